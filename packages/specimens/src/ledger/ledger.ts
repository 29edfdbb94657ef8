import type { Day } from '@vesta/domain/dates/day';
import { type Month, monthOf, monthsFrom } from '../calendar.ts';
import { chanceOf } from '../chance.ts';
import type { Person } from '../people/person.ts';
import type { Booking, Entry } from './booking.ts';
import { commitments } from './commitments.ts';
import { bankCharges, bills, cashWithdrawals, purchases } from './everyday.ts';
import { benefits, fees, pensions, salaries } from './incomes.ts';
import { taxPayments } from './taxes.ts';

/** Each month draws from a chance of its own, so a longer ledger repeats a shorter one. */
function entriesIn(person: Person, month: Month, seed: string): Entry[] {
  const chance = chanceOf(`${seed}/ledger/${month}`);
  const household = person.household.spending > 0 ? bills(person, month, chance) : [];
  return [
    ...salaries(person, month, seed),
    ...fees(person, month, chance),
    ...benefits(person, month),
    ...pensions(person, month),
    ...taxPayments(person, month),
    ...commitments(person, month, chance),
    ...household,
    ...purchases(person, month, chance),
    ...cashWithdrawals(person, month, chance),
    ...bankCharges(person, month),
  ].filter((entry) => monthOf(entry.date) === month);
}

const byDay = (a: Entry, b: Entry): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** Every booking of the account from the first month to the last, with the balance after each. */
export function ledgerOf(person: Person, first: Month, last: Month, seed: string): Booking[] {
  let balance = person.account.opening;
  return monthsFrom(first, last)
    .flatMap((month) => entriesIn(person, month, seed))
    .sort(byDay)
    .map((entry) => {
      balance += entry.amount;
      return { ...entry, balance };
    });
}

export const balanceBefore = (bookings: readonly Booking[], day: Day, opening: number): number =>
  bookings.filter((booking) => booking.date < day).at(-1)?.balance ?? opening;
