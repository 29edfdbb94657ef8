import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';

interface ConfirmDeleteProps {
  name: string;
  onDelete: () => void;
  onKeep: () => void;
}

/** A good paper is deleted on purpose only. What could not be used goes without a question. */
export function ConfirmDelete({ name, onDelete, onKeep }: ConfirmDeleteProps) {
  const t = useTranslations('Uploads.ConfirmDelete');
  return (
    <ConfirmDialog title={t('Title')} yes={t('Yes')} no={t('No')} onYes={onDelete} onNo={onKeep}>
      <p>{t('Text', { name })}</p>
    </ConfirmDialog>
  );
}
