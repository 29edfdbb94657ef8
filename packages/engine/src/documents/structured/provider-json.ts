import type { AccountData, DataBooking, DatedBalance } from './account-data.ts';
import { feedBookings } from './feed-bookings.ts';
import { centsAt, dayIn, isObject, type Json, listAt, objectAt, textOf } from './feed-values.ts';

/** Balances that stand for what is booked, best first. */
const booked = ['CLOSING_BOOKED', 'INTERIM_BOOKED', 'EXPECTED'] as const;

function closingOf(account: Json, balances: readonly Json[]): DatedBalance | null {
  for (const type of booked) {
    const found = balances.find((one) => textOf(one, 'type') === type) ?? null;
    const cents = centsAt(objectAt(found, 'balanceAmount'), 'amount');
    if (found && cents !== null && found.creditLineIncluded !== true) return { cents, day: dayIn(found, 'dateTime') };
  }
  const cents = centsAt(account, 'balance');
  return cents === null ? null : { cents, day: null };
}

/** Balances back in time from the last one, where the bank sends none with its bookings. */
function withBalances(bookings: readonly DataBooking[], closing: DatedBalance | null): DataBooking[] {
  if (closing === null || bookings.some(({ balance }) => balance !== null)) return [...bookings];
  let balance = closing.cents;
  return bookings
    .toReversed()
    .map((booking) => {
      const after = balance;
      balance -= booking.cents;
      return { ...booking, balance: after };
    })
    .toReversed();
}

const accountTypes: Readonly<Record<string, AccountData['accountType']>> = { CURRENT: 'current', SAVINGS: 'savings' };

/** What a provider of account information answered: one account, its balances and its bookings. */
export interface FeedStatement {
  readonly account: Json;
  readonly balances: readonly Json[];
  readonly transactions: readonly Json[];
  /** The name of whoever signed in, as the bank knows it. */
  readonly identity: string | null;
  /** The days that were asked for. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads `{ account, transactions, balances?, identity?, from?, to? }`; answers may stand in their envelope `{ data: … }`. */
export function feedStatement(value: unknown): FeedStatement | null {
  if (!isObject(value)) return null;
  const account = objectAt(objectAt(value, 'account'), 'data') ?? objectAt(value, 'account');
  const list = (name: string): Json[] =>
    Array.isArray(value[name]) ? listAt(value, name) : listAt(objectAt(value, name), 'data');
  if (!account || value.transactions === undefined) return null;
  const balances = [...list('balances'), ...listAt(account, 'accountBalances')];
  const identity = textOf(objectAt(value, 'identity'), 'name');
  const [from, to] = [dayIn(value, 'from'), dayIn(value, 'to')];
  return { account, balances, transactions: list('transactions'), identity, from, to };
}

export function readFeed(statement: FeedStatement): AccountData {
  const { account, balances, transactions } = statement;
  const numbers = listAt(account, 'accountIdentifications');
  const number = (type: string): string | null =>
    textOf(numbers.find((one) => textOf(one, 'type') === type) ?? null, 'identification');
  const iban = number('IBAN')?.replace(/\s/g, '') ?? null;
  const currency = textOf(account, 'currency') ?? 'EUR';
  const { bookings, left } = feedBookings(transactions, currency, iban?.slice(0, 2) ?? null);
  const closing = closingOf(account, balances);
  const names = listAt(account, 'accountNames').flatMap((one) => textOf(one, 'name') ?? []);
  return {
    layout: 'bank-feed',
    holder: names.length > 0 ? names.join(', ') : statement.identity,
    identity: statement.identity,
    iban,
    account: textOf(account, 'id'),
    bankCode: null,
    bic: number('BIC'),
    bank: null,
    currency,
    number: null,
    accountType: accountTypes[textOf(account, 'accountType') ?? ''] ?? null,
    periodStart: statement.from,
    periodEnd: statement.to,
    opening: null,
    closing,
    balancesGiven: bookings.some(({ balance }) => balance !== null),
    bookings: withBalances(bookings, closing),
    left,
  };
}
