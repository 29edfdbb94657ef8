import type { ColumnRole } from '../../../banks/bank.ts';

type SumRole = 'amount' | 'debit' | 'credit' | 'balance';

/** What each column of sums stands for; null for those that are no part of the list. */
export type SumRoles = readonly (SumRole | null)[];

/** A caption may be read wrong or name two columns, but never says the opposite. */
function mayBe(caption: ColumnRole | null, role: SumRole | null): boolean {
  if (caption === 'debit') return role === 'debit' || role === 'amount' || role === null;
  if (caption === 'credit') return role === 'credit' || role === 'amount' || role === null;
  if (caption === 'balance') return role === 'balance' || role === null;
  return true;
}

/** All that columns of sums may stand for: one signed column or one for each side, with or without balances. */
export function sumRoles(captions: readonly (ColumnRole | null)[]): SumRoles[] {
  const places = captions.map((_, index) => index);
  const others = (used: readonly number[]): (number | null)[] => [...places.filter((at) => !used.includes(at)), null];
  const found: SumRoles[] = [];
  const add = (roles: ReadonlyMap<number | null, SumRole>): void => {
    const all = places.map((at) => roles.get(at) ?? null);
    if (all.every((role, at) => mayBe(captions[at] ?? null, role))) found.push(all);
  };
  for (const amount of places)
    for (const balance of others([amount]))
      add(
        new Map<number | null, SumRole>([
          [balance, 'balance'],
          [amount, 'amount'],
        ]),
      );
  for (const debit of places)
    for (const credit of places.filter((at) => at !== debit))
      for (const balance of others([debit, credit]))
        add(
          new Map<number | null, SumRole>([
            [balance, 'balance'],
            [debit, 'debit'],
            [credit, 'credit'],
          ]),
        );
  return found;
}
