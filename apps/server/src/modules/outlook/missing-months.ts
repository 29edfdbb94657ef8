import type { DocumentType } from '@vesta/domain/documents/types';
import type { Finding } from '@vesta/engine/checks/finding';
import { monthRules } from '../documents/message-table.ts';

const countIn = ({ data }: Finding): number => {
  const counted = data.missing_count ?? data.count;
  return typeof counted === 'number' ? counted : 0;
};

/** How many months the checks miss, by type of paper. Where two rules speak of the same paper, the larger gap counts. */
export function missingMonths(findings: readonly Finding[]): Partial<Record<DocumentType, number>> {
  const missing: Partial<Record<DocumentType, number>> = {};
  for (const finding of findings) {
    const type = monthRules[finding.rule]?.type;
    if (!type || finding.outcome !== 'failed') continue;
    missing[type] = Math.max(missing[type] ?? 0, countIn(finding), 1);
  }
  return missing;
}
