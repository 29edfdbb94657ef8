import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

interface ConfirmWithdrawProps {
  name: string;
  /** When they took the PDF last; null while they have not. */
  pdfTakenAt: string | null;
  onWithdraw: () => void;
  onKeep: () => void;
}

/** A withdrawn link cannot be brought back, only sent anew: it is asked once, and told what stays with them. */
export function ConfirmWithdraw({ name, pdfTakenAt, onWithdraw, onKeep }: ConfirmWithdrawProps) {
  const t = useTranslations('ReportSharing.Log.Confirm');
  const general = useTranslations('General');
  const format = useFormatter();
  const day = pdfTakenAt && format.dateTime(new Date(pdfTakenAt), { dateStyle: 'medium' });
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
      <p>{day ? t('PdfTaken', { day }) : t('PdfNotTaken')}</p>
    </Dialog>
  );
}
