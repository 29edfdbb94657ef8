import { expect, test } from 'vitest';
import { bothTogether } from './both-together.ts';
import type { JudgedCase } from './judge-case.ts';

const results = `<!-- begin forgeries -->
- Forgeries caught: 99.0 % of 200, target ≥ 95.0 %: met.
- Honest papers accused: 0.0 % of 60, target ≤ 1.0 %: met.
<!-- end forgeries -->`;

const said: JudgedCase['accusing'][number] = {
  rule: 'R_X',
  outcome: 'failed',
  level: 'warning',
  blocking: false,
  message: 'checks.R_X.failed',
  data: {},
  working: [],
  papers: [],
  reads: [],
};

const caseOf = (sort: JudgedCase['sort'], isCaught: boolean): JudgedCase => ({
  sort,
  name: 'x',
  strength: null,
  who: 'x',
  paper: 'x',
  touched: [],
  isOfFile: false,
  findings: [],
  accusing: isCaught ? [said] : [],
  isPointedAt: false,
  isToldOfFile: false,
});

test('pictures are counted together with the digital papers measured last', () => {
  const cases = [
    caseOf('forgery', true),
    caseOf('forgery', false),
    caseOf('control', false),
    caseOf('untouched', true),
  ];
  expect(bothTogether(cases, results)).toContain('caught 98.5 % of 202, honest papers accused 1.6 % of 62');
});

test('where no digital papers were measured, nothing is put together', () => {
  expect(bothTogether([caseOf('forgery', true)], '')).toBeNull();
});
