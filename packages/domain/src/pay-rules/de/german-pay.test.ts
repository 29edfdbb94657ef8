import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { germanGrossToNet } from './gross-to-net.ts';
import { germanPayRules } from './index.ts';
import { careShare, employeeBase, insuranceOf } from './insurance.ts';
import type { GermanPayRules } from './rules.ts';
import { basicTax } from './tariff.ts';
import { solidarity, type TaxClass, taxClasses } from './wage-tax.ts';

function rulesOf(year: number): GermanPayRules {
  const rules = germanPayRules(year);
  if (!rules) throw new Error(`no rules for ${year}`);
  return rules;
}
const rules = rulesOf(2026);
const single = { taxClass: 1, churchShare: 0, children: 0, saxony: false, fundExtra: 2.9 } as const;

describe('German pay of a month', () => {
  test.each([
    [300_000, 27_900, 3_900, 26_250, 7_200, 29_308, 205_442],
    [400_000, 37_200, 5_200, 35_000, 9_600, 52_450, 260_550],
    [500_000, 46_500, 6_500, 43_750, 12_000, 78_241, 313_009],
  ])('%i gross, class I, childless, 2026', (gross, pension, unemployment, health, care, wageTax, net) => {
    const pay = germanGrossToNet({ ...single, gross }, rules);
    expect(pay.insurance).toMatchObject({ pension, unemployment, health, care });
    expect(pay.wageTax).toBe(wageTax);
    expect(pay.net).toBe(net);
  });

  test('insurances stop at their ceilings', () => {
    expect(insuranceOf(1_000_000, single, rules)).toMatchObject({
      pension: Math.round(845_000 * 0.093),
      health: Math.round(581_250 * 0.0875),
    });
  });

  test.each([
    [0, false, 2.4],
    [1, false, 1.8],
    [3, false, 1.3],
    [5, false, 0.8],
    [7, false, 0.8],
    [0, true, 2.9],
  ])('care insurance with %i children (Saxony %s) is %f percent', (children, saxony, share) => {
    expect(careShare({ ...single, children, saxony }, rules)).toBeCloseTo(share, 10);
  });

  test('small jobs pay nothing, graded ones on less than was earned', () => {
    expect(insuranceOf(60_300, single, rules).total).toBe(0);
    expect(employeeBase(60_400, rules)).toBeLessThan(200);
    expect(employeeBase(200_000, rules)).toBe(200_000);
    expect(employeeBase(200_100, rules)).toBe(200_100);
  });

  test('the surcharge begins above its free amount, twice as high for couples', () => {
    expect(solidarity(20_350, 1, rules)).toBe(0);
    expect(solidarity(21_350, 1, rules)).toBeCloseTo(119);
    expect(solidarity(40_700, 3, rules)).toBe(0);
    expect(solidarity(60_000, 1, rules)).toBeCloseTo(3_300);
  });

  test.each([2024, 2025, 2026])('the tariff of %i has no steps', (year) => {
    const { tariff } = rulesOf(year);
    for (const bound of [tariff.free, tariff.first.upTo, tariff.second.upTo, tariff.high.upTo])
      expect(Math.abs(basicTax(bound + 0.01, tariff) - basicTax(bound, tariff))).toBeLessThan(1);
  });

  test('class III pays least, V and VI most', () => {
    const tax = (taxClass: TaxClass): number =>
      germanGrossToNet({ ...single, gross: 400_000, taxClass }, rules).wageTax;
    expect(tax(3)).toBeLessThan(tax(2));
    expect(tax(2)).toBeLessThan(tax(1));
    expect(tax(4)).toBe(tax(1));
    expect(tax(1)).toBeLessThan(tax(5));
    expect(tax(5)).toBeLessThan(tax(6));
  });

  test('in every class a higher pay leaves a higher net', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 210_000, max: 3_000_000 }),
        fc.constantFrom(...taxClasses),
        fc.constantFrom(2024, 2025, 2026),
        (gross, taxClass, year) => {
          const net = (pay: number): number => germanGrossToNet({ ...single, gross: pay, taxClass }, rulesOf(year)).net;
          expect(net(gross + 20_000)).toBeGreaterThan(net(gross));
        },
      ),
    );
  });
});
