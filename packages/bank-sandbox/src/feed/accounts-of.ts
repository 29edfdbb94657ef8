import { createHash } from 'node:crypto';
import type { Day } from '@vesta/domain/dates/day';
import { addMonths, monthOf } from '@vesta/specimens/calendar';
import { germanIban, italianIban } from '@vesta/specimens/identifiers/iban';
import type { Booking } from '@vesta/specimens/ledger/booking';
import { ledgerOf } from '@vesta/specimens/ledger/ledger';
import type { Person } from '@vesta/specimens/people/person';
import { personas } from '@vesta/specimens/personas/index';
import type { SandboxBank } from '../banks.ts';
import type { Customer } from '../customers.ts';

export interface SandboxAccount {
  readonly id: string;
  readonly iban: string;
  readonly holder: string;
  readonly kind: 'CURRENT' | 'SAVINGS';
  readonly currency: 'EUR' | 'USD';
  /** After the last booking, in cents. */
  readonly balance: number;
  /** Oldest first. */
  readonly bookings: readonly Booking[];
}

/** The ledger of a person's papers begins so many months before the last full one; ours must begin with it to agree. */
const HISTORY = 9;

const digitsOf = (text: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, count);

/** At the person's own bank the account of their papers, elsewhere one with the number of that bank. */
function ibanAt(bank: SandboxBank, person: Person, kind: string): string {
  const own = person.account.iban;
  const isHome = own.slice(bank.country === 'IT' ? 5 : 4).startsWith(bank.code) && own.startsWith(bank.country);
  if (kind === 'CURRENT' && isHome) return own;
  const seed = `${bank.id}/${person.name}/${kind}`;
  return bank.country === 'IT'
    ? italianIban(bank.code, `0${digitsOf(seed, 4)}`, `000${digitsOf(`${seed}/account`, 9)}`)
    : germanIban(bank.code, digitsOf(seed, 10));
}

const idOf = (bank: SandboxBank, customer: Customer, kind: string): string =>
  createHash('sha256').update(`${bank.id}/${customer.user}/${kind}`).digest('hex').slice(0, 32);

export function holderOf(customer: Customer, today: Day): { firstName: string; lastName: string } {
  const { firstName, lastName } = customer.holder ?? personas[customer.persona](today);
  return { firstName, lastName };
}

/** What was put aside from the current account arrives here. */
function savingsOf(bookings: readonly Booking[], opening: number): Booking[] {
  let balance = opening;
  return bookings
    .filter(({ method }) => method === 'own_transfer')
    .map((booking) => {
      balance -= booking.amount;
      return { ...booking, amount: -booking.amount, counterpartyIban: null, balance };
    });
}

const SAVED_BEFORE = 250_000;
const DOLLARS = 41_250;

/** The accounts of a customer at a bank, booked until today. */
export function accountsOf(bank: SandboxBank, customer: Customer, today: Day): SandboxAccount[] {
  if (bank.quirk === 'empty') return [];
  const person = personas[customer.persona](today);
  const { firstName, lastName } = holderOf(customer, today);
  const first = addMonths(monthOf(today), -1 - HISTORY);
  const all = ledgerOf(person, first, monthOf(today), person.name);
  const bookings = all.filter(({ date }) => date <= today);
  const account = (
    kind: SandboxAccount['kind'],
    currency: SandboxAccount['currency'],
    rows: readonly Booking[],
    opening: number,
  ): SandboxAccount => ({
    id: idOf(bank, customer, kind + currency),
    iban: ibanAt(bank, person, currency === 'EUR' ? kind : currency),
    holder: `${firstName} ${lastName}`,
    kind,
    currency,
    balance: rows.at(-1)?.balance ?? opening,
    bookings: rows,
  });
  const saved = savingsOf(bookings, SAVED_BEFORE);
  return [
    account('CURRENT', 'EUR', bookings, person.account.opening),
    ...(saved.length > 0 ? [account('SAVINGS', 'EUR', saved, SAVED_BEFORE)] : []),
    ...(bank.quirk === 'foreign' ? [account('CURRENT', 'USD', [], DOLLARS)] : []),
  ];
}
