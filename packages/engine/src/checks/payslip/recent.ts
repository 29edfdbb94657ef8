import { lastDayOf, shiftMonths } from '../../papers/months.ts';
import { monthOf } from '../../papers/pay/slips-by-month.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { newestOf, type Slips } from './slips.ts';

const OLDEST_MONTHS = 3;

/** The newest slip ended no more than three months ago. */
export const recent: Rule<Slips, 'R_PAYSLIP_RECENT'> = {
  id: 'R_PAYSLIP_RECENT',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    flags: [{ flag: 'payslip_old', source: 'payslips' }],
    answers: ['payslip.recent'],
  },
  reads: [],
  judge: (subject, { today }) => {
    const newest = newestOf(subject);
    const month = newest ? monthOf(newest) : null;
    const oldest = shiftMonths(today, -OLDEST_MONTHS);
    const working = newest ? [placeOf(newest.reading, 'period', { expected: oldest, paper: newest.paper.id })] : [];
    if (!month) return inconclusive(working);
    const data = { month };
    if (lastDayOf(month) >= oldest) return passed(working, { data });
    // A slip that does not tell its month may be a newer one.
    return subject.slips.some((slip) => monthOf(slip) === null) ? inconclusive(working) : failed(working, { data });
  },
};
