import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { italianGrossToNet } from './gross-to-net.ts';
import { furtherCredit, monthlyGrossTax, workCredit } from './income-tax.ts';
import { italianPayRules } from './index.ts';
import type { ItalianPayRules } from './rules.ts';
import { reducedBenefit, unemploymentBenefit } from './unemployment-benefit.ts';

function rulesOf(year: number): ItalianPayRules {
  const rules = italianPayRules(year);
  if (!rules) throw new Error(`no rules for ${year}`);
  return rules;
}
const rules = rulesOf(2026);
const month = { share: 9.19, days: 31, paymentsPerYear: 13 };

describe('Italian pay of a month', () => {
  test('two thousand gross, thirteen payments, 2026', () => {
    expect(italianGrossToNet({ ...month, gross: 200_000 }, rules)).toEqual({
      contributions: 18_380,
      taxable: 181_620,
      grossTax: 41_773,
      credits: 19_634 + 8_493,
      incomeTax: 13_646,
      additions: 0,
      net: 167_974,
    });
  });

  test('the thirteenth pay bears tax without credits', () => {
    expect(italianGrossToNet({ ...month, gross: 200_000, days: 0 }, rules).net).toBe(139_847);
  });

  test('the middle bracket fell in 2026', () => {
    expect([2024, 2025, 2026].map((year) => monthlyGrossTax(300_000, rulesOf(year)))).toEqual([77_000, 77_000, 75_667]);
  });

  test('one point more is due above the first band', () => {
    const band = Math.round((56_224 * 100) / 12);
    const { contributions } = italianGrossToNet({ ...month, gross: band + 100_000 }, rules);
    expect(contributions).toBe(Math.round((band + 100_000) * 0.0919) + 1_000);
  });

  test('small wages get more than they are taxed', () => {
    const small = italianGrossToNet({ ...month, gross: 90_000, paymentsPerYear: 12 }, rules);
    expect(small.additions).toBeGreaterThan(0);
    expect(small.net).toBeGreaterThan(small.taxable - small.incomeTax);
  });

  test('nothing can be reckoned for a year that is not told', () => {
    expect(italianPayRules(2019)).toBeNull();
  });

  test.each([
    [1_500_000, 195_500],
    [1_500_100, 309_991],
    [2_800_000, 191_000 + 6_500],
    [5_000_000, 0],
    [5_000_100, 0],
  ])('the work credit of a year with %i cents is %i', (yearly, credit) => {
    expect(workCredit(yearly, 365, rules)).toBe(credit);
  });

  test('the further credit came in 2025 and fades from 32,000 to 40,000', () => {
    expect(furtherCredit(2_500_000, 365, rulesOf(2024))).toBe(0);
    expect(
      [2_000_000, 2_000_100, 3_200_000, 3_600_000, 4_000_000].map((yearly) => furtherCredit(yearly, 365, rules)),
    ).toEqual([0, 100_000, 100_000, 50_000, 0]);
  });

  test('a month of more than a small wage never leaves more than it brings, and the higher gross the higher net', () => {
    fc.assert(
      fc.property(fc.integer({ min: 220_000, max: 2_000_000 }), (gross) => {
        const net = italianGrossToNet({ ...month, gross }, rules).net;
        expect(net).toBeGreaterThan(gross * 0.5);
        expect(net).toBeLessThan(gross * 0.95);
        expect(italianGrossToNet({ ...month, gross: gross + 10_000 }, rules).net).toBeGreaterThan(net);
      }),
    );
  });
});

describe('unemployment benefit', () => {
  test.each([
    [120_000, 90_000],
    [145_672, 109_254],
    [200_000, 122_836],
    [350_000, 158_470],
  ])('on a wage of %i cents is %i', (wage, benefit) => {
    expect(unemploymentBenefit(wage, rules)).toBe(benefit);
  });

  test('falls by three percent a month', () => {
    expect(reducedBenefit(122_836, 2)).toBe(115_576);
  });
});
