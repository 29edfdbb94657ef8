import type { Day } from '@vesta/domain/dates/day';
import { addMonths, firstDay, lastDay, monthOf } from '@vesta/specimens/calendar';
import { statementPaper } from '@vesta/specimens/layouts/statement/index';
import { balanceBefore, ledgerOf } from '@vesta/specimens/ledger/ledger';
import { personOf } from '@vesta/specimens/people/person-of';
import type { Specimen } from '@vesta/specimens/truth';

/** One statement over so many months, for measuring how time grows with pages. */
export async function longStatement(months: number, today: Day): Promise<Specimen> {
  const person = personOf('bench-1', 'IT', today);
  const last = addMonths(monthOf(today), -1);
  const first = addMonths(last, 1 - months);
  const all = ledgerOf(person, addMonths(first, -1), last, 'bench');
  const bookings = all.filter(({ date }) => date >= firstDay(first));
  const opening = balanceBefore(all, firstDay(first), person.account.opening);
  return statementPaper({
    person,
    start: firstDay(first),
    end: lastDay(last),
    number: 1,
    opening,
    closing: bookings.at(-1)?.balance ?? opening,
    bookings,
  });
}
