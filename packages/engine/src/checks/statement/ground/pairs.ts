import { addDays } from '@vesta/domain/dates/add-days';
import type { Account } from '../../../papers/statements/account.ts';
import type { Statement } from '../../../papers/statements/statement.ts';

/** Two papers of one account of which the second begins on the day after the first ends. */
export function followers({ statements }: Account): (readonly [Statement, Statement])[] {
  const dated = statements.filter(({ span, isFeed }) => span !== null && !isFeed);
  return dated.flatMap((first) => {
    const next = first.span && addDays(first.span.to, 1);
    return dated.filter(({ span }) => span !== null && span.from === next).map((second) => [first, second] as const);
  });
}
