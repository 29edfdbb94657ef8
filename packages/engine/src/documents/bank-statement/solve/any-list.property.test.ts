import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankStatementReader } from '../reader.ts';
import { type ListedBooking, type ListStyle, printedList } from '../testing/printed-list.ts';
import { bookings, context, value } from '../testing/read-pages.ts';

const styles: fc.Arbitrary<ListStyle> = fc.record({
  days: fc.constantFrom('each', 'once', 'above'),
  signs: fc.constantFrom('minus', 'minus-behind', 'soll-haben', 'two-columns'),
  amountsFirst: fc.boolean(),
  amountOnLastLine: fc.boolean(),
  balances: fc.boolean(),
});

const booking: fc.Arbitrary<ListedBooking> = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  cents: fc.tuple(fc.integer({ min: 1, max: 250_000 }), fc.boolean()).map(([cents, out]) => (out ? -cents : cents)),
  text: fc.array(fc.constantFrom('Karte REWE', 'Stadtwerke vom 02.03.2026', 'Abschlag 12,50 EUR Strom', 'Miete'), {
    minLength: 2,
    maxLength: 3,
  }),
});

const lists = fc
  .array(booking, { minLength: 6, maxLength: 25 })
  .map((all) => all.toSorted((a, b) => a.day - b.day))
  .filter((all) => all.some(({ cents }) => cents > 0) && all.some(({ cents }) => cents < 0));

const read = (page: ReturnType<typeof printedList>) =>
  bankStatementReader.read(
    [page],
    { type: 'account_statement', country: null, layout: null, score: 1, starts: true },
    context,
  );

describe('a list whose captions say nothing', { timeout: 120_000 }, () => {
  test('BANK-02 is read back, or not at all where its sums do not prove it', async () => {
    let [proved, tried] = [0, 0];
    await fc.assert(
      fc.asyncProperty(lists, styles, async (all, style) => {
        const reading = await read(printedList(9_000_000, all, style));
        tried += 1;
        const passed = reading.confirmations.some(
          ({ rule, outcome }) => rule === 'statement_balance' && outcome === 'passed',
        );
        if (!passed) return;
        proved += 1;
        const wanted = all.map(({ day, cents }) => [`2026-03-${day.toString().padStart(2, '0')}`, cents]);
        expect(bookings(reading)).toEqual(wanted);
        expect(value(reading, 'opening_balance')).toBe(9_000_000);
      }),
      { numRuns: 150 },
    );
    expect(proved).toBeGreaterThan(tried * 0.9);
  });
});
