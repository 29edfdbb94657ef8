import { CENTS, percentOf } from '../share.ts';
import type { GermanPayRules } from './rules.ts';

/** What the insurances ask about somebody besides their pay. */
export interface GermanInsured {
  readonly children: number;
  readonly saxony: boolean;
  /** The fund's own addition in percent. */
  readonly fundExtra: number;
}

export interface GermanInsurance {
  readonly pension: number;
  readonly unemployment: number;
  readonly health: number;
  readonly care: number;
  readonly total: number;
}

const MOST_COUNTED = 5;

/** Employee's share of care insurance in percent: more for the childless, less from the second child on. */
export function careShare({ children, saxony }: GermanInsured, { insurance }: GermanPayRules): number {
  const counted = Math.max(0, Math.min(children, MOST_COUNTED) - 1);
  const family = children === 0 ? insurance.careChildless : -insurance.carePerChild * counted;
  return insurance.care + family + (saxony ? insurance.careSaxony : 0);
}

/** In the graded band the employee pays on less than was earned. */
export function employeeBase(gross: number, { minijob, midijob }: GermanPayRules): number {
  const [low, high] = [minijob * CENTS, midijob * CENTS];
  if (gross <= low || gross > high) return gross;
  return Math.round((high / (high - low)) * (gross - low));
}

/** Employee's parts of a month in cents, each up to its ceiling; small jobs pay none here. */
export function insuranceOf(gross: number, insured: GermanInsured, rules: GermanPayRules): GermanInsurance {
  const { insurance } = rules;
  if (gross <= rules.minijob * CENTS) return { pension: 0, unemployment: 0, health: 0, care: 0, total: 0 };
  const base = employeeBase(gross, rules);
  const pensionBase = Math.min(base, insurance.pensionCeiling * CENTS);
  const healthBase = Math.min(base, insurance.healthCeiling * CENTS);
  const pension = percentOf(pensionBase, insurance.pension);
  const unemployment = percentOf(pensionBase, insurance.unemployment);
  const health = percentOf(healthBase, insurance.health + insured.fundExtra / 2);
  const care = percentOf(healthBase, careShare(insured, rules));
  return { pension, unemployment, health, care, total: pension + unemployment + health + care };
}
