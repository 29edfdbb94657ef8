import { daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../../documents/reading.ts';
import { dayIn, numberIn, textIn } from '../../papers/fields.ts';
import { isOrdinary, monthOf, oneOffsOf, slipsIn } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** Pay grows after a contract was signed, a little more every year; it seldom falls. */
const LEAST = 0.95;
const MOST_AT_FIRST = 1.3;
const MOST_A_YEAR = 0.06;
const MOST = 1.6;
const DAYS_A_YEAR = 365.25;

/** How much more than agreed may be paid: at first no more than what comes on top of the pay, such as nights. */
function mostAfter(start: Day | null, month: string | null): number {
  const days = start && month ? daysBetween(start, `${month}-28`) : null;
  return days === null ? MOST : Math.min(MOST, MOST_AT_FIRST + (Math.max(0, days) / DAYS_A_YEAR) * MOST_A_YEAR);
}
const paymentCounts = [12, 13, 14];

/** What the contract pays a month; several answers where only the year is told. */
function monthlyPay(reading: Reading<'work_contract'>): readonly number[] {
  const monthly = numberIn(reading, 'monthly_gross');
  if (monthly !== null) return [monthly];
  const yearly = textIn(reading, 'salary_period') === 'year' ? numberIn(reading, 'salary_amount') : null;
  return yearly === null ? [] : paymentCounts.map((count) => Math.round(yearly / count));
}

const payField = ({ fields }: Reading<'payslip'>): 'contractual_gross' | 'gross' =>
  fields.contractual_gross ? 'contractual_gross' : 'gross';

/** Whether another month paid the same: what is paid once, under whatever name, is not. */
const isRepeated = (slip: ReadPaper<'payslip'>, slips: readonly ReadPaper<'payslip'>[]): boolean =>
  slips.some((other) => other !== slip && monthOf(other) !== monthOf(slip) && paidBy(other) === paidBy(slip));

/**
 * A month with days of leave or illness pays less than was agreed, and one with something paid once pays more: pay that
 * comes again tells, else the fullest month.
 */
function bestPaid(all: readonly ReadPaper<'payslip'>[]): ReadPaper<'payslip'> | null {
  const slips = all.filter(isOrdinary);
  const repeated = slips.filter((slip) => isRepeated(slip, slips));
  return (repeated.length > 0 ? repeated : slips).reduce<ReadPaper<'payslip'> | null>(
    (best, slip) => (best && paidBy(best) >= paidBy(slip) ? best : slip),
    null,
  );
}

/** What is paid once a year comes on top of the month that a contract speaks of. */
const extras = ['tredicesima', 'quattordicesima', 'thirteenth', 'christmas', 'holiday', 'bonus', 'one_time', 'special'];

/** The month's pay, less what was paid once with it where only the whole is known. */
function regularPay(slip: Pick<ReadPaper<'payslip'>, 'reading'>): number | null {
  const field = payField(slip.reading);
  const whole = numberIn(slip.reading, field);
  if (whole === null || field === 'contractual_gross') return whole;
  const once = oneOffsOf(slip).filter(({ kind, amount }) => amount > 0 && extras.includes(kind));
  return whole - once.reduce((sum, { amount }) => sum + amount, 0);
}

const paidBy = (slip: ReadPaper<'payslip'>): number => regularPay(slip) ?? 0;

export const salaryVersusPayslip: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_SALARY_VS_PAYSLIP'> = {
  id: 'R_CONTRACT_SALARY_VS_PAYSLIP',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, paper, set }) => {
    const slip = bestPaid(slipsIn(set));
    if (!slip) return null;
    const agreed = monthlyPay(reading);
    const field = payField(slip.reading);
    const paid = regularPay(slip);
    const [first] = agreed;
    const working = [
      placeOf(reading, 'salary_amount', { paper: paper.id }),
      placeOf(slip.reading, field, { expected: first ?? null, paper: slip.paper.id }),
    ];
    if (first === undefined || paid === null) return inconclusive(working);
    const data = { expected: first, found: paid };
    const most = mostAfter(dayIn(reading, 'employment_start'), monthOf(slip));
    if (agreed.some((pay) => paid >= pay * LEAST && paid <= pay * most)) return passed(working, { data });
    return failed(working, { data });
  },
};
