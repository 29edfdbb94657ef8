import { describe, expect, test } from 'vitest';
import { sayOf } from '../../run/testing/context.ts';
import { pageOf } from '../../run/testing/papers.ts';
import { germanSlip, italianSlip, slipOf, slipsOf } from '../testing/slip.ts';
import { ebvFields } from './ebv-fields.ts';
import { insuranceRates } from './insurance-rates.ts';
import { minijob } from './minijob.ts';
import { oneOff } from './one-off.ts';
import { taxClassStable } from './tax-class-stable.ts';
import { wageTaxRecomputed } from './wage-tax.ts';

const scan = { pages: [pageOf([], { origin: 'ocr' })] };

describe('insurances', () => {
  test.each([
    ['their shares', {}, 'passed'],
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
    ['a graded job', { gross: 150_000, social_gross: 150_000 }, 'inconclusive'],
    ['a small job', { person_group: '109' }, 'inconclusive'],
    [
      'a one-off payment above the ceiling',
      { social_gross: 700_000, one_off_1_label: 'christmas', one_off_1_amount: 300_000 },
      'inconclusive',
    ],
    ['not read', { gross: null, social_gross: null }, 'inconclusive'],
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
    ['of the class', {}, 'passed'],
    ['lowered by allowances', { wage_tax: 30_000 }, 'passed'],
    ['far too little', { wage_tax: 10_000 }, 'failed warning'],
    ['far too much', { wage_tax: 110_000 }, 'failed warning'],
    ['class III', { tax_class: '3', wage_tax: 21_000 }, 'passed'],
    ['class V in class I', { tax_class: '5', wage_tax: 52_450 }, 'passed'],
    [
      'a one-off payment on top',
      { wage_tax: 130_000, one_off_1_label: 'bonus', one_off_1_amount: 50_000 },
      'inconclusive',
    ],
    ['class blacked out', { tax_class: null }, 'inconclusive'],
    ['a year without tables', { period: '2018-12' }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(wageTaxRecomputed, slipOf(germanSlip(fields)))).toBe(said);
  });

  test('weighs more where the sums or the insurances are off as well', () => {
    const off = germanSlip({ wage_tax: 10_000 }, { confirmations: { payslip_net: 'failed' } });
    expect(sayOf(wageTaxRecomputed, slipOf(off))).toBe('failed critical');
    expect(sayOf(wageTaxRecomputed, slipOf(germanSlip({ wage_tax: 10_000, pension: 1_000 })))).toBe('failed critical');
    expect(sayOf(wageTaxRecomputed, slipOf(off, scan))).toBe('inconclusive');
  });
});

describe('what the ordinance asks for', () => {
  const more = {
    date_of_birth: '1983-08-12',
    sv_number: '15070649C103',
    fiscal_id: '86095742719',
    contribution_group: '1111',
  };
  const bare = { employee_name: null, hire_date: null };

  test.each([
    ['all', more, 'passed'],
    ['some blacked out', { tax_class: null }, 'passed'],
    ['most missing', bare, 'failed warning'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(ebvFields, slipOf(germanSlip(fields)))).toBe(said);
  });

  test('of a scan, of an Italian slip', () => {
    expect(sayOf(ebvFields, slipOf(germanSlip(bare), scan))).toBe('inconclusive');
    expect(sayOf(ebvFields, slipOf(italianSlip()))).toBe('-');
  });
});

describe('tax class', () => {
  test.each([
    ['the same', ['1', '1', '1'], 'passed'],
    ['changed', ['3', '3', '1'], 'failed warning'],
    ['told once', ['1', null], 'inconclusive'],
    ['one slip', ['1'], '-'],
  ])('%s', (_, classes, said) => {
    expect(sayOf(taxClassStable, slipsOf(classes.map((tax_class) => germanSlip({ tax_class }))))).toBe(said);
  });
});

describe('one-off payments and small jobs', () => {
  const withOthers = (gross: number, more: Parameters<typeof germanSlip>[0] = {}) => {
    const { slips } = slipsOf([
      germanSlip({ gross, ...more }),
      germanSlip({ period: '2026-09' }),
      germanSlip({ period: '2026-08' }),
    ]);
    const [first] = slips;
    if (!first) throw new Error('no slip');
    return first;
  };

  test.each([
    ['a month like the others', withOthers(400_000), 'passed'],
    ['a bonus that is named', withOthers(700_000, { one_off_1_label: 'bonus', one_off_1_amount: 300_000 }), 'passed'],
    ['a month that stands out for no reason', withOthers(700_000), 'failed info'],
    ['nothing to compare', slipOf(germanSlip()), 'inconclusive'],
    ['no gross', slipOf(germanSlip({ gross: null })), 'inconclusive'],
    ['an Italian slip', slipOf(italianSlip()), '-'],
  ])('%s', (_, slip, said) => {
    expect(sayOf(oneOff, slip)).toBe(said);
  });

  test.each([
    ['a usual job', {}, [], 'passed'],
    ['a small one by its group', { person_group: '109' }, [], 'failed info'],
    ['a small one by its pay', { gross: 60_300 }, [], 'failed info'],
    ['just above', { gross: 60_400 }, [], 'passed'],
    ['a month of short-time work', {}, ['Kurzarbeitergeld 812,40'], 'failed info'],
    ['an empty field for it', {}, ['Kug-Auszahlung 4.000,00'], 'passed'],
    ['no gross', { gross: null }, [], 'inconclusive'],
  ])('%s', (_, fields, rows, said) => {
    expect(sayOf(minijob, slipOf(germanSlip(fields), { pages: [pageOf(rows)] }))).toBe(said);
  });
});
