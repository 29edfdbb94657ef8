import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { holds } from '../../coverage/span.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type Account, accountsShownTwice } from '../../papers/statements/account.ts';
import type { Statement } from '../../papers/statements/statement.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** Paper and data may book the same payment a few days apart; the balance then shows on one of the days around. */
const DAYS_AROUND = 3;

interface Comparison {
  readonly place: EvidencePlace;
  readonly agrees: boolean;
}

/** The day on which a paper says that its account stood so. */
const closingDay = ({ reading, span }: Statement): Day | null => textIn(reading, 'closing_date') ?? span?.to ?? null;

/** Every balance that the bank sent for the days around one, and the last one before them. */
function balancesAround({ reading }: Statement, day: Day): number[] {
  const [from, to] = [addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)];
  if (from === null || to === null) return [];
  const known = reading.transactions.filter(({ balance }) => balance !== null);
  const before = known.filter(({ date }) => date < from).at(-1);
  const around = known.filter(({ date }) => date >= from && date <= to);
  return [...(before ? [before] : []), ...around].flatMap(({ balance }) => balance ?? []);
}

function comparisonsIn({ statements }: Account): Comparison[] {
  const feeds = statements.filter(({ isFeed }) => isFeed);
  return statements
    .filter(({ isFeed }) => !isFeed)
    .flatMap((paper) => {
      const [day, closing] = [closingDay(paper), numberIn(paper.reading, 'closing_balance')];
      const feed = feeds.find(({ span }) => span && day && holds(span, day));
      const sent = feed && day ? balancesAround(feed, day) : [];
      if (closing === null || sent.length === 0) return [];
      const place = placeOf(paper.reading, 'closing_balance', { expected: sent.at(-1) ?? null });
      return [{ place: { ...place, paper: paper.paper.id }, agrees: sent.includes(closing) }];
    });
}

/** Where the bank sent the account itself, its paper ends with a balance that the account had. */
export const feedBalances: Rule<PaperSet, 'R_FEED_BALANCES'> = {
  id: 'R_FEED_BALANCES',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
  },
  reads: [],
  judge: (set, { today }) => {
    const both = accountsShownTwice(set, today);
    if (both.length === 0) return null;
    const papers = both.flatMap(({ statements }) => statements.map(({ paper }) => paper.id));
    const compared = both.flatMap(comparisonsIn);
    if (compared.length === 0) return inconclusive([], { papers });
    const wrong = compared.filter(({ agrees }) => !agrees).map(({ place }) => place);
    if (wrong.length === 0)
      return passed(
        compared.map(({ place }) => place),
        { papers },
      );
    return failed(wrong, { papers, data: { count: wrong.length } });
  },
};
