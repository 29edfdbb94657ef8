import type { Day } from '@vesta/domain/dates/day';

/** How money moved: banks word each of these in their own way. */
export type Method =
  | 'salary'
  | 'benefit'
  | 'transfer_in'
  | 'transfer_out'
  | 'standing_order'
  | 'direct_debit'
  | 'card'
  | 'cash'
  | 'own_transfer'
  | 'fee'
  | 'tax';

export interface Entry {
  readonly date: Day;
  readonly valueDate: Day;
  /** Credit positive, debit negative, in cents. */
  readonly amount: number;
  readonly method: Method;
  readonly counterparty: string;
  readonly counterpartyIban: string | null;
  readonly purpose: string;
  /** Reference, mandate or card digits, as banks print them among the words. */
  readonly reference: string;
}

export interface Booking extends Entry {
  /** Of the account, after this booking. */
  readonly balance: number;
}
