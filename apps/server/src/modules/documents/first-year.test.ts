import type { Reading } from '@vesta/engine/documents/reading';
import { expect, test } from 'vitest';
import { isInFirstYear } from './first-year.ts';

const slip = (period: string | null, hired: string | null, kind = 'payslip') =>
  [
    { kind, fields: { period: period && { value: period }, hire_date: hired && { value: hired } } },
  ] as unknown as Reading[];

test.each([
  ['began this year', slip('2026-10', '2026-01-03'), true],
  ['began last year: that year’s paper was due in spring', slip('2026-10', '2025-12-01'), false],
  ['began last year, and it is not spring yet', slip('2026-02', '2025-06-01'), true],
  ['began the year before, and it is not spring yet', slip('2026-02', '2024-06-01'), false],
  ['spring', slip('2026-04', '2025-06-01'), false],
  ['a day that is read wrongly: after the month that was paid', slip('2026-10', '2026-12-01'), false],
  ['no day', slip('2026-10', null), false],
  ['no month', slip(null, '2026-01-03'), false],
  ['no payslip', slip('2026-10', '2026-01-03', 'work_contract'), false],
])('INC-06 first year of a job: %s', (_, readings, is) => {
  expect(isInFirstYear(readings)).toBe(is);
});
