import type { CashflowMonth, Movement } from '@vesta/domain/report/mortgage';
import type { Analysis } from '../../analysis/analyse.ts';
import { sumOf } from '../../analysis/model/cents.ts';
import { monthOf } from '../../coverage/month.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import type { Category } from '../../transactions/category.ts';
import { groupBy } from '../../transactions/group-by.ts';

const columns: Readonly<Record<'salary' | 'alimony' | 'support' | 'other', readonly Category[]>> = {
  salary: ['salary', 'pension'],
  alimony: ['alimony_received'],
  support: ['benefit'],
  other: ['rent_received', 'investment', 'other_income'],
};

const kept: readonly Category[] = ['internal_transfer', 'savings', 'investment'];
const LAST_DIGITS = 4;

/** Money in by kind and money out, by the month in which it was booked. */
export function cashflowOf({ ground }: Analysis): CashflowMonth[] {
  const months = groupBy(ground.history.understood, ({ transaction }) => monthOf(transaction.date));
  return [...months.keys()].sort().map((month) => {
    const own = months.get(month) ?? [];
    const into = (categories: readonly Category[]): number =>
      sumOf(
        own
          .filter(({ category, transaction }) => transaction.amount > 0 && categories.includes(category))
          .map(({ transaction }) => transaction.amount),
      );
    const out = own.filter(({ category, transaction }) => transaction.amount < 0 && !kept.includes(category));
    return {
      month,
      salary: into(columns.salary),
      alimony: into(columns.alimony),
      support: into(columns.support),
      other: into(columns.other),
      outflow: sumOf(out.map(({ transaction }) => -transaction.amount)),
    };
  });
}

const endingOf = (account: string): string | null => (/^[A-Z]{2}\d/.test(account) ? account.slice(-LAST_DIGITS) : null);

/** The balance after each booking: as printed, else carried on from the last printed one of the same account. */
function balancesOf(understood: readonly Understood[], opening: ReadonlyMap<string, number>): (number | null)[] {
  const running = new Map<string, number>(opening);
  return understood.map(({ account, transaction }) => {
    const before = running.get(account);
    const after = transaction.balance ?? (before === undefined ? null : before + transaction.amount);
    if (after !== null) running.set(account, after);
    return after;
  });
}

function openings({ ground }: Analysis): ReadonlyMap<string, number> {
  return new Map(
    ground.history.accounts.flatMap(({ key, statements }) => {
      const first = statements.toSorted((a, b) => ((a.span?.from ?? '') < (b.span?.from ?? '') ? -1 : 1))[0];
      return first?.span?.opening === null || first?.span?.opening === undefined
        ? []
        : [[key, first.span.opening] as const];
    }),
  );
}

/** Every booking, newest first, for the lender who was named. Words that are nobody's business stay out. */
export function movementsOf(analysis: Analysis): Movement[] {
  const { understood } = analysis.ground.history;
  const balances = balancesOf(understood, openings(analysis));
  return understood
    .map(({ transaction, account, paper, private: isPrivate }, at): Movement => {
      const { key, page, box } = analysis.ground.keys.booking(transaction, paper);
      return {
        entry_date: transaction.date,
        description: isPrivate ? null : transaction.description,
        amount: transaction.amount,
        balance: balances[at] ?? null,
        account: endingOf(account),
        key,
        page,
        box,
      };
    })
    .toReversed()
    .toSorted((a, b) => (a.entry_date < b.entry_date ? 1 : a.entry_date > b.entry_date ? -1 : 0));
}
