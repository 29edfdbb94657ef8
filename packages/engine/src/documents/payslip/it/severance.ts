import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import type { Sum, Sums } from '../sums.ts';
import { sharesByContext } from './severance-captions.ts';

/** A thirteenth and a half of a year's pay is put aside, so that a month's part is less than a tenth of it. */
const MOST_OF_GROSS = 0.1;
const DIVISOR = 13.5;
/** So much of the insured pay goes to the pension fund and is not put aside. */
const FUND = 0.005;
const ROUNDING = 2;

/** Whether a share is what is due of one of the sums that it may be reckoned from, less what the fund keeps of the insured pay or not. */
function isDueOf(bases: readonly number[], insured: readonly number[]): (share: number) => boolean {
  return (share) =>
    bases.some((base) =>
      [0, ...insured, base].some((kept) => Math.abs(base / DIVISOR - kept * FUND - share) <= ROUNDING),
    );
}

/** What is put aside this month for the end of the job. */
export function readSeverance(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const amounts = (['gross', 'contractual_gross', 'social_gross'] as const).map((field) => amountIn(draft, field));
  const [gross = null, , insured = null] = amounts;
  const isOfMonth = ({ yearly, value }: Sum): boolean =>
    !yearly && value > 0 && (gross === null || value <= gross * MOST_OF_GROSS);
  const { told, possible } = sharesByContext(sheets);
  const month = [...(sums.get('severance_accrual') ?? []), ...told].filter(isOfMonth).sort((a, b) => a.cost - b.cost);
  const bases = [...amounts, ...(sums.get('severance') ?? []).map(({ value }) => value)].flatMap(
    (value) => value ?? [],
  );
  const isDue = isDueOf(bases, insured === null ? [] : [insured]);
  const due = [...month, ...possible.filter(isOfMonth)].filter(({ value }) => isDue(value));
  const [first] = due;
  if (first && new Set(due.map(({ value }) => value)).size === 1) {
    putCandidate(draft, 'severance_accrual', first, certainty.confirmed);
    return;
  }
  const sum = draft.noisy ? null : likely(month);
  if (sum) putCandidate(draft, 'severance_accrual', sum, certainty.labelled);
}
