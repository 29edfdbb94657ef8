import { amountIn, certainty, confirm, type Draft, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import type { Sum, Sums } from '../sums.ts';

const baseFields = ['tax_gross', 'social_gross', 'health_gross', 'unemployment_gross', 'care_gross'];
/** Employee's share of the pension insurance in percent, and how far rounding may move it. */
const PENSION_RATE = 9.3;
const RATE_TOLERANCE = 0.05;

/** However much is said between the caption and the figure: the share for the pension comes to what was paid. */
function isBaseOfPension(draft: Draft, { value, ruled }: Sum): boolean {
  const pension = amountIn(draft, 'pension');
  return !ruled && pension !== null && pension > 0 && Math.abs((value * PENSION_RATE) / 100 - pension) <= 1;
}

/** What tax and insurance are reckoned from. Without its comma an amount counts only if the slip repeats it. */
export function readBases(draft: Draft, sums: Sums): void {
  const month = (field: string): readonly Sum[] => (sums.get(field) ?? []).filter((sum) => !sum.yearly);
  const printed = baseFields.flatMap((field) => month(field)[0]?.value ?? []);
  const isRepeated = (value: number): boolean =>
    value === amountIn(draft, 'gross') || printed.filter((other) => other === value).length > 1;
  for (const field of ['tax_gross', 'social_gross'] as const) {
    const sum = likely(month(field).filter((candidate) => !candidate.ruled || isRepeated(candidate.value)));
    const proven = field === 'social_gross' && !sum ? month(field).find((one) => isBaseOfPension(draft, one)) : null;
    if (sum) putCandidate(draft, field, sum, isRepeated(sum.value) ? certainty.confirmed : certainty.labelled);
    else if (proven) putCandidate(draft, field, proven, certainty.confirmed);
  }
  const [pension, base] = [amountIn(draft, 'pension'), amountIn(draft, 'social_gross')];
  if (pension === null || base === null || base === 0) return;
  const rate = (pension / base) * 100;
  // Small and graded jobs, and months with arrears, have other rates: no contradiction, only no support.
  const outcome = Math.abs(rate - PENSION_RATE) <= RATE_TOLERANCE ? 'passed' : 'inconclusive';
  confirm(draft, 'payslip_pension_rate', outcome, {
    expected: Math.round((base * PENSION_RATE) / 100),
    found: pension,
  });
}

/** A column or a row that says that it is of the year leaves no doubt, however many figures stand before. */
const FARTHEST_OF_YEAR = 2.3;

/** The year so far: never less than the month itself. */
export function readYearToDate(draft: Draft, sums: Sums): void {
  const pairs = [
    ['ytd_gross', 'gross'],
    ['ytd_taxable', 'tax_gross'],
    ['ytd_tax', 'wage_tax'],
  ] as const;
  for (const [field, name] of pairs) {
    const yearly = [...(sums.get(field) ?? []), ...(sums.get(name) ?? []).filter((sum) => sum.yearly)];
    // Where what is taken off is printed with its minus, the total of the year is as well.
    const found = likely(
      yearly.filter(({ value }) => Math.abs(value) >= (amountIn(draft, name) ?? 0)),
      FARTHEST_OF_YEAR,
    );
    const sum = found && name === 'wage_tax' ? { ...found, value: Math.abs(found.value) } : found;
    if (sum && sum.value >= 0 && !(draft.noisy && sum.ruled))
      putCandidate(draft, field, sum, sum.ruled ? certainty.likely : certainty.labelled);
  }
}
