import { amountIn, certainty, type Draft, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import type { Sums } from '../sums.ts';

/** A thirteenth and a half of a year's pay is put aside, so that a month's part is less than a tenth of it. */
const MOST_OF_GROSS = 0.1;

/** What is put aside this month for the end of the job. */
export function readSeverance(draft: Draft, sums: Sums): void {
  const gross = amountIn(draft, 'gross');
  const month = (sums.get('severance_accrual') ?? []).filter(
    ({ yearly, value }) => !yearly && value > 0 && (gross === null || value <= gross * MOST_OF_GROSS),
  );
  const sum = draft.noisy ? null : likely(month);
  if (sum) putCandidate(draft, 'severance_accrual', sum, certainty.labelled);
}
