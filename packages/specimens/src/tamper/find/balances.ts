import type { TrueTransaction, Truth } from '../../truth.ts';
import { amountOf } from './pay.ts';

/** Balances after each booking, as far as the statement lets them be known. */
function runningOf(truth: Truth): (number | null)[] {
  const opening = truth.fields.opening_balance;
  let balance = typeof opening === 'number' ? opening : null;
  return truth.transactions.map((booking) => {
    balance = booking.balance ?? (balance === null ? null : balance + booking.amount);
    return balance;
  });
}

/** Every balance from this booking on moved by so much, old to new: what a forger must change to make the sums fit. */
export function laterBalances(truth: Truth, from: TrueTransaction, by: number): Map<number, number> {
  const start = truth.transactions.indexOf(from);
  const moved = new Map<number, number>();
  runningOf(truth).forEach((balance, index) => {
    if (index >= start && balance !== null && balance > 0 && balance + by > 0) moved.set(balance, balance + by);
  });
  const closing = amountOf(truth, 'closing_balance');
  if (closing !== null && closing + by > 0) moved.set(closing, closing + by);
  return moved;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The statement's totals of credits and debits when one amount moves by so much. */
export function movedTotals(truth: Truth, booking: TrueTransaction, by: number): Map<number, number> {
  const same = truth.transactions.map(({ amount }) => amount).filter((amount) => amount > 0 === booking.amount > 0);
  const total = sum(same);
  return new Map([[Math.abs(total), Math.abs(total + by)]]);
}
