import type { FeedAccount, FeedTransaction } from '../../adapters/open-banking/port.ts';

/** All that came of one account. */
export interface AccountFeed {
  readonly account: FeedAccount;
  readonly transactions: readonly FeedTransaction[];
}

export type LeftOutReason = 'currency' | 'kind';

/** Accounts that money is saved, borrowed or spent from by card: nobody's pay arrives there, and no rent leaves. */
const otherKinds = ['CREDIT_CARD', 'CHARGE_CARD', 'LOAN', 'MORTGAGE', 'PRE_PAID_CARD', 'INVESTMENT', 'E_MONEY'];

/** Why an account is not looked at; null for those that are. */
export function leftOutReason({ currency, kind }: FeedAccount): LeftOutReason | null {
  if (kind !== null && otherKinds.includes(kind.toUpperCase())) return 'kind';
  return currency !== null && currency !== 'EUR' ? 'currency' : null;
}

/** Each entry once. Banks repeat some where pages or windows meet; without a number of their own they cannot be told. */
export function withoutRepeats(transactions: readonly FeedTransaction[]): FeedTransaction[] {
  const seen = new Set<string>();
  return transactions.filter(({ id }) => {
    if (id === null) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Entries that are there and do not count: announced, or in other money. */
export function uncounted(transactions: readonly FeedTransaction[]): { pending: number; foreign: number } {
  return {
    pending: transactions.filter(({ isBooked }) => !isBooked).length,
    foreign: transactions.filter(({ isBooked, currency }) => isBooked && currency !== 'EUR').length,
  };
}
