import { holds } from '../../coverage/span.ts';
import type { Transaction } from '../../documents/reading.ts';
import { joinStatements } from '../../transactions/join-statements.ts';
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
  for (const { reading, paper } of statements) {
    for (const transaction of reading.transactions) papers.set(transaction, paper.id);
  }
  const feeds = statements.filter(({ isFeed }) => isFeed);
  const sent = feeds.flatMap(({ span }) => span ?? []);
  const isSent = ({ date }: Transaction): boolean => sent.some((span) => holds(span, date));
  const onPaper = statements
    .filter(({ isFeed }) => !isFeed)
    .map(({ reading }) => reading.transactions.filter((transaction) => !isSent(transaction)));
  const joined = [
    ...joinStatements(onPaper),
    ...joinStatements(feeds.map(({ reading }) => reading.transactions)),
  ] satisfies Transaction[];
  return joined.toSorted(byDay).map((transaction) => ({ transaction, paper: papers.get(transaction) ?? '' }));
}
