import type { ToldContract } from '@vesta/domain/documents/income-check';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { type ContractType, paycheckCounts } from '@vesta/domain/validation/contract';
import type { Reading } from '@vesta/engine/documents/reading';
import { numberIn, textIn } from '@vesta/engine/papers/fields';
import type { JudgedRow } from '../documents/judged-rows.ts';

const answers: Readonly<Record<string, ContractType>> = { open_ended: 'open-ended', fixed_term: 'close-ended' };

/** The papers that tell of a contract, the one that knows best first: the contract itself, then the newest payslip. */
function tellers(rows: readonly JudgedRow[]): Reading[] {
  const readings = rows.flatMap(({ paper }) => paper.readings);
  const slips = readings.filter(({ kind }) => kind === 'payslip');
  const byPeriod = slips.toSorted((one, other) =>
    (textIn(other, 'period') ?? '').localeCompare(textIn(one, 'period') ?? ''),
  );
  return [...readings.filter(({ kind }) => kind === 'work_contract'), ...byPeriod];
}

/**
 * What the papers say about contract and salaries, as the questions would be answered; null where they are silent. A
 * paper that was refused, such as another person's, has no say.
 */
export function contractTold(
  rows: readonly JudgedRow[],
  documents: readonly Pick<DocumentRecord, 'id' | 'hasError'>[],
): ToldContract {
  const refused = new Set(documents.flatMap(({ id, hasError }) => (hasError ? id : [])));
  const papers = tellers(rows.filter(({ id }) => !refused.has(id)));
  const kinds = papers.map((paper) => textIn(paper, 'employment_kind') ?? textIn(paper, 'contract_type'));
  const counts = papers.map((paper) => numberIn(paper, 'paychecks_per_year') ?? numberIn(paper, 'payments_per_year'));
  return {
    typeOfContract: kinds.flatMap((kind) => answers[kind ?? ''] ?? [])[0] ?? null,
    paychecksPerYear: paycheckCounts.find((count) => count === counts.find((told) => told !== null)) ?? null,
  };
}
