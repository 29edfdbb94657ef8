import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import { expect, test } from 'vitest';
import { figuresOf } from './figures-of.ts';

const report = {
  kind: 'rapid',
  employment: { monthly_income: { value: 190_000 } },
  checks_tally: { passed: 4, failed: 0, noted: 0, inconclusive: 1 },
} as Report;

type Member = Pick<AggregatedReport['members'][number], 'role' | 'counted' | 'share'>;
const member = (role: Member['role'], counted: boolean): Member => ({
  role,
  counted,
  share: counted ? 'released' : 'unreleased',
});
const household = (...members: Member[]) =>
  ({ members, group: { monthly_income: 240_000, checks_tally: report.checks_tally } }) as AggregatedReport;

test.each([
  ['alone', null, { people: 1, counted: 1, income_cents: 190_000 }],
  ['both shared', household(member('main-applicant', true), member('co-applicant', true)), { people: 2, counted: 2 }],
  [
    'one of two shared',
    household(member('main-applicant', true), member('co-applicant', false)),
    { people: 2, counted: 1 },
  ],
  [
    'a guarantor is no person of the household',
    household(member('main-applicant', true), member('guarantor', true)),
    { people: 1, counted: 1, income_cents: 190_000, guarantors: { count: 1, released: 1, covered: null } },
  ],
])('REV-02 the desk tells how many incomes its figures hold: %s', (_, aggregated, told) => {
  expect(figuresOf({ report, aggregated })).toMatchObject(told);
});

test('REP-02 the desk tells a rapid check, which holds no sustainable rent, from a rent that is not known', () => {
  expect(figuresOf({ report, aggregated: null })).toMatchObject({ kind: 'rapid', value_cents: null });
});
