import type { MissingDocument } from '@vesta/domain/documents/income-check';
import type { DocumentType } from '@vesta/domain/documents/types';

/** How many months are missing, by type of paper. Where two gaps are about the same paper, the larger one counts. */
export function missingMonths(missing: readonly MissingDocument[]): Partial<Record<DocumentType, number>> {
  const counted: Partial<Record<DocumentType, number>> = {};
  for (const { alternatives, months, rule } of missing) {
    // A paper that is missing altogether is told as such.
    if (rule === null) continue;
    for (const type of alternatives) counted[type] = Math.max(counted[type] ?? 0, months.length, 1);
  }
  return counted;
}
