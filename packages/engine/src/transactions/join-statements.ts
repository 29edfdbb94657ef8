import type { AccountTransaction } from './categorised.ts';
import { groupBy } from './group-by.ts';
import { plainWords } from './plain-words.ts';

const keyOf = ({ date, amount, description, balance, account }: AccountTransaction): string =>
  [account ?? '', date, amount, balance ?? '', plainWords(description).join(' ')].join('|');

/**
 * The bookings of statements that may overlap, each once. Two equal bookings of one statement are two; the same
 * booking on two statements is one.
 */
export function joinStatements(statements: readonly (readonly AccountTransaction[])[]): AccountTransaction[] {
  const most = new Map<string, readonly AccountTransaction[]>();
  for (const statement of statements) {
    for (const [key, equal] of groupBy(statement, keyOf)) {
      if (equal.length > (most.get(key)?.length ?? 0)) most.set(key, equal);
    }
  }
  return [...most.values()].flat();
}
