import type { Transaction } from '../../../documents/reading.ts';

export interface BalanceBreak {
  readonly at: Transaction;
  /** What the balance before and the bookings since then make. */
  readonly follows: number;
}

export interface BalanceTrail {
  readonly compared: number;
  readonly breaks: readonly BalanceBreak[];
}

/** Every printed balance held against the one before it; a list may run from old to new or the other way. */
function trail(rows: readonly Transaction[]): BalanceTrail {
  let known: number | null = null;
  let compared = 0;
  const breaks: BalanceBreak[] = [];
  for (const row of rows) {
    const follows: number | null = known === null ? null : known + row.amount;
    if (row.balance !== null && follows !== null) {
      compared += 1;
      if (row.balance !== follows) breaks.push({ at: row, follows });
    }
    known = row.balance ?? follows;
  }
  return { compared, breaks };
}

export function balanceTrail(rows: readonly Transaction[]): BalanceTrail {
  const [down, up] = [trail(rows), trail(rows.toReversed())];
  return up.breaks.length < down.breaks.length ? up : down;
}
