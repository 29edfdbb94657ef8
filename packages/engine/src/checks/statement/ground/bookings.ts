import { holds } from '../../../coverage/span.ts';
import type { Transaction } from '../../../documents/reading.ts';
import type { Statement } from './account.ts';

/** A booking and the file that shows it. */
export interface Booking {
  readonly transaction: Transaction;
  readonly paper: string;
}

const words = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

const keyOf = ({ date, amount, description, balance }: Transaction): string =>
  [date, amount, words(description), balance].join('|');

/**
 * The bookings of papers that may overlap: what stands twice on one paper was booked twice, what stands on two
 * papers was booked once.
 */
function onceEach(papers: readonly (readonly Booking[])[]): Booking[] {
  const counted = new Map<string, number>();
  return papers.flatMap((bookings) => {
    const here = new Map<string, number>();
    return bookings.filter(({ transaction }) => {
      const key = keyOf(transaction);
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      if (count <= (counted.get(key) ?? 0)) return false;
      counted.set(key, count);
      return true;
    });
  });
}

/** A bank writes the same booking otherwise on paper: on days that it sent itself, paper adds nothing. */
export function bookingsOf(statements: readonly Statement[]): Booking[] {
  const listed = ({ reading, paper }: Statement): Booking[] =>
    reading.transactions.map((transaction) => ({ transaction, paper: paper.id }));
  const feeds = statements.filter(({ isFeed }) => isFeed);
  const sent = feeds.flatMap(({ span }) => span ?? []);
  const isSent = ({ transaction }: Booking): boolean => sent.some((span) => holds(span, transaction.date));
  const onPaper = statements.filter(({ isFeed }) => !isFeed).map((one) => listed(one).filter((row) => !isSent(row)));
  return [...onceEach(onPaper), ...onceEach(feeds.map(listed))].toSorted((a, b) =>
    a.transaction.date < b.transaction.date ? -1 : a.transaction.date > b.transaction.date ? 1 : 0,
  );
}
