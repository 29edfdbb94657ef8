import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../testing/exhibited.ts';
import { categorise } from './categorise.ts';
import type { AccountTransaction } from './categorised.ts';
import { categories } from './category.ts';
import type { Stream } from './streams/stream.ts';
import { streamsOf } from './streams/streams-of.ts';
import { anyBooking, anyHousehold, dayAfter } from './testing/any-bookings.ts';
import { booking, mario } from './testing/bookings.ts';
import { monthlyCommitments, monthlyIncome } from './testing/monthly-totals.ts';

// A busy machine takes its time over hundreds of households.
vi.setConfig({ testTimeout: 60_000 });

const seen = { from: '2026-05-01', to: '2026-10-31' };
const streamsIn = (bookings: readonly AccountTransaction[]): Stream[] => streamsOf(categorise(bookings, mario), seen);
/** A stream without the places of its bookings, which depend on the order of the list. */
const told = (streams: readonly Stream[]) =>
  streams.map(({ occurrences, extras, ...rest }) => ({ ...rest, count: [occurrences.length, extras.length] }));

const everyday = ['REWE Markt', 'Geldautomat', 'Umbuchung', 'Kontoführung', 'Amazon'];
const anyEveryday = fc
  .record({ day: fc.nat({ max: 180 }), cents: fc.integer({ min: 1, max: 90_000 }), text: fc.constantFrom(...everyday) })
  .map(({ day, cents, text }) => booking(-cents, text, { date: dayAfter(day) }));

test('the order of the list does not matter', () => {
  const shuffled = fc
    .array(anyBooking, { maxLength: 40 })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
  fc.assert(
    fc.property(shuffled, ([list, mixed]) => {
      const sorted = (bookings: readonly AccountTransaction[]): string[] =>
        categorise(bookings, mario)
          .map(({ answers, ...rest }) => JSON.stringify({ ...rest, paired: answers !== null }))
          .sort();
      expect(sorted(mixed)).toEqual(sorted(list));
      expect(told(streamsIn(mixed))).toEqual(told(streamsIn(list)));
    }),
    { numRuns: runs(300) },
  );
});

test('a transfer between own accounts changes no income and no commitment', () => {
  const anyTransfer = fc.record({
    day: fc.nat({ max: 170 }),
    days: fc.integer({ min: 0, max: 3 }),
    cents: fc.integer({ min: 1, max: 500_000 }),
    named: fc.boolean(),
  });
  fc.assert(
    fc.property(anyHousehold, fc.array(anyTransfer, { maxLength: 6 }), (household, transfers) => {
      const legs = transfers.flatMap(({ day, days, cents, named }) => {
        const counterparty = named ? 'ROSSI MARIO' : null;
        return [
          booking(-cents, 'Zahlung', { date: dayAfter(day), account: 'A', counterparty }),
          booking(cents, 'Zahlung', { date: dayAfter(day + days), account: 'B', counterparty }),
        ];
      });
      const [before, after] = [streamsIn(household), streamsIn([...household, ...legs])];
      expect(monthlyIncome(after)).toEqual(monthlyIncome(before));
      expect(monthlyCommitments(after)).toEqual(monthlyCommitments(before));
    }),
  );
});

test('everyday spending, once or twice, changes no stream', () => {
  fc.assert(
    fc.property(anyHousehold, fc.array(anyEveryday, { maxLength: 30 }), (household, spending) => {
      const expected = told(streamsIn(household));
      expect(told(streamsIn([...household, ...spending]))).toEqual(expected);
      expect(told(streamsIn([...household, ...spending, ...spending]))).toEqual(expected);
    }),
  );
});

test('every household is understood: its wage, rent and instalment are the monthly amounts', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const amounts = new Map(streamsIn(household).map((stream) => [stream.category, stream]));
      const [wage, rent, instalment] = household.map(({ amount }) => Math.abs(amount));
      expect(amounts.get('salary')).toMatchObject({ monthlyAmount: wage, rhythm: 'monthly' });
      expect(amounts.get('rent_paid')).toMatchObject({ monthlyAmount: rent, rhythm: 'monthly' });
      expect(amounts.get('loan')).toMatchObject({ monthlyAmount: instalment, rhythm: 'monthly' });
    }),
  );
});

test('any list gets one known category per booking, and each booking stands in at most one stream', () => {
  fc.assert(
    fc.property(fc.array(anyBooking, { maxLength: 60 }), (list) => {
      const categorised = categorise(list, mario);
      expect(categorised).toHaveLength(list.length);
      for (const { category, confidence } of categorised) {
        expect(categories).toContain(category);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
      const streams = streamsOf(categorised, seen);
      const places = streams.flatMap(({ occurrences, extras }) => [...occurrences, ...extras]);
      expect(new Set(places).size).toBe(places.length);
      expect(new Set(streams.map(({ id }) => id)).size).toBe(streams.length);
      for (const { monthlyAmount } of streams) expect(Number.isInteger(monthlyAmount) && monthlyAmount >= 0).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string()), fc.integer(), (text, counterparty, amount) => {
      expect(categorise([booking(amount, text, { counterparty, code: text })], mario)).toHaveLength(1);
    }),
  );
});
