import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../../run/testing/context.ts';
import { germanSlip, italianSlip, slipOf, slipsOf } from '../testing/slip.ts';
import { extraMonths } from './extra-months.ts';
import { inpsRate } from './inps-rate.ts';
import { irpef } from './irpef.ts';
import { lulFields } from './lul-fields.ts';
import { severanceAccrual } from './severance-accrual.ts';

const scan = { pages: [pageOf([], { origin: 'ocr' })] };

describe('share of the contributions', () => {
  test.each([
    ['with the wage-support fund', { social_contributions: 18_980 }, 'passed'],
    ['an apprentice', { social_contributions: 11_680 }, 'passed'],
    [
      'one point more above the band',
      { social_gross: 600_000, gross: 600_000, social_contributions: 56_455 },
      'passed',
    ],
    ['lowered by the state in 2024', { period: '2024-05', social_contributions: 6_380 }, 'passed'],
    ['as low in 2026', { social_contributions: 6_380 }, 'failed warning'],
    ['not read', { social_gross: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(inpsRate, slipOf(italianSlip(fields)))).toBe(said);
  });

  test.each([
    ['base and share give the amount', 'Contributo IVS 2.000,00 9,19 % 183,80', 'passed'],
    ['the base was raised', 'Contributo IVS 3.000,00 9,19 % 183,80', 'failed warning'],
    ['the same in one word', 'CTR INPS 3.000,00 9,19% 183,80', 'failed warning'],
    ['a bonus is no contribution', 'Straordinario 3.000,00 25,00 % 137,34', 'passed'],
    ['rounded by a euro', 'Contributo IVS 2.000,49 9,19 % 184,80', 'passed'],
  ])('a row by itself: %s', (_, row, said) => {
    expect(sayOf(inpsRate, slipOf(italianSlip(), { pages: [pageOf([row])] }))).toBe(said);
  });

  test('a row that does not come out is pointed at, base and amount', () => {
    const slip = slipOf(italianSlip(), { pages: [pageOf(['Contributo IVS 3.000,00 9,19 % 183,80'])] });
    expect(inpsRate.judge(slip, contextOf())).toMatchObject({
      variant: 'row',
      working: [
        { what: 'contribution_base', page: 1, found: 300_000, expected: 200_000 },
        { what: 'contribution', page: 1, found: 18_380, expected: 27_570 },
      ],
    });
  });

  test('is no business of German slips, and no proof in a scan', () => {
    expect(sayOf(inpsRate, slipOf(germanSlip()))).toBe('-');
    expect(sayOf(inpsRate, slipOf(italianSlip({ social_gross: 300_000 }), scan))).toBe('inconclusive');
  });
});

describe('income tax', () => {
  test.each([
    ['without any credit', { income_tax: 41_773 }, 'passed'],
    ['none although it is due', { taxable: 400_000, income_tax: 10_000 }, 'failed warning'],
    ['none with a small wage', { taxable: 90_000, income_tax: 0 }, 'passed'],
    ['a thirteenth pay has no credits', { kind: 'tredicesima', income_tax: 10_000 }, 'failed warning'],
    ['not read', { income_tax: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(irpef, slipOf(italianSlip(fields)))).toBe(said);
  });

  test('REP-08 pay that comes once tells nothing of the year, on which the credits depend', () => {
    const fields = { period: '2026-06', gross: 386_300, social_gross: 386_300, taxable: 349_797, income_tax: 65_190 };
    const once = { one_off_1_label: 'quattordicesima', one_off_1_amount: 189_520 };
    expect(sayOf(irpef, slipOf(italianSlip({ ...fields, ...once })))).toBe('passed');
    expect(sayOf(irpef, slipOf(italianSlip(fields)))).toBe('failed warning');
  });
});

describe('what a slip of the register tells', () => {
  const full = [
    pageOf(['AUTORIZZAZIONE INAIL 417', 'C.C.N.L. Commercio LIVELLO 4', 'T.F.R. 147,00', 'PROGRESSIVI IMPONIBILE']),
  ];
  const bare = { employer_id: null, hire_date: null, social_gross: null, social_contributions: null };

  test.each([
    ['all but a few', italianSlip({ fiscal_id: 'RSSMRA80A01H501U' }), {}, 'failed warning'],
    ['words on the page count', italianSlip(bare), { pages: full }, 'passed'],
    ['of a German slip', germanSlip(), {}, '-'],
  ])('%s', (_, slip, evidence, said) => {
    expect(sayOf(lulFields, slipOf(slip, evidence))).toBe(said);
  });
});

describe('thirteenth and fourteenth pay', () => {
  test.each([
    ['recognised on a slip of its own', [italianSlip(), italianSlip({ kind: 'tredicesima' })], null, 'passed'],
  ])('%s', (_, slips, paychecks_per_year, said) => {
    expect(sayOf(extraMonths, slipsOf(slips), contextOf({ paychecks_per_year }))).toBe(said);
  });

  test.each([
    [13, 14, 'fewer'],
    [13, 13, undefined],
    [13, null, undefined],
  ])('%s on the slips and %s declared: told as %s', (payments_per_year, paychecks_per_year, variant) => {
    const context = contextOf({ paychecks_per_year });
    const judgement = extraMonths.judge(slipsOf([italianSlip({ payments_per_year })]), context);
    expect([judgement?.outcome, judgement?.variant]).toEqual(['passed', variant]);
  });

  test('is no business of German slips', () => {
    expect(sayOf(extraMonths, slipsOf([germanSlip()]))).toBe('-');
  });
});

describe('severance set aside', () => {
  const page = (...rows: readonly string[]) => ({ pages: [pageOf(rows)] });

  test.each([
    ['less the share of the pension fund', ['Quota TFR 138,15'], 'passed'],
    ['of another pay, its base printed', ['Quota TFR 148,15', 'Retrib. utile TFR 3.000,00'], 'passed'],
    ['of a base that is not printed', ['Quota TFR 120,00'], 'inconclusive'],
  ])('%s', (_, rows, said) => {
    expect(sayOf(severanceAccrual, slipOf(italianSlip(), page(...rows)))).toBe(said);
  });
});
