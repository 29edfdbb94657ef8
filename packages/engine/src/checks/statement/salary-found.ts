import type { PaperSet } from '../../papers/kept-paper.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isDoubtful } from '../../papers/statements/is-partly-read.ts';
import { isSavingsOnly } from '../../papers/statements/savings-only.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { daysKnown } from './ground/days-known.ts';
import { isPaidByOthers } from './ground/paid-by-others.ts';
import { papersOf } from './ground/papers-of.ts';
import { payFromBank } from './ground/pay-from-bank.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';

/** Within so many days one payday must lie. */
const ONE_PAYDAY = 35;
const MOST_SHOWN = 6;

/** Whoever is employed is paid, and the statements show it. */
export const bankSalaryFound: Rule<PaperSet, 'R_BANK_SALARY_FOUND'> = {
  id: 'R_BANK_SALARY_FOUND',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    upload: 'never',
    flags: [{ flag: 'no_salary_detected', source: 'bank' }],
  },
  reads: ['employment_status', 'employer', 'first_name', 'last_name'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    if (!isPaidByOthers(context.applicant?.employment_status) || !history.main) return null;
    const papers = papersOf(history);
    const salaries = history.understood.filter(({ category }) => category === 'salary');
    if (salaries.length > 0) {
      const working = salaries.slice(-MOST_SHOWN).map((booking) => placeOfBooking(booking, 'salary'));
      return passed(working, {
        papers,
        data: { payments: salaries.length, from_bank: payFromBank(set, context).length },
      });
    }
    if (isSavingsOnly(history)) return failed([], { papers, variant: 'savings_only', level: 'warning' });
    const days = daysKnown(history);
    return days < ONE_PAYDAY || isDoubtful(history)
      ? inconclusive([], { papers })
      : failed([], { papers, data: { days } });
  },
};
