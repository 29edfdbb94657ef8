import type { DayWord } from './day-words.ts';
import type { Ledger, LedgerRow } from './ledger.ts';

/** Of so many bookings most print no year: where one does, the day of the next column ran into its own. */
const FEWEST = 4;
const MOST_WITH_YEAR = 0.2;

const withoutYear = (word: DayWord): DayWord => {
  const [, month, day] = (word.day ?? '').split('-');
  return month && day ? { ...word, day: null, short: `${day}.${month}.` } : word;
};

const plain = (entry: LedgerRow): LedgerRow => ({
  ...entry,
  row: { ...entry.row, booked: withoutYear(entry.row.booked) },
});

/** A list either prints years or does not. "08.10. 08.10." that was read as "08.10.08" is no day of another decade. */
export function withoutLoneYears(ledger: Ledger): Ledger {
  const withYear = ledger.rows.filter(({ row }) => row.booked.day !== null).length;
  if (ledger.rows.length < FEWEST || withYear === 0 || withYear > ledger.rows.length * MOST_WITH_YEAR) return ledger;
  return { ...ledger, rows: ledger.rows.map(plain) };
}
