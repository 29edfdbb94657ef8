import type { Booking } from '../../../papers/statements/bookings.ts';
import { plainWords } from '../../../transactions/plain-words.ts';
import { findPhrases } from '../../../transactions/words/index.ts';

/** Whether a booking calls itself pay, whoever sent it. */
export const claimsToBePay = ({ transaction }: Booking): boolean =>
  transaction.amount > 0 &&
  findPhrases(plainWords(transaction.description), 'in').some(({ meaning }) => meaning.means === 'salary');
