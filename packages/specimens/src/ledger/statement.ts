import type { Day } from '@vesta/domain/dates/day';
import { addMonths, firstDay, lastDay, type Month, monthNumber } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import type { Booking } from './booking.ts';
import { balanceBefore, ledgerOf } from './ledger.ts';

/** What one statement tells, before any bank has put it on paper. */
export interface Statement {
  readonly person: Person;
  readonly start: Day;
  readonly end: Day;
  /** Of the year. */
  readonly number: number;
  readonly opening: number;
  readonly closing: number;
  readonly bookings: readonly Booking[];
}

/** Months before the newest with which the account begins: enough for six monthly statements and a quarter more. */
const HISTORY = 9;

/** Statements of so many months each, oldest first, the newest ending with `last`. */
export function statementsOf(person: Person, last: Month, count: number, months: number, seed: string): Statement[] {
  const all = ledgerOf(person, addMonths(last, -HISTORY), last, seed);
  return Array.from({ length: count }, (_, index) => {
    const endMonth = addMonths(last, -(count - 1 - index) * months);
    const start = firstDay(addMonths(endMonth, 1 - months));
    const end = lastDay(endMonth);
    const bookings = all.filter((booking) => booking.date >= start && booking.date <= end);
    const opening = balanceBefore(all, start, person.account.opening);
    return {
      person,
      start,
      end,
      number: Math.ceil(monthNumber(endMonth) / months),
      opening,
      closing: bookings.at(-1)?.balance ?? opening,
      bookings,
    };
  });
}
