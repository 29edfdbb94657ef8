import { plainWords } from '../../../transactions/plain-words.ts';
import { findPhrases } from '../../../transactions/words/index.ts';
import type { Booking } from './bookings.ts';

/** Whether a booking calls itself pay, whoever sent it. */
export const claimsToBePay = ({ transaction }: Booking): boolean =>
  transaction.amount > 0 &&
  findPhrases(plainWords(transaction.description), 'in').some(({ meaning }) => meaning.means === 'salary');
