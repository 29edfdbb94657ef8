import { addDays, daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { daysIn } from '../../coverage/span.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { spansOf } from '../../papers/statements/coverage-of-account.ts';
import { type BankHistory, historyOf } from '../../papers/statements/history.ts';
import { isDoubtful, isPartlyRead } from '../../papers/statements/is-partly-read.ts';
import type { Category } from '../../transactions/category.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { papersOf } from './ground/papers-of.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';

const LOOK_BACK_DAYS = 60;
/** Of which at least so many have to be seen before anybody can say that nothing came. */
const FEWEST_DAYS = 30;
const LARGE = 500_000;
const unexplained: ReadonlySet<Category> = new Set<Category>(['other_income', 'cash_deposit', 'loan_disbursement']);

function daysSeen({ accounts }: BankHistory, today: Day): number {
  const from = addDays(today, -LOOK_BACK_DAYS);
  return from ? daysIn({ from, to: today }, accounts.flatMap(spansOf)) : 0;
}

/** Savings were not lent for the day: no large sum of unknown origin arrived of late. */
export const bankLargeDeposit: Rule<PaperSet, 'R_BANK_LARGE_DEPOSIT'> = {
  id: 'R_BANK_LARGE_DEPOSIT',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  reads: ['employment_status', 'first_name', 'last_name', 'employer'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    // Customers of the self-employed pay large invoices.
    if (!history.main || context.applicant?.employment_status === 'Self-employed') return null;
    const papers = papersOf(history);
    const recent = history.understood.filter(
      ({ transaction }) => (daysBetween(transaction.date, context.today) ?? LOOK_BACK_DAYS + 1) <= LOOK_BACK_DAYS,
    );
    const large = recent.filter(
      ({ category, transaction }) => transaction.amount >= LARGE && unexplained.has(category),
    );
    if (large.length === 0) {
      const unsure = daysSeen(history, context.today) < FEWEST_DAYS || isPartlyRead(history);
      return unsure ? inconclusive([], { papers }) : passed([], { papers });
    }
    const sum = large.reduce((total, { transaction }) => total + transaction.amount, 0);
    const working = large.map((booking) => placeOfBooking(booking, 'large credit'));
    // Who sent it may be what was misread.
    if (isDoubtful(history)) return inconclusive(working, { papers });
    return failed(working, { papers, data: { payments: large.length, sum } });
  },
};
