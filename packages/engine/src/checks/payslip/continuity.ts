import { monthsFrom } from '../../coverage/month.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import { MONTHS_NEEDED, windowOf } from './expected-months.ts';
import { monthsTold, ownSlips } from './months-told.ts';
import { periodPlaces, type Slips } from './slips.ts';

/** Slips that follow each other month by month; which are missing between them, and which are too old to count. */
export const continuity: Rule<Slips, 'R_PAYSLIP_CONTINUITY'> = {
  id: 'R_PAYSLIP_CONTINUITY',
  chapter: 'payslip',
  level: 'critical',
  blocking: false,
  means: {
    months: { type: 'payslip', key: 'Payslips.Warning.DateRange', blocker: false },
    flags: [{ flag: 'missing_records', source: 'payslips' }],
    answers: ['payslip.months_consecutive'],
  },
  reads: ['first_name', 'last_name'],
  judge: (all, context) => {
    const { today } = context;
    const subject = ownSlips(all, context);
    const { months, unknown } = monthsTold(subject);
    const counted = months.slice(-MONTHS_NEEDED);
    const [first, last] = [counted[0], counted.at(-1)];
    const oldest = windowOf(today)[0] ?? '';
    const outside = months.filter((month) => month < oldest);
    const working = [reckoned('months', null, months.join(','))];
    if (!first || !last || counted.length < 2) return inconclusive(working);
    const gaps = monthsFrom(first, last).filter((month) => !counted.includes(month));
    const data = { missing: gaps.join(', '), outside: outside.join(', '), count: gaps.length };
    if (gaps.length === 0) return passed(working, { data });
    return gaps.length <= unknown ? inconclusive(working) : failed([...working, ...periodPlaces(subject)], { data });
  },
};
