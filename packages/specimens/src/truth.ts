import type { Day } from '@vesta/domain/dates/day';

/** What stands on a paper, in the names that readings use. */
export interface Truth {
  readonly kind: 'identity_document' | 'payslip' | 'bank_statement' | 'fiscal_document' | 'work_contract' | 'other';
  readonly type: string;
  /** ISO 3166 alpha-2 of the issuer. */
  readonly country: string;
  readonly layout: string;
  readonly side: 'front' | 'back' | 'both' | null;
  /** Null is not on the paper; a name that is missing is not asked for. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
  readonly transactions: readonly TrueTransaction[];
}

export interface TrueTransaction {
  readonly date: Day;
  readonly value_date: Day | null;
  readonly amount: number;
  readonly description: string;
  readonly balance: number | null;
  readonly counterparty: string | null;
  readonly counterparty_iban: string | null;
  readonly code: string | null;
}

/** One file of somebody's papers. */
export interface Specimen {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly truth: Truth;
  /** The day on which its owner would upload it. */
  readonly handedIn?: Day;
}
