import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

interface ConfirmWithdrawProps {
  name: string;
  onWithdraw: () => void;
  onKeep: () => void;
}

/** A withdrawn link cannot be brought back, only sent anew: it is asked once. */
export function ConfirmWithdraw({ name, onWithdraw, onKeep }: ConfirmWithdrawProps) {
  const t = useTranslations('ReportSharing.Log.Confirm');
  const general = useTranslations('General');
  return (
    <Dialog
      title={t('Title', { name })}
      closeLabel={general('Close')}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onWithdraw}>{t('Yes')}</Button>
          <Button kind="second" onClick={onKeep}>
            {t('No')}
          </Button>
        </>
      }
    >
      <p>{t('Text')}</p>
    </Dialog>
  );
}
