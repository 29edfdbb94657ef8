import { expect, test } from 'vitest';
import { bankStatementReader } from './reader.ts';
import { type PrintedLedger, printed } from './testing/printed-ledger.ts';
import { context } from './testing/read-pages.ts';

const ledgerOf = (count: number): PrintedLedger => ({
  start: '2026-07-01',
  opening: 100_000,
  bookings: Array.from({ length: count }, (_, index) => ({
    after: Math.floor((index * 89) / count),
    cents: (((index * 7919) % 99_991) + 1) * (index % 3 === 0 ? 1 : -1),
    text: ['BONIFICO A FAVORE DI BIANCHI LUCA', `CAUSALE ${index}`],
  })),
  style: {
    language: 'it',
    order: 'oldest-first',
    amounts: 'two-columns',
    balance: true,
    captions: 'right',
    day: 'slashes',
    valueDate: true,
    rowsPerPage: 40,
    headerOnEveryPage: true,
    carried: true,
    totals: true,
  },
});

async function timeOf(count: number): Promise<number> {
  const pages = printed(ledgerOf(count));
  const recognition = { type: 'account_statement', country: null, layout: null, score: 1, starts: true } as const;
  // Of the processor, not of the clock: others may be at work beside it.
  const before = process.cpuUsage();
  const reading = await bankStatementReader.read(pages, recognition, context);
  const { user, system } = process.cpuUsage(before);
  expect(reading.transactions.length).toBe(count);
  expect(reading.confirmations.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed']);
  return user + system;
}

test('BANK-02 five thousand bookings take about ten times as long as five hundred', async () => {
  await timeOf(500);
  const few = Math.min(await timeOf(500), await timeOf(500));
  // Twice ten leaves room for what cleans up meanwhile; a hundred, for every pair of rows, does not pass.
  expect(await timeOf(5_000)).toBeLessThan(few * 25);
});
