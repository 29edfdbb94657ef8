import type { TrueTransaction, Truth } from '../../truth.ts';
import { NothingToForge } from '../forgery.ts';

export const amountOf = (truth: Truth, field: string): number | null => {
  const value = truth.fields[field];
  return typeof value === 'number' && value > 0 ? value : null;
};

export function textOf(truth: Truth, field: string): string {
  const value = truth.fields[field];
  if (typeof value !== 'string' || value === '') throw new NothingToForge(field);
  return value;
}

/** The credit that matters to a landlord. */
export function salaryOf(truth: Truth): TrueTransaction {
  const [best] = truth.transactions.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  if (!best) throw new NothingToForge('a credit');
  return best;
}

/** The figure on each kind of paper that says how much somebody has. */
export function payOf(truth: Truth): number {
  if (truth.kind === 'bank_statement') return salaryOf(truth).amount;
  const fields = ['paid_amount', 'net', 'gross_income', 'gross', 'annual_gross', 'monthly_gross'];
  const found = fields.map((field) => amountOf(truth, field)).find((amount) => amount !== null);
  if (!found) throw new NothingToForge('a pay');
  return found;
}
