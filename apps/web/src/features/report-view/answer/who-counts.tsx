import type { Signers } from '@vesta/domain/report/signers';
import { useTranslations } from 'use-intl';

/** Whose incomes the answer holds, and who is still expected. */
export function WhoCounts({ signers: { all, counted, pending } }: { signers: Signers }) {
  const t = useTranslations('ReportView.Answer');
  return (
    <>
      {t('CountedOf', { counted, all })}
      {pending.length > 0 && <> {t('StillExpected', { names: pending.join(', '), count: pending.length })}</>}
    </>
  );
}
