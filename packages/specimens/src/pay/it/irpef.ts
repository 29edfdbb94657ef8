import { share } from '../../wording/money.ts';

const EURO = 100;
const MONTHS = 12;

/** Upper bounds of a year's income and the rate up to each, in basis points. The middle rate fell in 2026. */
const brackets = (year: number): readonly (readonly [number, number])[] => [
  [28_000 * EURO, 2300],
  [50_000 * EURO, year >= 2026 ? 3300 : 3500],
  [Number.POSITIVE_INFINITY, 4300],
];

/** Tax before credits on one month's taxable pay: the yearly brackets, each a twelfth as wide. */
export function monthlyGrossTax(taxable: number, year: number): number {
  let below = 0;
  let tax = 0;
  for (const [yearly, rate] of brackets(year)) {
    const bound = yearly / MONTHS;
    tax += (Math.max(0, Math.min(taxable, bound) - below) * rate) / 10_000;
    below = bound;
  }
  return Math.round(tax + 1e-7);
}

const perDays = (yearly: number, days: number): number => Math.round((yearly * days) / 365);

/** Credit for employees (article 13 of the income tax act), for so many days of the year. */
export function workCredit(yearly: number, days: number): number {
  const income = yearly / EURO;
  let credit = 0;
  if (income <= 15_000) credit = 1955;
  else if (income <= 28_000) credit = 1910 + (1190 * (28_000 - income)) / 13_000;
  else if (income <= 50_000) credit = (1910 * (50_000 - income)) / 22_000;
  if (income > 25_000 && income <= 35_000) credit += 65;
  return perDays(credit * EURO, days);
}

/** Further credit between 20,000 and 40,000 a year, since 2025. */
export function furtherCredit(yearly: number, days: number): number {
  const income = yearly / EURO;
  if (income <= 20_000 || income > 40_000) return 0;
  const credit = income <= 32_000 ? 1000 : (1000 * (40_000 - income)) / 8000;
  return perDays(credit * EURO, days);
}

/** Untaxed addition to small wages, since 2025, on this month's taxable pay. */
export function smallWageAddition(yearly: number, taxable: number): number {
  const income = yearly / EURO;
  if (income > 20_000) return 0;
  return share(taxable, income <= 8500 ? 710 : income <= 15_000 ? 530 : 480);
}

/** Paid on top where the year stays below 15,000 and tax exceeds the credit. */
export const integrativeTreatment = (yearly: number, days: number, taxExceedsCredit: boolean): number =>
  yearly / EURO <= 15_000 && taxExceedsCredit ? perDays(1200 * EURO, days) : 0;
