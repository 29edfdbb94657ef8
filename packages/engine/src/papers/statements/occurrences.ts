import type { Stream } from '../../transactions/streams/stream.ts';
import type { BankHistory } from './history.ts';
import type { Understood } from './understood.ts';

/** The bookings of a stream, oldest first. */
export const occurrencesOf = ({ understood }: BankHistory, { occurrences }: Stream): Understood[] =>
  occurrences.flatMap((place) => understood[place] ?? []);
