import { numberIn } from '../../papers/fields.ts';
import { isOrdinary, monthOf, oneOffsOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, reckoned } from '../run/places.ts';
import type { Slips } from './slips.ts';

const WITHIN = 0.2;
const MOST_SLIPS = 3;

const average = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) / values.length);

const isNear = (value: number, other: number): boolean => Math.abs(value - other) <= other * WITHIN;

/** The net of a month without what it does not bring every month. */
function ordinaryNet(slip: ReadPaper<'payslip'>): number | null {
  const net = numberIn(slip.reading, 'net');
  const untaxed = oneOffsOf(slip).filter(({ kind }) => kind === 'refund_730' || kind === 'charge_730');
  return net === null ? null : net - untaxed.reduce((total, { amount }) => total + amount, 0);
}

/** What was said to come in each month, against the average of the newest slips. */
export const amountDeclared: Rule<Slips, 'R_PAYSLIP_AMOUNT_VS_DECLARED'> = {
  id: 'R_PAYSLIP_AMOUNT_VS_DECLARED',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  reads: ['declared_income'],
  judge: ({ slips }, { applicant }) => {
    if (!applicant) return null;
    const declared = applicant.declared_income;
    const newest = slips.filter((slip) => isOrdinary(slip) && monthOf(slip) !== null).slice(0, MOST_SLIPS);
    const nets = newest.flatMap((slip) => ordinaryNet(slip) ?? []);
    const places = newest.map(({ reading, paper }) => placeOf(reading, 'net', { paper: paper.id }));
    if (declared === null || nets.length === 0) return inconclusive(places);
    const found = average(nets);
    const working = [reckoned('average_net', declared, found), ...places];
    const data = { expected: declared, found };
    if (isNear(declared, found)) return passed(working, { data });
    const grosses = newest.flatMap(({ reading }) => numberIn(reading, 'gross') ?? []);
    // Most people who are off by this much wrote their gross: worth telling them, not worth doubting them.
    if (grosses.length > 0 && isNear(declared, average(grosses)))
      return failed(working, { level: 'info', variant: 'gross_declared', data });
    return failed(working, { variant: declared > found ? 'failed' : 'lower_declared', data });
  },
};
