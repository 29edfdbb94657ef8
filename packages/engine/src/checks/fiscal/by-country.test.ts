import { describe, expect, test } from 'vitest';
import { germanSlip, italianSlip } from '../payslip/testing/slip.ts';
import { sayOf } from '../run/testing/context.ts';
import { type PaperWords, pageOf } from '../run/testing/papers.ts';
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
    ['by the number', { payer_name: 'HOLDING SPA' }, {}, 'passed'],
    ['by the name', { payer_id: null }, {}, 'passed'],
    ['another, in the same job all year', { payer_name: 'Beta SpA', payer_id: '00743110157' }, {}, 'failed warning'],
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
    ['not read', { payer_name: null, payer_id: null }, {}, 'inconclusive'],
    ['the institute pays no wages', { payer_id: '80078750587' }, {}, '-'],
  ])('payer %s', (_, fields, slip, said) => {
    expect(sayOf(cuEmployer, taxPaper(cuWords(fields), [italianSlip(slip)]))).toBe(said);
  });

  const december = (ytd_tax: number | null) => italianSlip({ period: '2025-12', ytd_tax });

  test.each([
    ['the same', 180_000, 'passed'],
    ['within a percent', 181_500, 'passed'],
    ['another', 150_000, 'failed warning'],
    ['not printed', null, 'inconclusive'],
  ])('and the tax of December: %s', (_, ytd_tax, said) => {
    expect(sayOf(cuProgressives, taxPaper(cuWords(), [december(ytd_tax)]))).toBe(said);
  });

  test('without a slip of December there is nothing to compare', () => {
    expect(sayOf(cuProgressives, taxPaper(cuWords(), [italianSlip()]))).toBe('-');
  });
});

describe('UPL-05 returns without legal value', () => {
  const redditi = { type: 'redditi_pf', fields: { fiscal_id: 'RSSMRA80A01H501U', tax_year: 2025 } } as const;
  const receipt = (tax_year: number): PaperWords => ({
    kind: 'fiscal_document',
    type: 'redditi_pf_receipt',
    fields: { fiscal_id: 'RSSMRA80A01H501U', tax_year },
  });

  test.each([
    ['with its number', taxPaper({ type: 'modello_730', fields: { is_filed: true } }), 'passed'],
    ['without', taxPaper({ type: 'modello_730' }), 'failed warning'],
    ['a scan may hide it', taxPaper({ type: 'modello_730' }, [], scan), 'inconclusive'],
    ['another paper', taxPaper(cuWords()), '-'],
  ])('730 %s', (_, paper, said) => {
    expect(sayOf(filed730, paper)).toBe(said);
  });

  test.each([
    ['receipt in another file', taxPaper(redditi, [receipt(2025)]), 'passed'],
    ['receipt of another year', taxPaper(redditi, [receipt(2024)]), 'failed warning'],
    ['no receipt', taxPaper(redditi), 'failed warning'],
    ['no receipt, a scan', taxPaper(redditi, [], scan), 'inconclusive'],
  ])('Redditi, %s', (_, paper, said) => {
    expect(sayOf(filedRedditi, paper)).toBe(said);
  });
});

describe('Italian business and unemployment', () => {
  const flat = (fields: PaperWords['fields']) =>
    taxPaper({ type: 'redditi_pf', fields: { tax_year: 2025, ...fields } });

  test.each([
    ['within the limit', { flat_rate_receipts: 4_200_000, flat_rate_gross: 3_276_000 }, 'passed'],
    ['at the limit', { flat_rate_receipts: 10_000_000, flat_rate_gross: 7_800_000 }, 'passed'],
    ['above it', { flat_rate_receipts: 10_000_100, flat_rate_gross: 7_800_000 }, 'failed warning'],
    ['no lawful coefficient', { flat_rate_receipts: 4_200_000, flat_rate_gross: 4_100_000 }, 'failed warning'],
    ['receipts not read', { flat_rate_gross: 3_276_000 }, 'inconclusive'],
    ['ordinary regime', { total_income: 3_000_000 }, '-'],
  ])('flat rate %s', (_, fields, said) => {
    expect(sayOf(flatRate, flat(fields))).toBe(said);
  });

  test.each([
    ['usual', 122_836, 'passed'],
    ['the most there is', 158_470, 'passed'],
    ['more than there is', 158_471, 'failed warning'],
    ['not read', null, 'inconclusive'],
  ])('benefit %s', (_, gross_monthly, said) => {
    expect(
      sayOf(naspiAmount, taxPaper({ type: 'naspi', fields: { gross_monthly, benefit_start: '2026-03-01' } })),
    ).toBe(said);
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

  test.each([
    ['the same', { ytd_gross: 4_800_000, ytd_tax: 620_000 }, 'passed'],
    ['tax-free parts in the gross', { ytd_gross: 5_100_000, ytd_tax: 620_000 }, 'passed'],
    ['both differ', { ytd_gross: 3_600_000, ytd_tax: 400_000 }, 'failed warning'],
    ['not printed', {}, 'inconclusive'],
  ])('certificate and slip of December: %s', (_, fields, said) => {
    expect(sayOf(certificateVersusSlip, taxPaper(certificate, [december(fields)]))).toBe(said);
  });

  const notice = (rows: readonly string[], fields: PaperWords['fields'] = { gross_income: 5_000_000 }) =>
    taxPaper({ type: 'est_bescheid', country: 'DE', fields }, [], { pages: [pageOf(rows)] });

  test.each([
    ['assessed', notice(['Bescheid für 2024 über Einkommensteuer']), 'passed'],
    ['in part provisional, as nearly all are', notice(['Der Bescheid ist teilweise vorläufig']), 'passed'],
    ['estimated', notice(['Die Besteuerungsgrundlagen wurden geschätzt (§ 162 AO)']), 'failed warning'],
    ['only prepayments', notice(['Vorauszahlungsbescheid'], {}), 'failed warning'],
    ['income not read', notice([''], {}), 'inconclusive'],
    ['another paper', taxPaper(certificate), '-'],
  ])('notice %s', (_, paper, said) => {
    expect(sayOf(assessmentKind, paper)).toBe(said);
  });

  const bwa = (result: number | null) => ({ type: 'bwa', country: 'DE', fields: { result_to_date: result } }) as const;
  const assessment: PaperWords = { kind: 'fiscal_document', type: 'est_bescheid', country: 'DE' };

  test.each([
    ['with an assessment', taxPaper(bwa(4_000_000), [assessment]), 'passed'],
    ['alone', taxPaper(bwa(4_000_000)), 'failed warning'],
    ['at a loss', taxPaper(bwa(-100_000), [assessment]), 'failed warning'],
    ['not read', taxPaper(bwa(null)), 'inconclusive'],
    ['another paper', taxPaper(certificate), '-'],
  ])('figures %s', (_, paper, said) => {
    expect(sayOf(businessFigures, paper)).toBe(said);
  });
});
