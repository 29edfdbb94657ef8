import { CENTS, MONTHS } from '../share.ts';
import { careShare, type GermanInsured } from './insurance.ts';
import type { GermanPayRules } from './rules.ts';
import { classFiveTax, singleTax, splitTax } from './tariff.ts';

export const taxClasses = [1, 2, 3, 4, 5, 6] as const;
export type TaxClass = (typeof taxClasses)[number];

const SURCHARGE = 0.055;
const EASING = 0.119;

/** A year's insurance that wage tax takes into account, in euros; unemployment insurance is left out. */
function provision(gross: number, insured: GermanInsured, rules: GermanPayRules): number {
  const { insurance } = rules;
  const monthly = gross / CENTS;
  const health = Math.min(monthly, insurance.healthCeiling);
  const pension = Math.min(monthly, insurance.pensionCeiling);
  const share = insurance.healthForTax + insured.fundExtra / 2 + careShare(insured, rules);
  return (MONTHS * (pension * insurance.pension + health * share)) / 100;
}

function allowance(taxClass: TaxClass, { allowances }: GermanPayRules): number {
  if (taxClass === 6) return 0;
  return allowances.employee + allowances.special + (taxClass === 2 ? allowances.singleParent : 0);
}

/** Wage tax of a year in whole euros on a running monthly pay in cents. Personal allowances are not known to us. */
export function yearlyWageTax(
  gross: number,
  taxClass: TaxClass,
  insured: GermanInsured,
  rules: GermanPayRules,
): number {
  const pay = (gross * MONTHS) / CENTS;
  const income = Math.max(0, Math.floor(pay - allowance(taxClass, rules) - provision(gross, insured, rules)));
  if (taxClass === 3) return splitTax(income, rules.tariff);
  return taxClass >= 5 ? classFiveTax(income, rules) : singleTax(income, rules.tariff);
}

/** Solidarity surcharge of a year in euros: nothing up to the free amount, then easing in. */
export function solidarity(wageTax: number, taxClass: TaxClass, { solidarityFree }: GermanPayRules): number {
  const free = solidarityFree * (taxClass === 3 ? 2 : 1);
  return wageTax <= free ? 0 : Math.min(wageTax * SURCHARGE, (wageTax - free) * EASING);
}

export const monthlyOf = (yearlyEuros: number): number => Math.floor((yearlyEuros * CENTS) / MONTHS);
