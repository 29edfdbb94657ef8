import type { Day } from '@vesta/domain/dates/day';
import type { Why } from '../categorised.ts';
import type { Category, Direction } from '../category.ts';

export const rhythms = ['weekly', 'fortnightly', 'monthly', 'bimonthly', 'quarterly', 'yearly', 'irregular'] as const;
export type Rhythm = (typeof rhythms)[number];

/** How the rhythm and the monthly amount were found. */
export interface StreamWhy {
  /** What put most of its bookings into the category. */
  readonly rule: Why['rule'];
  readonly evidence: string;
  /** Days between payments; null of a single one. */
  readonly medianGap: number | null;
  /** Median deviation of the amounts, as a share of their median. */
  readonly deviation: number;
  /** `median` of the payments, `sum` of the parts of a month, or `average` over the months seen. */
  readonly amount: 'median' | 'sum' | 'average';
}

/** Payments that belong together: one payer or payee, one purpose. Amounts are in cents and never negative. */
export interface Stream {
  /** Stays the same while direction, category and the other side do; tells none of them. */
  readonly id: string;
  readonly direction: Direction;
  readonly category: Category;
  /** As last printed; null where nobody is named or the words are private. */
  readonly counterparty: string | null;
  readonly rhythm: Rhythm;
  readonly monthlyAmount: number;
  /** The newest ordinary payment. */
  readonly latestAmount: number;
  readonly firstDate: Day;
  readonly lastDate: Day;
  /** Places of its bookings in the list that was categorised, oldest first. */
  readonly occurrences: readonly number[];
  /** Thirteenth salaries, bonuses and the like: with it, but not in the monthly amount. */
  readonly extras: readonly number[];
  readonly ended: boolean;
  /** 0 to 1: the median of its bookings. */
  readonly confidence: number;
  readonly private: boolean;
  readonly why: StreamWhy;
}

/** The days over which bookings are known; a stream that stopped before the end has ended. */
export interface Seen {
  readonly from: Day;
  readonly to: Day;
}
