import type { CheckLine } from '@vesta/domain/report/check-line';
import { expect, test } from 'vitest';
import { tellOnce } from './tell-once.ts';

const line = (more: Partial<CheckLine>): CheckLine => ({
  rule: 'R_SUM',
  outcome: 'passed',
  level: 'info',
  message: 'checks.R_SUM.passed',
  data: {},
  working: [],
  papers: [],
  ...more,
});

test('what passed on three papers is one line with three keys', () => {
  const lines = tellOnce(['P1', 'P2', 'P3'].map((key) => line({ papers: [key], data: { key } })));
  expect(lines.map(({ papers }) => papers)).toEqual([['P1', 'P2', 'P3']]);
});

test('two different failures of one rule stay two lines, and the order stays', () => {
  const failed = { outcome: 'failed', message: 'checks.R_SUM.failed' } as const;
  const lines = tellOnce([
    line({ ...failed, data: { month: '2026-08' }, papers: ['P1'] }),
    line({ ...failed, data: { month: '2026-09' }, papers: ['P2'] }),
    line({ papers: ['P3'] }),
  ]);
  expect(lines.map(({ outcome, papers }) => [outcome, papers[0]])).toEqual([
    ['failed', 'P1'],
    ['failed', 'P2'],
    ['passed', 'P3'],
  ]);
});

test('of papers that came about in different ways nothing is said that is true of one of them only', () => {
  const madeAs = (way: string) => line({ rule: 'R_FILE_KIND', message: `checks.R_FILE_KIND.${way}`, papers: [way] });
  const said = (...ways: string[]) => tellOnce(ways.map(madeAs)).map(({ message }) => message);
  expect(said('picture', 'true_pdf', 'picture')).toEqual(['checks.R_FILE_KIND.passed']);
  expect(said('picture', 'picture')).toEqual(['checks.R_FILE_KIND.picture']);
});
