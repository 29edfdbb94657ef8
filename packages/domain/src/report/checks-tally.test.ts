import { expect, test } from 'vitest';
import type { CheckLine } from './check-line.ts';
import { addTallies, countOf, standingOf, tallyOf } from './checks-tally.ts';

const line = (
  rule: string,
  outcome: CheckLine['outcome'],
  data = {},
  level: CheckLine['level'] = 'critical',
): CheckLine => ({
  rule,
  outcome,
  level,
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
  expect(tallyOf(checks)).toEqual({ passed: 1, failed: 2, noted: 0, inconclusive: 1 });
  expect(countOf(tallyOf(checks))).toBe(4);
  expect(countOf(tallyOf([]))).toBe(0);
});

test('tallies of several people add up', () => {
  const one = { passed: 3, failed: 1, noted: 4, inconclusive: 2 };
  expect(addTallies([one, one])).toEqual({ passed: 6, failed: 2, noted: 8, inconclusive: 4 });
  expect(addTallies([])).toEqual({ passed: 0, failed: 0, noted: 0, inconclusive: 0 });
});

test('only what is critical can be failed: a small job or a thin cushion is a note, and is counted as one', () => {
  expect(standingOf({ outcome: 'failed', level: 'critical' })).toBe('failed');
  expect(standingOf({ outcome: 'failed', level: 'warning' })).toBe('noted');
  expect(standingOf({ outcome: 'failed', level: 'info' })).toBe('noted');
  for (const level of ['info', 'warning', 'critical'] as const) {
    expect(standingOf({ outcome: 'passed', level })).toBe('passed');
    expect(standingOf({ outcome: 'inconclusive', level })).toBe('inconclusive');
  }
  const checks = [line('R_A', 'failed', {}, 'info'), line('R_B', 'failed', {}, 'warning'), line('R_C', 'failed')];
  expect(tallyOf(checks)).toEqual({ passed: 0, failed: 1, noted: 2, inconclusive: 0 });
  expect(countOf(tallyOf(checks))).toBe(3);
});
