import type { Truth } from '../../truth.ts';
import type { Strength } from '../strength.ts';
import { raised } from './money.ts';
import { amountOf } from './pay.ts';

const deductions = [
  'social_contributions',
  'social_security_deductions',
  'tax_deductions',
  'wage_tax',
  'income_tax',
  'taxable',
  'total_deductions',
] as const;

/** Gross and net raised together, so that what stands between them still fits; the expert scales that too. */
export function raisedChain(truth: Truth, strength: Strength): Map<number, number> {
  const [gross, net] = [amountOf(truth, 'gross'), amountOf(truth, 'net')];
  const changes = new Map<number, number>();
  if (gross === null || net === null) return changes;
  const higher = raised(gross, strength);
  let rise = higher - gross;
  changes.set(gross, higher);
  if (strength === 'expert') {
    for (const field of deductions) {
      const amount = amountOf(truth, field);
      if (amount !== null && !changes.has(amount)) changes.set(amount, Math.round((amount * higher) / gross));
    }
    rise = Math.round((net * higher) / gross) - net;
  }
  changes.set(net, net + rise);
  const paid = amountOf(truth, 'paid_amount');
  if (paid !== null) changes.set(paid, paid + rise);
  return changes;
}
