import { addDays } from '@vesta/domain/dates/add-days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { runs } from '../../testing/exhibited.ts';
import type { Reading } from '../reading.ts';
import { bankStatementReader } from './reader.ts';
import { anyLedger } from './testing/any-ledger.ts';
import { type PrintedLedger, printed } from './testing/printed-ledger.ts';

const read = (pages: readonly Page[]): Promise<Reading> =>
  bankStatementReader.read(
    pages,
    { type: 'account_statement', country: null, layout: null, score: 1, starts: true },
    { today: '2026-11-15', readZone: async () => [] },
  );

const outcome = (reading: Reading, rule: string): string | undefined =>
  reading.confirmations.find((confirmation) => confirmation.rule === rule)?.outcome;

/**
 * An unmarked amount that equals a balance may be that balance misread, so its sign is left to its words. Where minus
 * marks what goes out and nothing does, no amount is marked.
 */
function mayBeBalance({ style, opening, bookings }: PrintedLedger): boolean {
  const isUnmarked = style.amounts === 'unmarked' || bookings.every(({ cents }) => cents > 0);
  const closing = bookings.reduce((sum, { cents }) => sum + cents, opening);
  const balances = [opening, closing].map(Math.abs);
  return isUnmarked && bookings.some(({ cents }) => balances.includes(Math.abs(cents)));
}

/** A few bookings of equal amounts, some of which come out without the others. */
const equalAmounts = fc
  .tuple(
    anyLedger,
    fc.array(fc.constantFrom(1_000, -1_000, 2_000, -2_000, 3_000, -500), { minLength: 3, maxLength: 7 }),
  )
  .map(([ledger, amounts]): PrintedLedger => {
    const bookings = ledger.bookings.slice(0, amounts.length);
    return { ...ledger, bookings: bookings.map((booking, at) => ({ ...booking, cents: amounts[at] ?? 0 })) };
  });

describe('any ledger in any layout', { timeout: 120_000 }, () => {
  test('BANK-02 is read back exactly and reconciles', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, async (ledger) => {
        fc.pre(!mayBeBalance(ledger));
        const reading = await read(printed(ledger));
        expect(reading.transactions.map(({ date, amount }) => [date, amount])).toEqual(
          ledger.bookings.map(({ after, cents }) => [addDays(ledger.start, after), cents]),
        );
        expect(reading.transactions.map(({ description }) => description)).toEqual(
          ledger.bookings.map(({ text }) => text.join(' ')),
        );
        expect(outcome(reading, 'statement_balance')).toBe('passed');
        if (ledger.style.balance) expect(outcome(reading, 'statement_running_balance')).toBe('passed');
        expect(reading.fields.opening_balance?.value).toBe(ledger.opening);
      }),
      { numRuns: runs(120) },
    );
  });

  test('BANK-02 never reconciles with one cent changed', async () => {
    const misprint = fc.record({ booking: fc.nat({ max: 39 }), cents: fc.constantFrom(-1, 1) });
    await fc.assert(
      fc.asyncProperty(anyLedger, misprint, async (ledger, { booking, cents }) => {
        const index = booking % ledger.bookings.length;
        const original = ledger.bookings[index]?.cents ?? 0;
        // A debit of one cent less would change its side, not its amount.
        fc.pre(Math.abs(original) > 1);
        const reading = await read(printed(ledger, { booking: index, cents }));
        expect(outcome(reading, 'statement_balance')).not.toBe('passed');
      }),
      { numRuns: runs(120) },
    );
  });

  test('BANK-02 nor where a few equal amounts come out without the changed one', async () => {
    const misprint = fc.record({ booking: fc.nat({ max: 6 }), cents: fc.constantFrom(-1, 1) });
    await fc.assert(
      fc.asyncProperty(equalAmounts, misprint, async (ledger, { booking, cents }) => {
        const index = booking % ledger.bookings.length;
        const reading = await read(printed(ledger, { booking: index, cents }));
        expect(outcome(reading, 'statement_balance')).not.toBe('passed');
      }),
      { numRuns: runs(120) },
    );
  });
});
