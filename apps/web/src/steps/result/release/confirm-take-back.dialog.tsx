import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

interface ConfirmTakeBackProps {
  /** Whose household it is. */
  name: string;
  onTakeBack: () => void;
  onKeep: () => void;
}

/** Somebody else's report falls with it at once: it is asked, and told who may have seen the figures. */
export function ConfirmTakeBack({ name, onTakeBack, onKeep }: ConfirmTakeBackProps) {
  const t = useTranslations('ReportSharing.ToHousehold.Confirm');
  const general = useTranslations('General');
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onTakeBack}>{t('Yes')}</Button>
          <Button kind="second" onClick={onKeep}>
            {t('No')}
          </Button>
        </>
      }
    >
      <p>{t('Text', { name })}</p>
      <p>{t('Seen', { name })}</p>
    </Dialog>
  );
}
