import { describe, expect, test } from 'vitest';
import type { AccountSpan } from './account-span.ts';
import { accountBalance, averageCash, summaryOf } from './average-balance.ts';

const row = (date: string, amount: number, balance: number | null = null) => ({ date, amount, balance });
const span = (from: string, to: string, rest: Partial<AccountSpan>): AccountSpan => ({
  from,
  to,
  opening: null,
  closing: null,
  transactions: [],
  ...rest,
});
const today = '2026-11-15';

describe('one account', () => {
  const october = [row('2026-10-11', -50_000), row('2026-10-21', -70_000), row('2026-10-26', 100_000)];

  test('is averaged over its days, with lowest balance and overdrawn days', () => {
    // 10 days at 1,000, 10 at 500, 5 at -200, 6 at 800.
    const expected = { average: 60_645, lowest: -20_000, daysBelowZero: 5, days: 31 };
    expect(
      accountBalance([span('2026-10-01', '2026-10-31', { opening: 100_000, transactions: october })], today),
    ).toEqual(expected);
    expect(
      accountBalance([span('2026-10-01', '2026-10-31', { closing: 80_000, transactions: october })], today),
    ).toEqual(expected);
  });

  test('is found from printed balances in whatever order a day lists them', () => {
    const rows = [row('2026-10-11', -20_000, 80_000), row('2026-10-11', -30_000, 50_000)];
    for (const transactions of [rows, rows.toReversed()]) {
      const summary = accountBalance([span('2026-10-01', '2026-10-20', { transactions })], today);
      expect(summary).toEqual({ average: 75_000, lowest: 50_000, daysBelowZero: 0, days: 20 });
    }
  });

  test('a day that ends as it began tells no order; another day does', () => {
    const transactions = [
      row('2026-10-02', 10_000, 110_000),
      row('2026-10-02', -10_000, 100_000),
      row('2026-10-06', -50_000, 50_000),
    ];
    expect(accountBalance([span('2026-10-01', '2026-10-10', { transactions })], today)?.average).toBe(75_000);
  });

  test('only the last ninety known days count, none after today', () => {
    const long = span('2026-01-01', '2026-12-31', { opening: 0, transactions: [row('2026-11-14', 90_000)] });
    expect(accountBalance([long], today)).toEqual({ average: 2_000, lowest: 0, daysBelowZero: 0, days: 90 });
  });

  test('overlapping statements count each day once, a gap counts none', () => {
    const spans = [
      span('2026-10-01', '2026-10-10', { opening: 100_000 }),
      span('2026-10-06', '2026-10-15', { opening: 100_000 }),
      span('2026-10-26', '2026-10-30', { opening: 400_000 }),
    ];
    expect(accountBalance(spans, today)).toEqual({ average: 175_000, lowest: 100_000, daysBelowZero: 0, days: 20 });
  });
});

test('accounts are added up; one that tells no balance is left out', () => {
  const first = [span('2026-10-01', '2026-10-31', { opening: 100_000 })];
  const second = [span('2026-10-01', '2026-10-31', { opening: 20_000 })];
  const silent = [span('2026-10-01', '2026-10-31', { transactions: [row('2026-10-03', 500)] })];
  expect(averageCash([first, second, silent], today)).toBe(120_000);
  expect(averageCash([silent], today)).toBeNull();
  expect(averageCash([], today)).toBeNull();
});

test('no days, no average', () => {
  expect(summaryOf([])).toBeNull();
});
