import { expect, test } from 'vitest';
import { isSurprise } from './ask-engine.ts';
import type { LoadedApplicant } from './load-applicant.ts';

type Asked = Pick<LoadedApplicant, 'answers' | 'applicationType'>;
const rule = 'R_BANK_UNDECLARED_INCOME';
const named: Asked['answers'] = { additional_details: { otherIncomes: 'Pension' } };

test('BANK-02 income that was not stated surprises only where it could have been stated', () => {
  const told = (applicationType: string, answers: Asked['answers']) =>
    isSurprise({ applicationType, answers } as Asked)({ rule });
  expect([told('rent', {}), told('rent', named), told('rapid', {})]).toEqual([true, false, false]);
  expect(isSurprise({ applicationType: 'rapid', answers: {} } as Asked)({ rule: 'R_BANK_COVERAGE_3M' })).toBe(true);
});
