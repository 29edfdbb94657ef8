import { expect, test } from 'vitest';
import { bankStatementReader } from './reader.ts';
import { type ListedBooking, type ListStyle, printedList } from './testing/printed-list.ts';
import { bookings, context, outcomes } from './testing/read-pages.ts';

const booking = (day: number, cents: number): ListedBooking => ({ day, cents, text: ['Karte REWE', 'Karte REWE'] });

/** Days are printed once, and signs by columns that nothing names: eight of the eleven fit the balances by chance. */
const list = [
  ...[185_935, -11_773, 109_298].map((cents) => booking(1, cents)),
  ...[-165_513, -1, -1, 1, -1, -69_187].map((cents, index) => booking(index + 2, cents)),
  ...[1, 1].map((cents) => booking(16, cents)),
];
const style: ListStyle = {
  days: 'once',
  signs: 'two-columns',
  amountsFirst: false,
  amountOnLastLine: false,
  balances: false,
};

test('BANK-02 signs that were found prove nothing while amounts of the column are left in the texts', async () => {
  const reading = await bankStatementReader.read(
    [printedList(9_000_000, list, style)],
    { type: 'account_statement', country: null, layout: null, score: 1, starts: true },
    context,
  );
  const wanted = list.map(({ day, cents }) => [`2026-03-${day.toString().padStart(2, '0')}`, cents]);
  expect(bookings(reading)).toEqual(wanted);
  expect(outcomes(reading).statement_balance).toBe('passed');
});
