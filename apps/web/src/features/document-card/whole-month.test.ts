import { expect, test } from 'vitest';
import { wholeMonth } from './whole-month.ts';

test.each([
  ['2026-08-01', '2026-08-31', '2026-08'],
  ['2028-02-01', '2028-02-29', '2028-02'],
  ['2026-02-01', '2026-02-29', null],
  ['2026-08-02', '2026-08-31', null],
  ['2026-08-01', '2026-08-30', null],
  ['2026-07-01', '2026-09-30', null],
])('from %s to %s is the month %s', (from, to, month) => {
  expect(wholeMonth(from, to)).toBe(month);
});
