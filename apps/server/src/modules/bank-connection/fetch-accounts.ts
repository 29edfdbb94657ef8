import type { DataAccess, FeedTransaction } from '../../adapters/open-banking/port.ts';
import type { House } from '../../house.ts';
import { type AccountFeed, type LeftOutReason, leftOutReason, withoutRepeats } from './account-feed.ts';
import { type FetchSpan, windowsOf } from './fetch-span.ts';

/** No account has so many; a provider that never ends its pages is left here. */
const MOST_PAGES = 200;

export interface FetchedAccounts {
  readonly feeds: readonly AccountFeed[];
  readonly leftOut: readonly { readonly name: string; readonly reason: LeftOutReason }[];
  readonly identity: string | null;
}

interface Wanted {
  readonly access: DataAccess;
  readonly span: FetchSpan;
  readonly windowDays: number | null;
  readonly givesIdentity: boolean;
}

async function transactionsOf(
  { openBanking }: Pick<House, 'openBanking'>,
  accountId: string,
  { access, span, windowDays }: Wanted,
): Promise<FeedTransaction[]> {
  const all: FeedTransaction[] = [];
  for (const { from, to } of windowsOf(span, windowDays)) {
    let offset: number | null = 0;
    for (let page = 0; offset !== null && page < MOST_PAGES; page += 1) {
      const answer = await openBanking.transactions(access, { accountId, from, before: to, offset });
      all.push(...answer.transactions);
      offset = answer.nextOffset;
    }
  }
  return withoutRepeats(all);
}

/** All accounts and their bookings in one run: some banks answer a token once and never again. */
export async function fetchAccounts(house: Pick<House, 'openBanking'>, wanted: Wanted): Promise<FetchedAccounts> {
  const accounts = await house.openBanking.accounts(wanted.access);
  const feeds: AccountFeed[] = [];
  const leftOut: { name: string; reason: LeftOutReason }[] = [];
  for (const account of accounts) {
    const reason = leftOutReason(account);
    if (reason) leftOut.push({ name: account.name ?? account.kind ?? account.currency ?? '', reason });
    else feeds.push({ account, transactions: await transactionsOf(house, account.id, wanted) });
  }
  const identity = wanted.givesIdentity ? await house.openBanking.identity(wanted.access).catch(() => null) : null;
  return { feeds, leftOut, identity };
}
