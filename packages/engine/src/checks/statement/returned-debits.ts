import type { PaperSet } from '../../papers/kept-paper.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isPartlyRead } from '../../papers/statements/is-partly-read.ts';
import type { Category } from '../../transactions/category.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { daysBelowZero } from './ground/balances.ts';
import { papersOf } from './ground/papers-of.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';

/** One that bounced happens to anybody. */
const ONCE = 1;
const MOST_SHOWN = 10;

/** Payments that bounced for want of money, and what creditors seized. What somebody plays or buys is not looked at. */
export const bankReturnedDebits: Rule<PaperSet, 'R_BANK_RETURNED_DEBITS'> = {
  id: 'R_BANK_RETURNED_DEBITS',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  reads: ['first_name', 'last_name'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    if (!history.main) return null;
    const papers = papersOf(history);
    if (history.understood.length === 0) return inconclusive([], { papers });
    const of = (wanted: Category) => history.understood.filter(({ category }) => category === wanted);
    const [returned, seized] = [of('returned_debit'), of('garnishment')];
    const data = {
      returned: returned.length,
      seized: seized.length,
      overdrawn_days: daysBelowZero(history.accounts, context.today),
    };
    const working = [
      ...seized.map((booking) => placeOfBooking(booking, 'garnishment')),
      ...returned.map((booking) => placeOfBooking(booking, 'returned debit')),
    ].slice(0, MOST_SHOWN);
    if (working.length === 0)
      return isPartlyRead(history) ? inconclusive([], { papers }) : passed([], { papers, data });
    if (seized.length > 0) return failed(working, { papers, data, variant: 'garnishment' });
    return failed(working, { papers, data, level: returned.length > ONCE ? 'warning' : 'info' });
  },
};
