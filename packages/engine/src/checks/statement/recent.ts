import type { Day } from '@vesta/domain/dates/day';
import { type Recency, recencyOf } from '../../coverage/recency.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type Account, accountsIn } from '../../papers/statements/account.ts';
import { isScanned } from '../../papers/statements/is-partly-read.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

interface Dated {
  readonly recency: Recency;
  readonly place: EvidencePlace;
  readonly papers: readonly string[];
  /** Its last day was read from pixels and may be another one. */
  readonly isUnsure: boolean;
}

function newestOf({ statements, country }: Account, today: Day): Dated | null {
  const dated = statements.flatMap(({ span, reading, paper }) => (span ? [{ span, reading, paper }] : []));
  const newest = dated.toSorted((a, b) => (a.span.to < b.span.to ? 1 : -1))[0];
  const recency = newest ? recencyOf(newest.span, country, today) : null;
  if (!newest || !recency) return null;
  const place = placeOf(newest.reading, 'period_end', { paper: newest.paper.id });
  return {
    recency,
    place: { ...place, what: 'last day', found: recency.lastDay },
    papers: statements.map(({ paper }) => paper.id),
    isUnsure: statements.some(isScanned),
  };
}

/** Every account reaches close to today; one that does not is left out of what somebody can afford. */
export const bankRecent: Rule<PaperSet, 'R_BANK_RECENT'> = {
  id: 'R_BANK_RECENT',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    flags: [{ flag: 'statement_not_recent', source: 'bank' }],
    leavesOut: { reason: 'stale' },
  },
  reads: [],
  judge: (set, { today }) => {
    const accounts = accountsIn(set, today);
    if (accounts.length === 0) return null;
    const dated = accounts.flatMap((account) => newestOf(account, today) ?? []);
    const papersOf = (list: readonly Dated[]): string[] => [...new Set(list.flatMap(({ papers }) => papers))];
    const old = dated.filter(({ recency }) => !recency.isRecent);
    const stale = old.filter(({ isUnsure }) => !isUnsure);
    const [first] = stale;
    if (first) {
      const { lastDay, age, limit } = first.recency;
      const data = { last_day: lastDay, age, limit, accounts: stale.length };
      return failed(
        stale.map(({ place }) => place),
        { papers: papersOf(stale), data },
      );
    }
    if (dated.length < accounts.length || old.length > 0) {
      return inconclusive(
        old.map(({ place }) => place),
        { papers: accounts.flatMap(({ statements }) => statements.map(({ paper }) => paper.id)) },
      );
    }
    // Of several accounts the one that ends first: the others reach further.
    const oldest = dated.toSorted((one, other) => other.recency.age - one.recency.age)[0]?.recency;
    return passed(
      dated.map(({ place }) => place),
      {
        papers: papersOf(dated),
        ...(oldest && oldest.age >= 0 && { variant: 'up_to', data: { last_day: oldest.lastDay, age: oldest.age } }),
      },
    );
  },
};
