import { addDays } from '@vesta/domain/dates/add-days';
import { type DaySpan, holds, shared } from '../../coverage/span.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type Account, accountsShownTwice } from '../../papers/statements/account.ts';
import type { Booking } from '../../papers/statements/bookings.ts';
import type { Statement } from '../../papers/statements/statement.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';
import { unmatched } from './ground/unmatched.ts';

/** At both ends of what they share, one list may hold what the other shows a few days later. */
const EDGE = 3;
const MOST_SHOWN = 10;
/** Fees and pennies are booked in other ways on paper; money that only the paper shows is not. */
const LARGE = 5_000;

function commonDays(paper: Statement, feed: Statement): DaySpan | null {
  const common = paper.span && feed.span ? shared(paper.span, feed.span) : null;
  const [from, to] = common ? [addDays(common.from, EDGE), addDays(common.to, -EDGE)] : [null, null];
  return from && to && from <= to ? { from, to } : null;
}

const bookings = ({ reading, paper }: Statement): Booking[] =>
  reading.transactions.map((transaction) => ({ transaction, paper: paper.id }));

const isWhole = ({ reading }: Statement): boolean => !reading.unread.includes('transactions');

interface Comparison {
  readonly added: readonly Booking[];
  readonly missing: readonly Booking[];
}

function comparisonsIn({ statements }: Account): Comparison[] {
  const [feeds, papers] = [true, false].map((isFeed) =>
    statements.filter((one) => one.isFeed === isFeed && isWhole(one)),
  );
  return (papers ?? []).flatMap((paper) =>
    (feeds ?? []).flatMap((feed) => {
      const days = commonDays(paper, feed);
      if (!days) return [];
      const within = ({ transaction }: Booking): boolean => holds(days, transaction.date);
      return [
        {
          added: unmatched(bookings(paper).filter(within), bookings(feed)),
          missing: unmatched(bookings(feed).filter(within), bookings(paper)),
        },
      ];
    }),
  );
}

/** Where the bank sent the bookings itself, its paper shows the same ones. */
export const bankFeedVsPdf: Rule<PaperSet, 'R_BANK_FEED_VS_PDF'> = {
  id: 'R_BANK_FEED_VS_PDF',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    traits: ['reckoning'],
  },
  reads: [],
  judge: (set, { today }) => {
    const both = accountsShownTwice(set, today);
    if (both.length === 0) return null;
    const papers = both.flatMap(({ statements }) => statements.map(({ paper }) => paper.id));
    const compared = both.flatMap(comparisonsIn);
    const [added, missing] = [compared.flatMap((one) => one.added), compared.flatMap((one) => one.missing)];
    if (compared.length === 0) return inconclusive([], { papers });
    if (added.length + missing.length === 0) return passed([], { papers });
    const working = [
      ...added.map((booking) => placeOfBooking(booking, 'only on paper')),
      ...missing.map((booking) => placeOfBooking(booking, 'only from the bank')),
    ].slice(0, MOST_SHOWN);
    const flattering = added.some(({ transaction }) => transaction.amount >= LARGE);
    const hidden = missing.some(({ transaction }) => transaction.amount <= -LARGE);
    const level = flattering || hidden ? 'critical' : 'warning';
    return failed(working, { level, papers, data: { added: added.length, missing: missing.length } });
  },
};
