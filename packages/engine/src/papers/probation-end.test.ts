import { expect, test } from 'vitest';
import { contractWords } from '../checks/contract/testing/contract.ts';
import { readingOf } from '../checks/run/testing/papers.ts';
import { probationEnd } from './probation-end.ts';

test.each([
  ['the day before its like', '2026-05-16', 6, '2026-11-15'],
  ['the last of the month before', '2026-06-01', 6, '2026-11-30'],
  ['the last of a shorter month', '2026-08-31', 6, '2027-02-28'],
  ['the leap day', '2027-08-31', 6, '2028-02-29'],
])('probation ends with %s', (_, employment_start, probation_months, end) => {
  expect(probationEnd(readingOf(contractWords({ employment_start, probation_months })))).toBe(end);
});

test('a printed day counts, and without months there is none', () => {
  expect(probationEnd(readingOf(contractWords({ probation_end: '2021-08-31', probation_months: 3 })))).toBe(
    '2021-08-31',
  );
  expect(probationEnd(readingOf(contractWords({ probation_months: 0 })))).toBeNull();
});
