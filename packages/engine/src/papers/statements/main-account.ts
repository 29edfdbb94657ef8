import { incomeCategories } from '../../transactions/category.ts';
import type { Account } from './account.ts';
import type { Understood } from './understood.ts';

const isIncome: ReadonlySet<string> = new Set(incomeCategories);

/** The account that the main income goes to, else the one with the most bookings. */
export function mainAccountOf(accounts: readonly Account[], understood: readonly Understood[]): Account | null {
  const incomeOf = (account: Account): number =>
    understood.reduce(
      (sum, { account: key, category, transaction }) =>
        key === account.key && isIncome.has(category) && transaction.amount > 0 ? sum + transaction.amount : sum,
      0,
    );
  const ranked = accounts.map((account) => ({ account, income: incomeOf(account) }));
  const best = ranked.toSorted((a, b) => b.income - a.income || b.account.bookings.length - a.account.bookings.length);
  return best[0]?.account ?? null;
}
