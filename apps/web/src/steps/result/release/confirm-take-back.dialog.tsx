import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../features/confirm-dialog/confirm-dialog.tsx';
import type { ReleaseWords } from './use-release-words.ts';

interface ConfirmTakeBackProps {
  /** Whose household it is. */
  name: string;
  words: ReleaseWords;
  onTakeBack: () => void;
  onKeep: () => void;
}

/** Somebody else's report falls with it at once: it is asked, and told who may have seen the figures. */
export function ConfirmTakeBack({ name, words, onTakeBack, onKeep }: ConfirmTakeBackProps) {
  const t = useTranslations(`${words}.Confirm`);
  return (
    <ConfirmDialog title={t('Title')} yes={t('Yes')} no={t('No')} onYes={onTakeBack} onNo={onKeep}>
      <p>{t('Text', { name })}</p>
      <p>{t('Seen', { name })}</p>
    </ConfirmDialog>
  );
}
