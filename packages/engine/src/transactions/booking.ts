import type { AccountTransaction, Categorised } from './categorised.ts';
import type { Direction } from './category.ts';
import type { Ownership } from './ownership.ts';
import { partyKey, partyWords } from './party-words.ts';
import type { Hit } from './phrase-index.ts';
import { plainWords } from './plain-words.ts';
import { readableParty } from './readable-party.ts';
import { findPhrases } from './words/index.ts';

/** A transaction as the rules look at it. */
export interface Booking {
  readonly index: number;
  readonly transaction: AccountTransaction;
  readonly direction: Direction;
  /** Of the named counterparty; empty where none is named. */
  readonly partyText: readonly string[];
  /** Of counterparty and description. */
  readonly words: readonly string[];
  readonly hits: readonly Hit[];
  /** Who is on the other side, as words that stay the same from month to month. */
  readonly partyName: string;
  /** The same for people to read: as printed, else the words that stand for it. */
  readonly counterparty: string | null;
}

/** What the whole account and the applicant tell of the other side. */
export interface OtherSide {
  readonly owner: Ownership;
  readonly employer: string | null;
  readonly party: string;
}

/** What is known of a booking so far; later steps see the whole account and may know better. */
export interface Draft extends Booking, OtherSide, Omit<Categorised, 'transaction'> {}

export const isUndecided = ({ why }: Draft): boolean => why.rule === 'none';

const END_OF_NAME = '|';

export function bookingOf(transaction: AccountTransaction, index: number): Booking {
  const direction: Direction = transaction.amount < 0 ? 'out' : 'in';
  const partyText = transaction.counterparty ? plainWords(transaction.counterparty) : [];
  const described = plainWords(transaction.description);
  // Words of the name and of the text must not join to a phrase that nobody wrote.
  const words = partyText.length > 0 ? [...partyText, END_OF_NAME, ...described] : described;
  const hits = findPhrases(words, direction);
  const name = partyWords(partyText, words, hits);
  const counterparty = transaction.counterparty ?? readableParty(name, words, hits);
  return { index, transaction, direction, partyText, words, hits, partyName: partyKey(name), counterparty };
}
