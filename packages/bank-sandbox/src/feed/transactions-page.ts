import { shiftDays } from '@vesta/specimens/calendar';
import type { SandboxBank } from '../banks.ts';
import type { SandboxAccount } from './accounts-of.ts';
import { dayOfMoment } from './day-of.ts';
import { type TransactionObject, transactionObject } from './transaction-object.ts';

export interface PageAsked {
  readonly from: Date;
  readonly before: Date;
  readonly limit: number;
  readonly offset: number;
}

/** A bank that is foreign in this has small pages, and each begins with the last entry of the one before. */
const SMALL_PAGE = 40;

/** Not booked yet, and a purchase in another currency. Neither has a balance after it. */
function oddEntries(bank: SandboxBank, account: SandboxAccount, today: string): TransactionObject[] {
  const like = account.bookings.at(-1);
  if (!like || account.currency !== 'EUR' || account.kind !== 'CURRENT') return [];
  const card = { ...like, method: 'card' as const, counterpartyIban: null, date: today, valueDate: today };
  const pending = { ...card, amount: -2_390, counterparty: 'BOOKING.COM' };
  const abroad = { ...card, amount: -1_899, counterparty: 'NEW YORK TIMES', date: shiftDays(today, -3) };
  return [
    { ...transactionObject(bank, account, pending, 90_001), status: 'PENDING', balance: undefined },
    {
      ...transactionObject(bank, { ...account, currency: 'USD' }, abroad, 90_002),
      balance: undefined,
    },
  ];
}

/** One page of bookings, newest first, and how many there are in all. */
export function transactionsPage(bank: SandboxBank, account: SandboxAccount, asked: PageAsked, now: Date) {
  const [from, to] = [dayOfMoment(asked.from), dayOfMoment(asked.before)];
  const odd = bank.quirk === 'foreign' ? oddEntries(bank, account, dayOfMoment(now)) : [];
  const rows = [...account.bookings.map((booking, index) => transactionObject(bank, account, booking, index)), ...odd]
    .filter(({ date }) => date.slice(0, 10) >= from && date.slice(0, 10) <= to)
    .sort((a, b) => (a.date === b.date ? b.id.localeCompare(a.id) : b.date.localeCompare(a.date)));
  if (bank.quirk !== 'foreign')
    return { rows: rows.slice(asked.offset, asked.offset + asked.limit), total: rows.length };
  const start = Math.max(0, asked.offset - 1);
  return { rows: rows.slice(start, start + Math.min(asked.limit, SMALL_PAGE)), total: rows.length };
}
