import { describe, expect, test } from 'vitest';
import { italianSlip } from '../payslip/testing/slip.ts';
import type { Rule } from '../rule.ts';
import type { ReadPaper } from '../run/subjects.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { evidenceOf, type PaperWords, pageOf, paperOf, readingOf, readPaper } from '../run/testing/papers.ts';
import type { CheckContext } from '../subject.ts';
import { contractAllPages } from './all-pages.ts';
import { contractDated } from './dated.ts';
import { fixedTerm } from './fixed-term.ts';
import { contractKindDeclared } from './kind-declared.ts';
import { contractParties } from './parties.ts';
import { contractPdf } from './pdf.ts';
import { probationOver } from './probation.ts';
import { salaryVersusPayslip } from './salary-versus-payslip.ts';
import { contractSigned } from './signed.ts';
import { contractStarted } from './started.ts';

const words = (fields: PaperWords['fields'] = {}, pages: readonly number[] = [1]): PaperWords => ({
  kind: 'work_contract',
  type: 'work_contract',
  pages,
  fields: {
    payer_name: 'ACME SRL',
    person_name: 'Mario Rossi',
    employment_kind: 'open_ended',
    employment_start: '2021-03-01',
    issue_date: '2021-02-10',
    salary_amount: 190_000,
    salary_period: 'month',
    monthly_gross: 190_000,
    ...fields,
  },
});
const say = (rule: Rule<ReadPaper>, fields: PaperWords['fields'], context: CheckContext = contextOf()) =>
  sayOf(rule, readPaper(words(fields)), context);

describe('INC-05 the file', () => {
  test.each([
    ['pdf', 'passed'],
    ['jpeg', 'failed critical'],
    ['unknown', 'inconclusive'],
  ] as const)('%s: %s', (format, said) => {
    expect(sayOf(contractPdf, readPaper(words(), { format }))).toBe(said);
  });

  const pages = (...texts: readonly string[]) => texts.map((text, index) => pageOf([text], { number: index + 1 }));

  test.each([
    ['all there', pages('Pagina 1 di 2', 'Pagina 2 di 2'), 'passed'],
    ['the last missing', pages('Pagina 1 di 3', 'Pagina 2 di 3'), 'failed critical'],
    ['one without a number', pages('Seite 1 von 3', '', 'Seite 3 von 3'), 'passed'],
    ['not numbered', pages('Arbeitsvertrag'), 'inconclusive'],
    ['two papers bound together', pages('Seite 1 von 2', 'Seite 1 von 3'), 'inconclusive'],
  ])('pages %s', (_, list, said) => {
    const numbers = list.map(({ number }) => number);
    expect(sayOf(contractAllPages, readPaper(words({}, numbers), { pages: list }))).toBe(said);
  });

  test('a signature is seen as far as it can be', () => {
    const facts = (signatures: number, field: boolean | null) => ({
      pdf: {
        signatures: Array.from({ length: signatures }, () => ({})),
        fields: field === null ? [] : [{ page: 1, name: 'Signature1', isFilled: field }],
      },
    });
    const judged = (evidence: object) => sayOf(contractSigned, readPaper(words(), evidence));
    const image = { box: { left: 90, top: 650, right: 200, bottom: 700 }, pixelWidth: 200, pixelHeight: 90 };
    expect(judged(facts(1, null))).toBe('passed');
    expect(judged({ pages: [pageOf([], { images: [image] })] })).toBe('passed');
    expect(judged(facts(0, false))).toBe('failed info');
    expect(judged(facts(0, null))).toBe('inconclusive');
    expect(judged(evidenceOf())).toBe('inconclusive');
  });
});

describe('INC-05 parties', () => {
  const asked = { ...mario, employer: 'Acme' };

  test.each([
    ['as given', {}, asked, 'passed'],
    ['somebody else', { person_name: 'Anna Bianchi' }, asked, 'failed critical'],
    ['another employer', { payer_name: 'Gamma SpA' }, asked, 'failed critical'],
    ['no employer given', {}, mario, 'passed'],
    ['employee not read', { person_name: null }, asked, 'inconclusive'],
    ['employer not read', { payer_name: null }, asked, 'inconclusive'],
  ])('%s', (_, fields, applicant, said) => {
    expect(say(contractParties, fields, contextOf(applicant))).toBe(said);
  });

  test('nothing to compare without an applicant', () => {
    expect(say(contractParties, {}, contextOf(null))).toBe('-');
  });
});

describe('INC-05 days', () => {
  test.each([
    [contractDated, { issue_date: '2026-11-16' }, 'passed'],
    [contractDated, { issue_date: '2026-11-17' }, 'failed critical'],
    [contractDated, { issue_date: null }, 'inconclusive'],
    [contractStarted, { employment_start: '2026-11-16' }, 'passed'],
    [contractStarted, { employment_start: '2026-12-01' }, 'failed warning'],
    [contractStarted, { employment_start: null }, 'inconclusive'],
    [probationOver, { probation_months: 6 }, 'passed'],
    [probationOver, { employment_start: '2026-06-01', probation_months: 6 }, 'failed warning'],
    [probationOver, { employment_start: '2026-05-15', probation_months: 6 }, 'passed'],
    [probationOver, { probation_end: '2026-12-31', probation_months: 6 }, 'failed warning'],
    [probationOver, {}, 'inconclusive'],
  ] as const)('$id with %o: %s', (rule, fields, said) => {
    expect(say(rule, fields)).toBe(said);
  });

  test.each([
    ['without an end', {}, null, 'passed'],
    ['ended', { employment_end: '2026-10-31' }, null, 'failed warning'],
    ['ends before the home is moved into', { employment_end: '2026-12-31' }, '2027-01-01', 'failed warning'],
    ['ends after', { employment_end: '2027-12-31' }, '2027-01-01', 'passed'],
    ['fixed term, end not read', { employment_kind: 'fixed_term' }, null, 'inconclusive'],
  ])('%s', (_, fields, lease_start, said) => {
    expect(say(fixedTerm, fields, contextOf({ lease_start }))).toBe(said);
  });
});

describe('what was said, and the slips', () => {
  test.each([
    ['open_ended', 'open-ended', 'passed'],
    ['fixed_term', 'open-ended', 'failed warning'],
    ['fixed_term', 'close-ended', 'passed'],
    ['apprentice', 'close-ended', 'inconclusive'],
    ['open_ended', null, 'inconclusive'],
    [null, 'open-ended', 'inconclusive'],
  ])('%s and %s: %s', (employment_kind, contract_type, said) => {
    expect(say(contractKindDeclared, { employment_kind }, contextOf({ contract_type }))).toBe(said);
  });

  const beside = (fields: PaperWords['fields'], ...slips: readonly PaperWords[]): ReadPaper => {
    const paper = paperOf('k', words(fields));
    const papers = [paper, ...slips.map((slip, index) => paperOf(`s${index}`, slip))];
    return { paper, reading: readingOf(words(fields)), set: { papers } };
  };

  test.each([
    ['as agreed', beside({}, italianSlip()), 'passed'],
    ['grown since', beside({ monthly_gross: 130_000 }, italianSlip()), 'passed'],
    ['much less than agreed', beside({ monthly_gross: 300_000 }, italianSlip()), 'failed warning'],
    ['far more than agreed', beside({ monthly_gross: 100_000 }, italianSlip()), 'failed warning'],
    [
      'a year told, payments unknown',
      beside({ monthly_gross: null, salary_amount: 2_700_000, salary_period: 'year' }, italianSlip()),
      'passed',
    ],
    ['paid by the hour', beside({ monthly_gross: null, salary_period: 'hour' }, italianSlip()), 'inconclusive'],
    ['no slip', beside({}), '-'],
  ])('%s', (_, subject, said) => {
    expect(sayOf(salaryVersusPayslip, subject)).toBe(said);
  });
});
