import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import { expect, test } from 'vitest';
import { isForLender, noticeOf } from './for-lender.ts';
import { workLedger } from './ledgers.ts';
import type { Writer } from './writer.ts';

/** Writes keys and what they are given instead of words. */
const keys = {
  say: (key: string, values = {}) => [key, ...Object.values(values)].join(' '),
  money: String,
} as unknown as Writer;

const employment = {
  employer: 'ACME',
  type_of_contract: null,
  monthly_income: { value: 1 },
  average_cash_balance: { value: 2, value_translation_key: 'no_rent' },
  actual_monthly_rent: { display: false },
} as unknown as Report['employment'];
const rent = { kind: 'rent', employment } as Report;
const loan = { kind: 'mortgage', mortgage: {}, employment } as Report;
const household = (mortgage: unknown) => ({ kind: 'aggregated', mortgage }) as AggregatedReport;

test('REP-03 the paper for a lender, of one person or of a household, has the notice of a loan', () => {
  expect(noticeOf(loan, keys)).toBe('ReportWords.Notice mortgage');
  expect(noticeOf(rent, keys)).toBe('ReportWords.Notice rent');
  expect([household({}), household(null)].map(isForLender)).toEqual([true, false]);
});

test('REP-03 the paper for a lender compares no balance with a rent', () => {
  expect(workLedger(loan, keys).note).toBeUndefined();
  expect(workLedger(rent, keys).note).toBe('ReportWords.BalanceKeys.no_rent');
});

test('what a balance is enough for is said in a sentence of its own', () => {
  const covered = { value: 2, value_translation_key: 'covers_deposit' };
  const report = { kind: 'rent', employment: { ...employment, average_cash_balance: covered } } as Report;
  expect(workLedger(report, keys).note).toBe('ReportWords.Deposit.Covered');
});
