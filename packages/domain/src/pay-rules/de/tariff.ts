import type { GermanPayRules, Tariff } from './rules.ts';

const ENTRY = 1_400;
const MIDDLE = 2_397;
const HIGH = 0.42;
const TOP = 0.45;
const LEAST_IN_CLASS_FIVE = 0.14;

/** Income tax in euros on a year's taxable income in euros, before rounding. */
export function basicTax(income: number, { free, first, second, high, top }: Tariff): number {
  if (income <= free) return 0;
  if (income <= first.upTo) {
    const y = (income - free) / 10_000;
    return (first.slope * y + ENTRY) * y;
  }
  if (income <= second.upTo) {
    const z = (income - first.upTo) / 10_000;
    return (second.slope * z + MIDDLE) * z + second.base;
  }
  return income <= high.upTo ? HIGH * income - high.less : TOP * income - top.less;
}

export const singleTax = (income: number, tariff: Tariff): number => Math.floor(basicTax(income, tariff));

/** A couple counts as two halves. */
export const splitTax = (income: number, tariff: Tariff): number => 2 * singleTax(income / 2, tariff);

const difference = (income: number, tariff: Tariff): number => {
  const tax = 2 * (singleTax(income * 1.25, tariff) - singleTax(income * 0.75, tariff));
  return Math.max(tax, Math.floor(income * LEAST_IN_CLASS_FIVE));
};

/** Classes V and VI: what the second pay of a couple adds, at least 14 and in the end 42 and 45 percent. */
export function classFiveTax(income: number, rules: GermanPayRules): number {
  const { tariff, classFive } = rules;
  const { first, second, third } = classFive;
  if (income > second) {
    const upTo = Math.min(income, third) - second;
    const above = Math.max(0, income - third);
    return Math.floor(difference(second, tariff) + upTo * HIGH + above * TOP);
  }
  const plain = difference(income, tariff);
  if (income <= first) return plain;
  return Math.min(plain, Math.floor(difference(first, tariff) + (income - first) * HIGH));
}
