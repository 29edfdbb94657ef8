import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { sayOf } from '../../run/testing/context.ts';
import { amongOthers, germanSlip, italianSlip, slipOf } from '../testing/slip.ts';
import { insuranceRates } from './insurance-rates.ts';
import { minijob } from './minijob.ts';
import { oneOff } from './one-off.ts';
import { wageTaxRecomputed } from './wage-tax.ts';

const scan = { pages: [pageOf([], { origin: 'ocr' })] };

describe('insurances', () => {
  test.each([
    ['five children', { care: 3_200 }, 'passed'],
    ['childless in Saxony', { care: 11_600 }, 'passed'],
    ['the dearest fund', { health: 38_000 }, 'passed'],
    [
      'a raised pay with the old pension share',
      { social_gross: 500_000, health: 43_750, care: 12_000, unemployment: 6_500 },
      'failed warning',
    ],
    ['a raised pay with all old shares', { social_gross: 600_000 }, 'failed critical'],
    [
      'above the ceilings',
      {
        social_gross: 1_000_000,
        gross: 1_000_000,
        pension: 78_585,
        unemployment: 10_985,
        health: 50_859,
        care: 13_950,
      },
      'passed',
    ],
    ['privately insured', { health: 0, care: 0 }, 'passed'],
    [
      'the surcharges on lines of their own',
      { health: 29_200, health_extra: 5_800, care: 7_200, care_extra: 2_400 },
      'passed',
    ],
    ['a graded job', { gross: 150_000, social_gross: 150_000, pension: 11_943 }, 'passed'],
    ['a graded job whose base is printed', { gross: 150_000, social_gross: 128_417, pension: 11_943 }, 'passed'],
    ['an apprentice paid as much', { gross: 150_000, social_gross: 150_000, pension: 13_950 }, 'passed'],
    [
      'a graded job paid more than it insures',
      { gross: 170_000, social_gross: 170_000, pension: 11_943 },
      'failed warning',
    ],
    ['a graded job without a share', { gross: 150_000, social_gross: 150_000, pension: null }, 'inconclusive'],
    [
      'a one-off payment above the ceiling',
      { social_gross: 700_000, one_off_1_label: 'christmas', one_off_1_amount: 300_000 },
      'inconclusive',
    ],
    [
      'both exact shares of one base above the ceiling, though no one-off was read',
      { social_gross: null, gross: 1_290_000, pension: 114_390, unemployment: 15_990, health: 0, care: 0 },
      'inconclusive',
    ],
    [
      'shares of two bases above the ceiling',
      { social_gross: null, gross: 1_290_000, pension: 114_390, unemployment: 20_000, health: 0, care: 0 },
      'failed critical',
    ],
    ['not read', { gross: null, social_gross: null }, 'inconclusive'],
    [
      'shares that are a part of what the slip says that they come to',
      { social_gross: 600_000, social_security_deductions: 120_000 },
      'inconclusive',
    ],
  ])('%s', (_, fields, said) => {
    expect(sayOf(insuranceRates, slipOf(germanSlip(fields)))).toBe(said);
  });

  test('is no business of Italian slips, and no proof in a scan', () => {
    expect(sayOf(insuranceRates, slipOf(italianSlip()))).toBe('-');
    expect(sayOf(insuranceRates, slipOf(germanSlip({ social_gross: 600_000 }), scan))).toBe('inconclusive');
  });
});

describe('wage tax', () => {
  test.each([
    ['lowered by allowances that are not told', { wage_tax: 30_000 }, 'failed warning'],
    [
      'lowered, where all pay is insured though not told as taxed',
      { tax_gross: null, wage_tax: 33_000 },
      'failed warning',
    ],
    ['lowered by what is put aside for old age', { tax_gross: null, wage_tax: 34_000 }, 'passed'],
    [
      'lowered, on a slip that does not tell what is taxed or insured',
      { tax_gross: null, pension: 30_000, wage_tax: 30_000 },
      'passed',
    ],
    ['far too much', { wage_tax: 110_000 }, 'failed warning'],
    ['class III', { tax_class: '3', wage_tax: 21_000 }, 'passed'],
    ['class V with the tax of class I', { tax_class: '5', wage_tax: 52_450 }, 'failed warning'],
    [
      'a one-off payment on top',
      { wage_tax: 130_000, one_off_1_label: 'bonus', one_off_1_amount: 50_000 },
      'inconclusive',
    ],
    ['a year without tables', { period: '2018-12' }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(wageTaxRecomputed, slipOf(germanSlip(fields)))).toBe(said);
  });

  test('weighs more where the sums or the insurances are off as well', () => {
    const off = germanSlip({ wage_tax: 10_000 }, { confirmations: { payslip_net: 'failed' } });
    expect(sayOf(wageTaxRecomputed, slipOf(off))).toBe('failed critical');
    expect(sayOf(wageTaxRecomputed, slipOf(germanSlip({ wage_tax: 10_000, pension: 1_000 })))).toBe('failed critical');
    expect(sayOf(wageTaxRecomputed, slipOf(germanSlip({ wage_tax: 40_000, pension: 1_000 })))).toBe('failed warning');
    expect(sayOf(wageTaxRecomputed, slipOf(off, scan))).toBe('inconclusive');
  });
});

describe('one-off payments and small jobs', () => {
  test.each([
    [
      'a bonus that is named',
      amongOthers(germanSlip({ gross: 700_000, one_off_1_label: 'bonus', one_off_1_amount: 300_000 })),
      'passed',
    ],
    ['no gross', slipOf(germanSlip({ gross: null })), 'inconclusive'],
    ['an Italian slip', slipOf(italianSlip()), '-'],
  ])('%s', (_, slip, said) => {
    expect(sayOf(oneOff, slip)).toBe(said);
  });

  test.each([
    ['a month of short-time work', {}, ['Kurzarbeitergeld 812,40'], 'failed info'],
    ['an empty field for it', {}, ['Kug-Auszahlung 4.000,00'], 'passed'],
  ])('%s', (_, fields, rows, said) => {
    expect(sayOf(minijob, slipOf(germanSlip(fields), { pages: [pageOf(rows)] }))).toBe(said);
  });
});
