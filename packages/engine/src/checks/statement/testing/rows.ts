import type { Row } from './statements.ts';

/** Ten bookings of one euro with a printed balance after each; some balances may be changed. */
export const runningRows = (changed: Readonly<Record<number, number>> = {}): Row[] =>
  Array.from({ length: 10 }, (_, place): Row => {
    const balance = 100_000 - (place + 1) * 100 + (changed[place] ?? 0);
    return [`2026-10-${String(place + 1).padStart(2, '0')}`, -100, 'POS', { balance }];
  });

/** A booking on each of these days of October. */
export const days = (...list: readonly string[]): Row[] => list.map((day): Row => [`2026-10-${day}`, -100, 'POS']);
