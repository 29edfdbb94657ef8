import { amountIn, certainty, confirm, type Draft, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import { solve, TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';

/** Income tax as withheld: what is left of the gross tax after the credits, where the slip shows them all. */
export function readIncomeTax(draft: Draft, sums: Sums): void {
  if (draft.fields.has('income_tax')) return;
  const most = amountIn(draft, 'total_deductions') ?? amountIn(draft, 'gross') ?? Number.POSITIVE_INFINITY;
  const month = (field: string): readonly Sum[] => (sums.get(field) ?? []).filter((sum) => !sum.yearly);
  const solution = solve(
    [
      { field: 'gross_tax', sign: 1 },
      { field: 'work_credit', sign: -1, optional: true },
      { field: 'further_credit', sign: -1, optional: true },
      { field: 'family_credit', sign: -1, optional: true },
      { field: 'income_tax', sign: -1 },
    ],
    month,
    draft.noisy ? 0 : TOLERANCE,
  );
  const solved = solution?.values.get('income_tax');
  if (solution && solved) {
    putCandidate(draft, 'income_tax', { ...solved, value: Math.abs(solved.value) }, certainty.confirmed);
    confirm(draft, 'payslip_irpef', 'passed', {
      expected: Math.abs(solved.value) + solution.rest,
      found: Math.abs(solved.value),
    });
    return;
  }
  // The line takes it off with a minus, the sums print it without.
  const taxes = month('income_tax').map((sum) => ({ ...sum, value: Math.abs(sum.value) }));
  const clear = draft.noisy ? null : likely(taxes.filter(({ value }) => value <= most));
  if (clear) putCandidate(draft, 'income_tax', clear, certainty.labelled);
}

/** Whether pay began in an earlier month of the year: then no total of the year is that of one month. */
function wasPaidBefore(draft: Draft): boolean {
  const [period, hired] = (['period', 'hire_date'] as const).map((name) => String(draft.fields.get(name)?.value ?? ''));
  if (!period || !hired) return false;
  return !period.endsWith('-01') && hired.slice(0, 7) < period;
}

/**
 * The year so far, from the block of running totals. Blocks that print the month beside the year have both under one
 * heading: what is more than the month is the year's.
 */
export function readItalianYear(draft: Draft, sums: Sums): void {
  const pairs = [
    ['ytd_gross', 'social_gross'],
    ['ytd_taxable', 'taxable'],
    ['ytd_tax', 'income_tax'],
  ] as const;
  for (const [field, name] of pairs) {
    // Where the month's own base was not told, a year of several months has at least the month's pay.
    const unknown = name === 'taxable' && wasPaidBefore(draft) ? amountIn(draft, 'gross') : null;
    const month = amountIn(draft, name) ?? unknown ?? 0;
    const yearly = [...(sums.get(field) ?? []), ...(sums.get(name) ?? []).filter((sum) => sum.yearly)];
    const beyond = yearly.filter(({ value }) => value > month);
    const same = wasPaidBefore(draft) && month > 0 ? [] : yearly.filter(({ value }) => value === month);
    const sum = likely(beyond.length > 0 ? beyond : same);
    if (sum) putCandidate(draft, field, sum, certainty.labelled);
  }
}
