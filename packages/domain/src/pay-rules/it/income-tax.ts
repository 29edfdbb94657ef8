import { CENTS, MONTHS, percentOf } from '../share.ts';
import type { ItalianPayRules } from './rules.ts';

const DAYS = 365;

const perDays = (yearlyEuros: number, days: number): number => Math.round((yearlyEuros * CENTS * days) / DAYS);

/** Tax before credits on one month's pay: the yearly brackets, each a twelfth as wide. */
export function monthlyGrossTax(taxable: number, { brackets }: ItalianPayRules): number {
  let below = 0;
  let tax = 0;
  for (const [upTo, percent] of brackets) {
    const bound = (upTo * CENTS) / MONTHS;
    tax += (Math.max(0, Math.min(taxable, bound) - below) * percent) / 100;
    below = bound;
  }
  return Math.round(tax + 1e-7);
}

/** Credit for employees over so many days, by the income of the whole year in cents (article 13 of the tax act). */
export function workCredit(yearly: number, days: number, { workCredit: table }: ItalianPayRules): number {
  const income = yearly / CENTS;
  const { low, middle, high, extra } = table;
  let credit = 0;
  if (income <= low.upTo) credit = low.amount;
  else if (income <= middle.upTo)
    credit = middle.base + (middle.falling * (middle.upTo - income)) / (middle.upTo - low.upTo);
  else if (income <= high.upTo) credit = (high.falling * (high.upTo - income)) / (high.upTo - middle.upTo);
  if (income > extra.over && income <= extra.upTo) credit += extra.amount;
  return perDays(credit, days);
}

export function furtherCredit(yearly: number, days: number, { furtherCredit: table }: ItalianPayRules): number {
  const income = yearly / CENTS;
  if (!table || income <= table.over || income > table.goneAt) return 0;
  const fading = (table.amount * (table.goneAt - income)) / (table.goneAt - table.fullUpTo);
  return perDays(Math.min(table.amount, fading), days);
}

/** What is paid on top of small wages: the untaxed addition, and the integrative treatment where tax is due. */
export function additions(
  { yearly, taxable, days }: { readonly yearly: number; readonly taxable: number; readonly days: number },
  taxExceedsCredit: boolean,
  { smallWage, integrative }: ItalianPayRules,
): number {
  const income = yearly / CENTS;
  const share = smallWage.find(([upTo]) => income <= upTo)?.[1] ?? 0;
  const treatment = income <= integrative.upTo && taxExceedsCredit ? perDays(integrative.amount, days) : 0;
  return percentOf(taxable, share) + treatment;
}
