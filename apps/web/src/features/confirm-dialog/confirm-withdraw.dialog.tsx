import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
  const days = useDays();
  const day = pdfTakenAt && days.day(pdfTakenAt);
  return (
    <ConfirmDialog title={t('Title', { name })} yes={t('Yes')} no={t('No')} onYes={onWithdraw} onNo={onKeep}>
      <p>{t('Text')}</p>
      <p>{day ? t('PdfTaken', { day }) : t('PdfNotTaken')}</p>
    </ConfirmDialog>
  );
}
