import { type Month, monthOf } from '../../coverage/month.ts';
import { dayIn } from '../../papers/fields.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import { payFromBank } from '../statement/ground/pay-from-bank.ts';
import type { CheckContext } from '../subject.ts';
import { MONTHS_NEEDED, missingMonths, windowOf } from './expected-months.ts';
import { monthsTold, ownSlips } from './months-told.ts';
import { newestOf, periodPlaces, type Slips } from './slips.ts';

/** Whether the bank itself shows pay for as many months as slips are asked for: then one recent slip tells the rest. */
const isShownByBank = ({ set }: Slips, context: CheckContext): boolean =>
  payFromBank(set, context).length >= MONTHS_NEEDED;

/** Of the missing months, those that are still asked for where the bank shows the pay. */
const stillAsked = (missing: readonly Month[], months: readonly Month[], today: string): readonly Month[] =>
  months.some((month) => windowOf(today).includes(month)) ? [] : missing.slice(-1);

/** The last three months, the newest of which may be late in the first half of a month. */
export const monthsCovered: Rule<Slips, 'R_PAYSLIP_MONTHS'> = {
  id: 'R_PAYSLIP_MONTHS',
  chapter: 'payslip',
  level: 'critical',
  blocking: false,
  means: {
    months: { type: 'payslip', key: 'Payslips.Warning.DateRange', blocker: false },
    flags: [{ flag: 'insufficient', source: 'payslips' }],
    answers: ['payslip.months_consecutive'],
  },
  reads: ['first_name', 'last_name', 'employer'],
  judge: (all, context) => {
    const { today } = context;
    const subject = ownSlips(all, context);
    const { months, unknown } = monthsTold(subject);
    const newest = newestOf(subject);
    const hired = newest ? dayIn(newest.reading, 'hire_date') : null;
    const onPaper = missingMonths(months, hired ? monthOf(hired) : null, today);
    const isByBank = onPaper.length > 0 && isShownByBank(all, context);
    const missing = isByBank ? stillAsked(onPaper, months, today) : onPaper;
    const working = [
      reckoned('months', MONTHS_NEEDED, months.filter((month) => windowOf(today).includes(month)).join(',')),
    ];
    const data = { missing: missing.join(', '), count: missing.length };
    if (missing.length === 0 && months.length > 0) return passed(working, isByBank ? { variant: 'by_bank' } : {});
    return missing.length <= unknown ? inconclusive(working) : failed([...working, ...periodPlaces(subject)], { data });
  },
};
