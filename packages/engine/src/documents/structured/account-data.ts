import type { Day } from '@vesta/domain/dates/day';

export interface DatedBalance {
  readonly cents: number;
  readonly day: Day | null;
}

export interface DataBooking {
  readonly date: Day;
  readonly value_date: Day | null;
  readonly cents: number;
  readonly description: string;
  readonly balance: number | null;
  readonly counterparty: string | null;
  readonly counterparty_iban: string | null;
  readonly code: string | null;
}

/** A statement of an account as a bank sends it between machines. */
export interface AccountData {
  readonly layout: 'camt' | 'mt940' | 'bank-feed';
  readonly holder: string | null;
  /** Whoever signed in, as the bank knows them; only what a connection delivers has it. */
  readonly identity?: string | null;
  readonly iban: string | null;
  /** What tells accounts apart where no IBAN is given. */
  readonly account: string | null;
  readonly bankCode: string | null;
  readonly bic: string | null;
  readonly bank: string | null;
  readonly currency: string | null;
  readonly number: string | null;
  readonly accountType: 'current' | 'savings' | null;
  readonly periodStart: Day | null;
  readonly periodEnd: Day | null;
  readonly opening: DatedBalance | null;
  readonly closing: DatedBalance | null;
  /** False where balances beside bookings were worked out from the last one, and prove nothing. */
  readonly balancesGiven: boolean;
  /** Oldest first. */
  readonly bookings: readonly DataBooking[];
  /** Bookings that are there and could not be read. */
  readonly left: number;
}

const sameAccount = (a: AccountData, b: AccountData): boolean =>
  (a.iban ?? a.account) !== null && (a.iban ?? a.account) === (b.iban ?? b.account);

const follows = (a: AccountData, b: AccountData): boolean =>
  sameAccount(a, b) && a.closing !== null && b.opening !== null && a.closing.cents === b.opening.cents;

const joined = (a: AccountData, b: AccountData): AccountData => ({
  ...a,
  number: null,
  periodEnd: b.periodEnd,
  closing: b.closing,
  bookings: [...a.bookings, ...b.bookings],
  left: a.left + b.left,
});

/** Daily sheets of one account that carry on each other's balance are one statement. */
export function chained(accounts: readonly AccountData[]): AccountData[] {
  const result: AccountData[] = [];
  for (const account of accounts) {
    const before = result.at(-1);
    if (before && follows(before, account)) result[result.length - 1] = joined(before, account);
    else result.push(account);
  }
  return result;
}
