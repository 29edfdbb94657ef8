/** What a printed column of a list of bookings holds. */
export type ColumnRole = 'date' | 'value_date' | 'description' | 'debit' | 'credit' | 'amount' | 'balance' | 'code';

/** A bank says only in what it differs from the common reading of a statement. */
export interface Bank {
  /** Stable name, also the layout of a reading. */
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** ABI or BLZ, as they stand inside an IBAN. */
  readonly codes?: readonly string[];
  /** Beginnings of its BIC, as long as it takes to tell it from others. */
  readonly bics?: readonly string[];
  /** Folded words (lower case, no accents, no punctuation) of which one is always printed on a page of its own. */
  readonly anchors: readonly string[];
  /** Further header phrases, folded, for columns that no other bank calls so. */
  readonly headers?: Readonly<Partial<Record<ColumnRole, readonly string[]>>>;
  /** Lines, folded, that look like a booking or a continuation and are neither. */
  readonly skip?: readonly RegExp[];
  /** What an amount without any mark means where the list has a single amount column. */
  readonly unmarked?: 'credit' | 'debit';
  /** Takes away what the bank adds to every description. */
  readonly clean?: (description: string) => string;
}
