import type { Day } from '@vesta/domain/dates/day';
import type { Transaction } from '../documents/reading.ts';
import type { Category } from './category.ts';

/** A booking and, where several accounts are looked at together, the account that it stands in. */
export interface AccountTransaction extends Transaction {
  /** IBAN or any other name of the account; without it no transfer between own accounts can be paired. */
  readonly account?: string | null;
}

export interface CategoriseContext {
  readonly holderNames: readonly string[];
  readonly employerNames: readonly string[];
  readonly ownIbans: readonly string[];
  /** Bookings announced for later days teach nothing about what recurs. */
  readonly today: Day;
}

/** What spoke for a category, the strongest kind first. `pair` is the other leg of the same movement. */
export type WhyRule = 'code' | 'payer' | 'words' | 'pair' | 'recurrence' | 'none';

export interface Why {
  readonly rule: WhyRule;
  /** The code, the words of the list, or what was recognised; empty where telling it would tell a secret. */
  readonly evidence: string;
}

export interface Categorised {
  readonly transaction: AccountTransaction;
  readonly category: Category;
  readonly why: Why;
  /** 0 to 1. */
  readonly confidence: number;
  /** Its words tell of faith, party, union, health or gifts: no report may show them. */
  readonly private: boolean;
  /** Pay beside the monthly one: a thirteenth salary, a bonus. */
  readonly extra: boolean;
  /** The other side in a writing that stays the same from month to month; empty where nobody is named. */
  readonly party: string;
  /** The other side for people to read: as printed, else the words that stand for it; null where it is private. */
  readonly counterparty: string | null;
  /** Place of the booking that this one undoes or mirrors: the other leg, the purchase refunded, the debit returned. */
  readonly answers: number | null;
}
