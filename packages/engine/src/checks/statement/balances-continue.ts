import type { Place, Rule } from '../rule.ts';
import { foundIn, numberIn, placeOf } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { PaperSet } from '../subject.ts';
import { accountsIn } from './ground/account.ts';
import { followers } from './ground/pairs.ts';
import type { Statement } from './ground/statement.ts';

/** A period that the paper itself prints. */
const PRINTED = 0.8;

const isFirm = ({ reading }: Statement): boolean =>
  ['period_start', 'period_end'].every((name) => (foundIn(reading, name)?.confidence ?? 0) >= PRINTED) &&
  !reading.unread.includes('transactions');

/** Each statement opens with the balance that the one before it closed with. */
export const bankBalancesContinue: Rule<PaperSet> = {
  id: 'R_BANK_BALANCES_CONTINUE',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (set, { today }) => {
    const pairs = accountsIn(set, today)
      .filter(({ iban }) => iban !== null)
      .flatMap(followers);
    if (pairs.length === 0) return null;
    const papers = [...new Set(pairs.flat().map(({ paper }) => paper.id))];
    const compared = pairs.flatMap(([before, after]) => {
      const closing = numberIn(before.reading, 'closing_balance');
      const opening = numberIn(after.reading, 'opening_balance');
      if (closing === null || opening === null || !isFirm(before) || !isFirm(after)) return [];
      const place: Place = placeOf(after.reading, 'opening_balance', { expected: closing, paper: after.paper.id });
      return [{ place, same: closing === opening, papers: [before.paper.id, after.paper.id] }];
    });
    const broken = compared.filter(({ same }) => !same);
    if (broken.length > 0) {
      return failed(
        broken.map(({ place }) => place),
        { papers: [...new Set(broken.flatMap((pair) => pair.papers))] },
      );
    }
    return compared.length > 0
      ? passed(
          compared.map(({ place }) => place),
          { papers },
        )
      : inconclusive([], { papers });
  },
};
