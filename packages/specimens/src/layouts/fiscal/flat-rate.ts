import type { Practice } from '../../people/person.ts';
import { share } from '../../wording/money.ts';

/** The sums of the flat-rate regime, in whole euros as the form wants them (cents that end in 00). */
export interface FlatRate {
  readonly receipts: number;
  readonly income: number;
  readonly contributions: number;
  readonly net: number;
  readonly tax: number;
}

const CONTRIBUTION_RATE = 2607;
const SUBSTITUTE_TAX = 1500;
const whole = (cents: number): number => Math.round(cents / 100) * 100;

export function flatRate(practice: Practice): FlatRate {
  const receipts = whole(practice.receipts);
  const income = whole(share(receipts, practice.incomeShare));
  const contributions = whole(share(income, CONTRIBUTION_RATE));
  const net = income - contributions;
  return { receipts, income, contributions, net, tax: whole(share(net, SUBSTITUTE_TAX)) };
}
