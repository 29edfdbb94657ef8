import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { germanSlip, italianSlip } from '../payslip/testing/slip.ts';
import { sayOf } from '../run/testing/context.ts';
import type { PaperWords } from '../run/testing/papers.ts';
import { assessmentKind } from './de/assessment-kind.ts';
import { businessFigures } from './de/business-figures.ts';
import { certificateVersusSlip } from './de/certificate-versus-slip.ts';
import { cuEmployer } from './it/cu-employer.ts';
import { cuProgressives } from './it/cu-progressives.ts';
import { flatRate } from './it/flat-rate.ts';
import { naspiAmount } from './it/naspi-amount.ts';
import { filed730, filedRedditi } from './it/return-filed.ts';
import { cuWords, taxPaper } from './testing/tax-paper.ts';

const scan = { pages: [pageOf([], { origin: 'ocr' })] };

describe('Italian certificate', () => {
  test.each([
    ['by the name', { payer_id: null }, {}, 'passed'],
    [
      'another before this job',
      { payer_name: 'Beta SpA', payer_id: null },
      { hire_date: '2026-01-01' },
      'inconclusive',
    ],
    [
      'another that was left',
      { payer_name: 'Beta SpA', payer_id: null, employment_end: '2025-06-30' },
      {},
      'inconclusive',
    ],
    ['the institute pays no wages', { payer_id: '80078750587' }, {}, '-'],
  ])('payer %s', (_, fields, slip, said) => {
    expect(sayOf(cuEmployer, taxPaper(cuWords(fields), [italianSlip(slip)]))).toBe(said);
  });

  test('without a slip of December there is nothing to compare', () => {
    expect(sayOf(cuProgressives, taxPaper(cuWords(), [italianSlip()]))).toBe('-');
  });
});

describe('UPL-05 returns without legal value', () => {
  const redditi = { type: 'redditi_pf', fields: { fiscal_id: 'RSSMRA80A01H501U', tax_year: 2025 } } as const;
  const receipt = (tax_year: number, fiscal_id: string | null): PaperWords => ({
    kind: 'fiscal_document',
    type: 'redditi_pf_receipt',
    fields: { fiscal_id, tax_year },
  });

  test('of other papers nobody asks it', () => {
    expect(sayOf(filed730, taxPaper(cuWords()))).toBe('-');
  });

  test.each([
    ['no receipt, a scan', taxPaper(redditi, [], scan), 'inconclusive'],
    ['receipt of somebody who was not read', taxPaper(redditi, [receipt(2025, null)]), 'inconclusive'],
    ['receipt of another', taxPaper(redditi, [receipt(2025, 'BNCMCH92T49F205X')]), 'failed warning'],
  ])('Redditi, %s', (_, paper, said) => {
    expect(sayOf(filedRedditi, paper)).toBe(said);
  });
});

describe('Italian business and unemployment', () => {
  const flat = (fields: PaperWords['fields']) =>
    taxPaper({ type: 'redditi_pf', fields: { tax_year: 2025, ...fields } });

  test.each([
    ['above it', { flat_rate_receipts: 10_000_100, flat_rate_gross: 7_800_000 }, 'failed warning'],
    ['ordinary regime', { total_income: 3_000_000 }, '-'],
  ])('flat rate %s', (_, fields, said) => {
    expect(sayOf(flatRate, flat(fields))).toBe(said);
  });

  test('the benefit is no business of other papers', () => {
    expect(sayOf(naspiAmount, taxPaper(cuWords()))).toBe('-');
  });
});

describe('German papers', () => {
  const certificate = {
    type: 'lohnsteuerbescheinigung',
    country: 'DE',
    fields: { tax_year: 2025, gross_wage: 4_800_000, wage_tax: 620_000 },
  } as const;
  const december = (fields: PaperWords['fields']) => germanSlip({ period: '2025-12', ...fields });

  test.each([['tax-free parts in the gross', { ytd_gross: 5_100_000, ytd_tax: 620_000 }, 'passed']])(
    'certificate and slip of December: %s',
    (_, fields, said) => {
      expect(sayOf(certificateVersusSlip, taxPaper(certificate, [december(fields)]))).toBe(said);
    },
  );

  const notice = (rows: readonly string[], fields: PaperWords['fields'] = { gross_income: 5_000_000 }) =>
    taxPaper({ type: 'est_bescheid', country: 'DE', fields }, [], { pages: [pageOf(rows)] });

  test.each([
    ['in part provisional, as nearly all are', notice(['Der Bescheid ist teilweise vorläufig']), 'passed'],
    ['only prepayments', notice(['Vorauszahlungsbescheid'], {}), 'failed warning'],
    ['another paper', taxPaper(certificate), '-'],
  ])('notice %s', (_, paper, said) => {
    expect(sayOf(assessmentKind, paper)).toBe(said);
  });

  const bwa = (result: number | null) => ({ type: 'bwa', country: 'DE', fields: { result_to_date: result } }) as const;
  const euer = (profit: number) => ({ type: 'euer', country: 'DE', fields: { profit } }) as const;
  const assessment: PaperWords = { kind: 'fiscal_document', type: 'est_bescheid', country: 'DE' };

  test.each([
    ['at a loss', taxPaper(bwa(-100_000), [assessment]), 'failed warning'],
    ['of a running year at a profit, without an assessment', taxPaper(bwa(100_000)), 'failed warning'],
    ['of a running year at a profit, with one', taxPaper(bwa(100_000), [assessment]), 'passed'],
    ['of a whole year at a profit, without an assessment', taxPaper(euer(100_000)), 'failed info'],
    ['of a whole year at a loss', taxPaper(euer(-1)), 'failed warning'],
    ['another paper', taxPaper(certificate), '-'],
  ])('figures %s', (_, paper, said) => {
    expect(sayOf(businessFigures, paper)).toBe(said);
  });
});
