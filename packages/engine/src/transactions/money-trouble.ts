import type { Day } from '@vesta/domain/dates/day';
import type { Categorised } from './categorised.ts';

export interface MoneyTrouble {
  readonly returnedDebits: { readonly count: number; readonly cents: number; readonly last: Day | null };
  /** Taken by order of a court. */
  readonly garnishments: { readonly count: number; readonly cents: number };
  readonly gambling: {
    readonly count: number;
    readonly cents: number;
    /** Part of all that was spent, 0 to 1; null where nothing was. */
    readonly share: number | null;
  };
}

const isSpending = ({ transaction, category }: Categorised): boolean =>
  transaction.amount < 0 && !['internal_transfer', 'savings', 'investment'].includes(category);

const centsOf = (bookings: readonly Categorised[]): number =>
  bookings.reduce((sum, { transaction }) => sum + Math.abs(transaction.amount), 0);

/** Signs that money is short, told without judging. */
export function moneyTrouble(categorised: readonly Categorised[]): MoneyTrouble {
  const of = (category: Categorised['category']): Categorised[] =>
    categorised.filter((booking) => booking.category === category);
  const returned = of('returned_debit');
  const days = returned.map(({ transaction }) => transaction.date).sort();
  const gambling = of('gambling').filter(({ transaction }) => transaction.amount < 0);
  const garnishments = of('garnishment');
  const spent = centsOf(categorised.filter(isSpending));
  return {
    returnedDebits: { count: returned.length, cents: centsOf(returned), last: days.at(-1) ?? null },
    garnishments: { count: garnishments.length, cents: centsOf(garnishments) },
    gambling: {
      count: gambling.length,
      cents: centsOf(gambling),
      share: spent === 0 ? null : centsOf(gambling) / spent,
    },
  };
}
