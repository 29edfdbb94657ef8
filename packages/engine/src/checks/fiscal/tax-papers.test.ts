import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { germanSlip, italianSlip } from '../payslip/testing/slip.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import type { PaperWords } from '../run/testing/papers.ts';
import { paperOf } from '../run/testing/papers.ts';
import { benefitValid } from './benefit-valid.ts';
import { taxClassification } from './classification.ts';
import { taxCodeMatch } from './code-match.ts';
import { incomeVersusPayslips } from './income-versus-payslips.ts';
import { taxNames } from './names.ts';
import { taxYear } from './tax-year.ts';
import { cuWords, taxPaper } from './testing/tax-paper.ts';

const scan = { pages: [pageOf([], { origin: 'ocr' })] };

describe('the right kind', () => {
  const invoice = { kind: 'other', type: 'invoice' } as const;

  test.each([
    ['asked for something else', invoice, 'payslip', '-'],
    ['asked for nothing', cuWords(), null, 'passed'],
    ['asked for nothing, no tax paper', invoice, null, '-'],
  ] as const)('%s', (_, words, expected, said) => {
    expect(sayOf(taxClassification, { ...paperOf('t', words), expected })).toBe(said);
  });

  test('blocks', () => {
    expect(taxClassification.blocking).toBe(true);
  });
});

describe('INC-04 the year', () => {
  test.each([
    ['the year before from July on', 2024, '2026-07-01', 'failed critical'],
    ['a year to come', 2027, '2026-11-16', 'failed critical'],
    ['not read', null, '2026-11-16', 'inconclusive'],
  ])('%s', (_, tax_year, today, said) => {
    expect(sayOf(taxYear, taxPaper(cuWords({ tax_year })), contextOf({}, today))).toBe(said);
  });

  test.each([
    ['of the year before the last, until an adviser has made the next', 2024, '2025-09-02', '2027-02-28', 'passed'],
    ['and no longer', 2024, '2025-09-02', '2027-03-01', 'failed critical'],
    ['just made', 2024, '2026-12-12', '2027-03-01', 'passed'],
    ['just made, of a year long past', 2023, '2026-12-12', '2027-03-01', 'failed critical'],
    ['of no day that could be read', 2024, null, '2027-03-01', 'failed critical'],
  ])('a German assessment that is the newest there can be: %s', (_, tax_year, issue_date, today, said) => {
    const paper = taxPaper({ type: 'est_bescheid', country: 'DE', fields: { tax_year, issue_date } });
    expect(sayOf(taxYear, paper, contextOf({}, today))).toBe(said);
  });

  test('figures of a business may be of the running year; letters about benefits tell of none', () => {
    expect(sayOf(taxYear, taxPaper({ type: 'bwa', country: 'DE', fields: { tax_year: 2026 } }))).toBe('passed');
    expect(sayOf(taxYear, taxPaper({ type: 'naspi' }))).toBe('-');
  });
});

describe('INC-04 the person', () => {
  const joint = { is_joint: true, spouse_fiscal_id: 'RSSMRA80A01H501U' };

  test.each([
    ['a couple addressed together', { person_name: 'Anna Bianchi und Mario Rossi' }, 'passed'],
    ['not read', { person_name: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(taxNames, taxPaper(cuWords(fields)), contextOf(mario))).toBe(said);
  });

  test.each([
    ['the spouse of a joint return', { fiscal_id: 'BNCMCH92T49F205X', ...joint }, 'passed'],
    ['not read', { fiscal_id: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(taxCodeMatch, taxPaper(cuWords(fields)), contextOf(mario))).toBe(said);
  });

  test('nothing to compare without an applicant, no mismatch from a scan', () => {
    expect(sayOf(taxNames, taxPaper(cuWords()), contextOf(null))).toBe('-');
    expect(sayOf(taxCodeMatch, taxPaper(cuWords()), contextOf(null))).toBe('-');
    expect(sayOf(taxNames, taxPaper(cuWords({ person_name: 'BIANCHI ANNA' }), [], scan), contextOf(mario))).toBe(
      'inconclusive',
    );
  });

  test.each([
    ['the number of the slips', '86095742719', '86095742719', 'passed'],
    ['another number', '86095742719', '47036892816', 'failed critical'],
    ['no number on the slips', '86095742719', null, 'inconclusive'],
  ])('German: %s', (_, fiscal_id, onSlip, said) => {
    const paper = taxPaper({ type: 'lohnsteuerbescheinigung', country: 'DE', fields: { fiscal_id } }, [
      germanSlip({ fiscal_id: onSlip }),
    ]);
    expect(sayOf(taxCodeMatch, paper)).toBe(said);
  });

  test('German: a slip of somebody else, handed in by mistake, makes nobody’s own paper another’s', () => {
    const fields = { fiscal_id: '86095742719', person_name: 'Mario Rossi' };
    const other = germanSlip({ fiscal_id: '47036892816', employee_name: 'Renate Vogel' });
    const beside = (...slips: readonly PaperWords[]) =>
      taxPaper({ type: 'lohnsteuerbescheinigung', country: 'DE', fields }, slips);
    expect(sayOf(taxCodeMatch, beside(other), contextOf(mario))).toBe('inconclusive');
    expect(sayOf(taxCodeMatch, beside(other))).toBe('inconclusive');
    const own = germanSlip({ fiscal_id: '47036892816', employee_name: 'Mario Rossi' });
    expect(sayOf(taxCodeMatch, beside(other, own), contextOf(mario))).toBe('failed critical');
  });
});

describe('INC-04 the income', () => {
  const slips = [italianSlip()];

  test.each([
    ['half a year', { gross_income: 1_180_530, days_worked: 182 }, 'passed'],
    ['twice as much', { gross_income: 4_722_120 }, 'failed warning'],
    ['another employer then', { gross_income: 1_180_530, payer_name: 'Beta SpA' }, 'inconclusive'],
    ['a pension', { income_pension: 2_000_000 }, '-'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(incomeVersusPayslips, taxPaper(cuWords(fields), slips))).toBe(said);
  });

  test('has nothing to say without slips', () => {
    expect(sayOf(incomeVersusPayslips, taxPaper(cuWords()))).toBe('-');
  });
});

describe('benefits', () => {
  const naspi = { benefit_start: '2026-05-01', benefit_days: 365 };

  test.each([
    ['its last day', 'naspi', { benefit_start: '2026-05-01', benefit_end: '2026-11-16' }, 'passed'],
    ['not begun', 'naspi', { benefit_start: '2026-12-01' }, 'failed warning'],
    ['refused', 'naspi', { ...naspi, is_accepted: false }, 'failed warning'],
    ['a new letter of a pension', 'pension_notice', { issue_date: '2026-06-15' }, 'passed'],
    ['an old letter of a pension', 'pension_notice', { issue_date: '2024-06-15' }, 'failed warning'],
    ['a pension that began long ago', 'pension_notice', { benefit_start: '2010-01-01' }, 'inconclusive'],
    ['another paper', 'cu', {}, '-'],
  ] as const)('%s', (_, type, fields, said) => {
    expect(sayOf(benefitValid, taxPaper({ type, fields }))).toBe(said);
  });
});
