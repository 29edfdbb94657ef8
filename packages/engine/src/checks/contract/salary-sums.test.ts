import { expect, test } from 'vitest';
import { sayOf } from '../run/testing/context.ts';
import { readPaper } from '../run/testing/papers.ts';
import { contractSalarySums } from './salary-sums.ts';

const contract = (month: number | null, year: number | null, more: Record<string, number | string> = {}) =>
  readPaper({
    kind: 'work_contract',
    type: 'work_contract',
    fields: { monthly_gross: month, gross_income: year, ...more },
  });

test.each([
  ['thirteen payments', contract(211_500, 2_749_500), 'passed'],
  ['twelve, rounded', contract(388_000, 4_656_001), 'passed'],
  ['a raised year', contract(211_500, 3_244_417), 'failed warning'],
  [
    'a raised year that says how it is paid',
    contract(211_500, 2_849_500, { paychecks_per_year: 13 }),
    'failed warning',
  ],
  ['less than twelve payments', contract(211_500, 2_000_000), 'inconclusive'],
  ['only the month', contract(211_500, null), '-'],
  ['one reckoned from the other', contract(211_500, 211_500), '-'],
])('monthly and yearly salary: %s', (_, paper, said) => {
  expect(sayOf(contractSalarySums, paper)).toBe(said);
});

test('points at both figures and tells the year that the month would make', () => {
  expect(
    contractSalarySums.judge(contract(200_000, 2_900_000, { paychecks_per_year: 13 }), {
      today: '2026-11-15',
      applicant: null,
    }),
  ).toMatchObject({ working: [{ what: 'monthly_gross' }, { what: 'gross_income', expected: 2_600_000 }] });
});
