import { dayIn } from '@vesta/domain/dates/day-in';
import type { FeedTransaction } from '../../adapters/open-banking/port.ts';
import type { AccountFeed } from './account-feed.ts';
import type { FetchSpan } from './fetch-span.ts';

const CENTS = 100;
/** As banks count days: Italy and Germany share their clock. */
const dayOf = (moment: Date): string => dayIn('it', moment);
const money = (cents: number, currency: string) => ({ amount: cents / CENTS, currency });
const ibanOf = (iban: string | null) => (iban === null ? [] : [{ type: 'IBAN', identification: iban }]);

/** `PMNT-RCDT-SALA` in its three parts. */
function isoCode(code: string | null) {
  const [domainCode = null, familyCode = null, subFamilyCode = null] = code?.split(/[^A-Za-z0-9]+/) ?? [];
  const part = (value: string | null) => (value === null ? null : { code: value });
  return code === null
    ? null
    : { domainCode: part(domainCode), familyCode: part(familyCode), subFamilyCode: part(subFamilyCode) };
}

function entryOf(entry: FeedTransaction) {
  const party = { name: entry.counterparty, accountIdentifications: ibanOf(entry.counterpartyIban) };
  return {
    id: entry.id,
    status: entry.isBooked ? 'BOOKED' : 'PENDING',
    bookingDateTime: entry.bookedOn,
    valueDateTime: entry.valueOn,
    ...money(entry.cents, entry.currency),
    description: entry.description,
    ...(entry.cents < 0 ? { payeeDetails: party } : { payerDetails: party }),
    ...(entry.balanceAfterCents === null
      ? {}
      : { balance: { balanceAmount: money(entry.balanceAfterCents, entry.currency) } }),
    isoBankTransactionCode: isoCode(entry.bankCode),
  };
}

export interface FeedFacts {
  readonly span: FetchSpan;
  readonly now: Date;
  /** The name of whoever signed in, as the bank knows it. */
  readonly identity: string | null;
}

/**
 * The file that is kept of an account: everything that came, counted or not, in the words of the provider, which the
 * engine reads like any other statement.
 */
export function feedFileOf({ account, transactions }: AccountFeed, { span, now, identity }: FeedFacts): Buffer {
  const { id, iban, number, holders, currency, kind, name, balance } = account;
  const file = {
    account: {
      id,
      accountType: kind,
      currency,
      nickname: name,
      accountNames: holders.map((holder) => ({ name: holder })),
      accountIdentifications: [
        ...ibanOf(iban),
        ...(number === null ? [] : [{ type: 'ACCOUNT_NUMBER', identification: number }]),
      ],
      accountBalances: balance
        ? [{ type: 'CLOSING_BOOKED', dateTime: balance.day, balanceAmount: money(balance.cents, balance.currency) }]
        : [],
    },
    identity: identity === null ? null : { name: identity },
    transactions: transactions.map(entryOf),
    from: dayOf(span.from),
    to: dayOf(now),
  };
  return Buffer.from(JSON.stringify(file), 'utf8');
}
