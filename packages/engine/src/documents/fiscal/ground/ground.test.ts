import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOf } from '../../recognise/page-text.ts';
import { fiscalCodesIn, steuerIdsIn, vatNumbersIn } from './identifiers.ts';
import { germanIncomeTax } from './income-tax-tariff.ts';
import { grossIrpef } from './irpef.ts';
import { type MoneyStyle, moneyRuns } from './money-runs.ts';

const amounts = (text: string, style?: MoneyStyle): number[] => {
  const line = linesOf(laidOutPage([text]))[0];
  return moneyRuns(line?.wordsAt(0, line.text.length) ?? [], style).map((run) => run.cents);
};

describe('amounts in forms', () => {
  test.each([
    ['12.345,67', 1_234_567],
    ['1 2 3 4 5 ,00', 1_234_500],
    ['12.345 ,00', 1_234_500],
    ['2 5 4 3 0 , 1 2', 2_543_012],
    ['€ 800,00', 80_000],
    ['16 304,44', 1_630_444],
    ['22.431 , 18', 2_243_118],
    ['22.431, 18', 2_243_118],
    ['1 016 304,44', 101_630_444],
    ['24 425 ,00', 2_442_500],
    ['1.223,36.', 122_336],
    ['-1.200 ,00', -120_000],
  ])('%s is %i cents', (text, cents) => {
    expect(amounts(text)).toEqual([cents]);
  });

  test.each([',00', '1 ,  2', 'von 3.', '9. und 10.', '12.345', '2025'])('%s is none', (text) => {
    expect(amounts(text)).toEqual([]);
  });

  test('a printed ,00 far from any digits stays empty', () => {
    expect(amounts('5                    ,00')).toEqual([]);
  });

  test('numbers in cells of their own are not the thousands of their neighbour', () => {
    expect(amounts('12    304,44')).toEqual([30_444]);
  });

  test('whole euros and cents columns are read only where a form has them', () => {
    expect(amounts('64.080')).toEqual([]);
    expect(amounts('64.080', { whole: true })).toEqual([6_408_000]);
    expect(amounts('64.080  15', { centsColumn: true })).toEqual([6_408_015]);
  });
});

describe('identifiers', () => {
  test('a fiscal code may stand in sixteen cells', () => {
    const lines = linesOf(laidOutPage(['CODICE FISCALE  R S S M R A 8 0 A 4 1 F 2 0 5 B  N.']));
    expect(fiscalCodesIn(lines).map(({ value }) => value)).toEqual(['RSSMRA80A41F205B']);
  });

  test('one wrong letter makes it none', () => {
    expect(fiscalCodesIn(linesOf(laidOutPage(['RSSMRA80A41F205C'])))).toEqual([]);
  });

  test('eleven digits are told apart by their check digits', () => {
    const lines = linesOf(laidOutPage(['01234567897  01234567890  65 929 970 489  65 929 970 488']));
    expect(vatNumbersIn(lines).map(({ value }) => value)).toEqual(['01234567897']);
    expect(steuerIdsIn(lines).map(({ value }) => value)).toEqual(['65929970489']);
  });
});

describe('taxes by law', () => {
  test.each([
    [3_000_000, 2025, 714_000],
    [3_000_000, 2023, 740_000],
    [6_000_000, 2024, 1_844_000],
    [3_000_000, 1999, null],
  ])('IRPEF on %i cents in %i is %s', (taxable, year, tax) => {
    expect(grossIrpef(taxable, year)).toBe(tax);
  });

  test.each([2023, 2024, 2025, 2026])('the German tariff of %i has no step between its zones', (year) => {
    const incomes = Array.from({ length: 5_800 }, (_, index) => (10_000 + index * 50) * 100);
    const taxes = incomes.map((income) => germanIncomeTax(income, year, false) ?? -1);
    const steps = taxes.slice(1).map((tax, index) => tax - (taxes[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    // Fifty euros more cost at most forty-five percent of them, and the rounding of one euro.
    expect(Math.max(...steps)).toBeLessThanOrEqual(2_400);
  });

  test('a couple pays twice the tax on half the income', () => {
    expect(germanIncomeTax(8_400_000, 2025, true)).toBe((germanIncomeTax(4_200_000, 2025, false) ?? 0) * 2);
  });
});
