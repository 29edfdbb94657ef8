import { holds } from '../../coverage/span.ts';
import type { Transaction } from '../../documents/reading.ts';
import { joinStatements } from '../../transactions/join-statements.ts';
import { withOtherSide } from './other-side.ts';
import type { Statement } from './statement.ts';

/** A booking and the file that shows it. */
export interface Booking {
  readonly transaction: Transaction;
  readonly paper: string;
}

const byDay = (a: Transaction, b: Transaction): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** The bookings of one account. What the bank itself sent goes before paper, where the same is written otherwise. */
export function bookingsOf(statements: readonly Statement[]): Booking[] {
  const papers = new Map<Transaction, string>();
  const bookings = new Map(statements.map(({ reading }) => [reading, reading.transactions.map(withOtherSide)]));
  const transactionsOf = ({ reading }: Statement): readonly Transaction[] => bookings.get(reading) ?? [];
  for (const statement of statements) {
    for (const transaction of transactionsOf(statement)) papers.set(transaction, statement.paper.id);
  }
  const feeds = statements.filter(({ isFeed }) => isFeed);
  const sent = feeds.flatMap(({ span }) => span ?? []);
  const isSent = ({ date }: Transaction): boolean => sent.some((span) => holds(span, date));
  const onPaper = statements
    .filter(({ isFeed }) => !isFeed)
    .map((statement) => transactionsOf(statement).filter((transaction) => !isSent(transaction)));
  const joined = [...joinStatements(onPaper), ...joinStatements(feeds.map(transactionsOf))] satisfies Transaction[];
  return joined.toSorted(byDay).map((transaction) => ({ transaction, paper: papers.get(transaction) ?? '' }));
}
