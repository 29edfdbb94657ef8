import type { Categorised } from '../categorised.ts';

export interface Entry {
  readonly index: number;
  readonly booking: Categorised;
  /** Days since 1970. */
  readonly day: number;
  /** Cents, never negative. */
  readonly amount: number;
}

/** One payment, though it may have come in parts: cold rent and charges, wages and allowances. */
export interface Payment {
  readonly day: number;
  readonly amount: number;
  readonly entries: readonly Entry[];
}

const DAYS_BETWEEN_PARTS = 3;

/** Joins what was paid within a few days. The entries come sorted by day. */
export function paymentsOf(entries: readonly Entry[]): Payment[] {
  const payments: { day: number; amount: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = payments.at(-1);
    if (last && entry.day - last.day <= DAYS_BETWEEN_PARTS) {
      last.amount += entry.amount;
      last.entries.push(entry);
    } else payments.push({ day: entry.day, amount: entry.amount, entries: [entry] });
  }
  return payments;
}

export const gapsOf = (payments: readonly Payment[]): number[] =>
  payments.slice(1).map((payment, at) => payment.day - (payments[at]?.day ?? payment.day));

export const monthOf = (payment: Payment): string => payment.entries[0]?.booking.transaction.date.slice(0, 7) ?? '';
