import { numberIn } from '../../../papers/fields.ts';
import { oneOffsOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';

/** Lines that are taxed as a one-off payment, on top of the running pay. */
const taxedApart = ['christmas', 'holiday', 'thirteenth', 'special', 'bonus', 'arrears', 'severance'];

export const taxedOneOffs = (slip: ReadPaper<'payslip'>): number =>
  oneOffsOf(slip)
    .filter(({ kind }) => taxedApart.includes(kind))
    .reduce((total, { amount }) => total + amount, 0);

/** What is taxed every month. */
export function runningPay(slip: ReadPaper<'payslip'>): number | null {
  const taxed = numberIn(slip.reading, 'tax_gross') ?? numberIn(slip.reading, 'gross');
  return taxed === null ? null : Math.max(0, taxed - taxedOneOffs(slip));
}
