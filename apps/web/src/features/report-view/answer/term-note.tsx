import { maturityNote } from '@vesta/domain/report/maturity-note';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import { useTranslations } from 'use-intl';

/** Which years the figures are for, and why these. */
export function TermNote({ mortgage }: { mortgage: MortgagePart }) {
  const t = useTranslations('ReportWords');
  const sentences = maturityNote(mortgage);
  if (sentences.length === 0) return null;
  return <p>{sentences.map(({ key, values }) => t(key, { ...values })).join(' ')}</p>;
}
