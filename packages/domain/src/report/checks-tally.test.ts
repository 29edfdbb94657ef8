import { expect, test } from 'vitest';
import type { CheckLine } from './check-line.ts';
import { addTallies, countOf, tallyOf } from './checks-tally.ts';

const line = (rule: string, outcome: CheckLine['outcome'], data: CheckLine['data'] = {}): CheckLine => ({
  rule,
  outcome,
  level: 'info',
  message: `checks.${rule}.${outcome}`,
  data,
  working: [],
  papers: [],
});

test('what passed on three papers counts once, two different failures twice', () => {
  const checks = [
    ...[1, 2, 3].map(() => line('R_A', 'passed')),
    line('R_B', 'failed', { month: '2026-08' }),
    line('R_B', 'failed', { month: '2026-09' }),
    line('R_C', 'inconclusive'),
  ];
  expect(tallyOf(checks)).toEqual({ passed: 1, failed: 2, inconclusive: 1 });
  expect(countOf(tallyOf(checks))).toBe(4);
  expect(countOf(tallyOf([]))).toBe(0);
});

test('tallies of several people add up', () => {
  const one = { passed: 3, failed: 1, inconclusive: 2 };
  expect(addTallies([one, one])).toEqual({ passed: 6, failed: 2, inconclusive: 4 });
  expect(addTallies([])).toEqual({ passed: 0, failed: 0, inconclusive: 0 });
});
