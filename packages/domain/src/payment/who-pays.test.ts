import { expect, test } from 'vitest';
import { applicantRoles } from '../roles.ts';
import { bearerOf, isCoveredBy } from './who-pays.ts';

test('PAY-01 the main applicant pays for the household, or each for themselves', () => {
  expect(applicantRoles.filter((role) => isCoveredBy('main-applicant', role))).toEqual(['co-applicant', 'guarantor']);
  expect(applicantRoles.filter((role) => isCoveredBy('each', role))).toEqual([]);
});

test.each([
  ['main-applicant', 'guarantor', false, 'inviter'],
  ['main-applicant', 'main-applicant', false, 'self'],
  ['each', 'guarantor', false, 'self'],
  ['each', 'co-applicant', true, 'company'],
  ['main-applicant', 'co-applicant', true, 'company'],
] as const)('PAY-01 %s pays: a %s (company pays: %s) is told of %s', (whoPays, role, lanPays, bearer) => {
  expect(bearerOf(whoPays, role, lanPays)).toBe(bearer);
});
