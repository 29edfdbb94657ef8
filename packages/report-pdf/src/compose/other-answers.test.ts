import type { MortgagePart } from '@vesta/domain/report/mortgage';
import { expect, test } from 'vitest';
import { mortgageAnswer } from './other-answers.ts';
import type { Writer } from './writer.ts';

/** Writes keys instead of words. */
const keys = { say: (key: string) => key, whole: () => '', money: () => '', number: String } as unknown as Writer;
const part = { label: 'sustainable', ltv: null, dti: null, down_payment_coverage: null } as MortgagePart;

test('REP-03 MORT-01 the paper says which years its figures are for, and which would be suggested', () => {
  const term = { judged_maturity: 30, wished_maturity: 30, suggested_maturity: 25, maturity_reason: 'wished' } as const;
  expect(mortgageAnswer({ ...part, ...term }, keys).sentence).toBe(
    'ReportWords.MaturityReasons.wished ReportWords.MaturitySuggested ReportWords.Simulation',
  );
  expect(mortgageAnswer(part, keys).sentence).toBe('ReportWords.Simulation');
});
