import { describe, expect, test } from 'vitest';
import type { ReadPaper } from '../../papers/read-papers.ts';
import { italianSlip } from '../payslip/testing/slip.ts';
import type { Rule } from '../rule.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { type PaperWords, readPaper } from '../run/testing/papers.ts';
import type { CheckContext } from '../subject.ts';
import { fixedTerm } from './fixed-term.ts';
import { contractKindDeclared } from './kind-declared.ts';
import { contractParties } from './parties.ts';
import { probationOver } from './probation.ts';
import { salaryVersusPayslip } from './salary-versus-payslip.ts';
import { contractSigned } from './signed.ts';
import { besideSlips, contractWords } from './testing/contract.ts';

const say = (
  rule: Rule<ReadPaper<'work_contract'>>,
  fields: PaperWords['fields'],
  context: CheckContext = contextOf(),
) => sayOf(rule, readPaper(contractWords(fields)), context);

test('INC-05 a signature of the file is one, whatever its fields say', () => {
  const facts = (signatures: number, isFilled: boolean) => ({
    pdf: { signatures: Array.from({ length: signatures }, () => ({})), fields: [{ page: 1, name: 'Sign1', isFilled }] },
  });
  const judged = (evidence: object) => sayOf(contractSigned, readPaper(contractWords(), evidence));
  expect(judged(facts(1, false))).toBe('passed');
  expect(judged(facts(0, true))).toBe('inconclusive');
});

describe('INC-05 parties', () => {
  const asked = { ...mario, employer: 'Acme' };

  test.each([
    ['another employer', { payer_name: 'Gamma SpA' }, asked, 'failed critical'],
    ['employee not read', { person_name: null }, asked, 'inconclusive'],
    ['employer not read', { payer_name: null }, asked, 'inconclusive'],
  ])('%s', (_, fields, applicant, said) => {
    expect(say(contractParties, fields, contextOf(applicant))).toBe(said);
  });

  test('without an applicant the other papers say whose it should be, and no more than that it is worth a look', () => {
    const beside = (employee_name: string) =>
      besideSlips({}, italianSlip({ employee_name }), italianSlip({ employee_name, period: '2026-09' }));
    expect(say(contractParties, {}, contextOf(null))).toBe('-');
    expect(sayOf(contractParties, beside('ROSSI MARIO'), contextOf(null))).toBe('passed');
    expect(sayOf(contractParties, beside('HOFFMANN LENA'), contextOf(null))).toBe('failed warning');
  });
});

describe('INC-05 days', () => {
  test.each([
    [probationOver, { employment_start: '2026-08-31', probation_months: 6 }, 'failed warning'],
    [probationOver, { probation_end: '2026-12-31', probation_months: 6 }, 'failed warning'],
  ] as const)('$id with %o: %s', (rule, fields, said) => {
    expect(say(rule, fields)).toBe(said);
  });

  test.each([
    ['ended', { employment_end: '2026-10-31' }, null, 'failed warning'],
    ['ends before the home is moved into', { employment_end: '2026-12-31' }, '2027-01-01', 'failed warning'],
    ['ends after', { employment_end: '2027-12-31' }, '2027-01-01', 'passed'],
  ])('%s', (_, fields, lease_start, said) => {
    expect(say(fixedTerm, fields, contextOf({ lease_start }))).toBe(said);
  });
});

describe('what was said, and the slips', () => {
  test.each([
    ['fixed_term', 'close-ended', 'passed'],
    ['apprentice', 'close-ended', 'inconclusive'],
    ['open_ended', null, 'inconclusive'],
    [null, 'open-ended', 'inconclusive'],
  ])('%s and %s: %s', (employment_kind, contract_type, said) => {
    expect(say(contractKindDeclared, { employment_kind }, contextOf({ contract_type }))).toBe(said);
  });

  test.each([
    ['grown since', besideSlips({ monthly_gross: 130_000 }, italianSlip()), 'passed'],
    ['far more than agreed', besideSlips({ monthly_gross: 100_000 }, italianSlip()), 'failed warning'],
    [
      'a year told, payments unknown',
      besideSlips({ monthly_gross: null, salary_amount: 2_700_000, salary_period: 'year' }, italianSlip()),
      'passed',
    ],
    ['no slip', besideSlips({}), '-'],
  ])('%s', (_, subject, said) => {
    expect(sayOf(salaryVersusPayslip, subject)).toBe(said);
  });
});
