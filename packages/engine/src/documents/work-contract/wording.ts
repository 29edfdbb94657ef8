export type ContractKind =
  | 'open_ended'
  | 'fixed_term'
  | 'apprentice'
  | 'agency'
  | 'internship'
  | 'collaboration'
  | 'minijob';
export type SalaryPeriod = 'month' | 'year' | 'hour';

/** How a paper says that it changes a contract: the days in it are then those of the change, not of the beginning. */
export interface Amendment {
  readonly title: RegExp;
  /** When the work itself began. */
  readonly began: readonly RegExp[];
  /** Says that a contract with an end has none any more. */
  readonly turnedOpen: RegExp;
}

/**
 * How contracts of one language say things, against folded text. A group named `value` is what is wanted; the
 * building blocks for dates, amounts and counts are in `blocks.ts`.
 */
export interface Wording {
  readonly language: 'it' | 'de' | 'en';
  readonly country: string | null;
  readonly title: RegExp;
  readonly marks: readonly (readonly [RegExp, number])[];
  readonly amendment: Amendment;
  /** How the names of employers begin that no legal form tells. */
  readonly body?: RegExp;
  /** Captions of cells, each the whole of what stands in it, with the value beside or below. */
  readonly cells: {
    readonly start: RegExp;
    readonly end: RegExp;
    readonly paychecks: RegExp;
    readonly hours: RegExp;
    readonly hourPay?: RegExp;
    readonly monthPay?: RegExp;
    /** Asked for by the month. */
    readonly probation?: RegExp;
  };
  readonly kinds: readonly (readonly [ContractKind, RegExp])[];
  readonly start: readonly RegExp[];
  readonly end: readonly RegExp[];
  readonly probation: readonly RegExp[];
  readonly probationEnd: readonly RegExp[];
  readonly salary: readonly (readonly [SalaryPeriod, RegExp])[];
  readonly paychecks: readonly RegExp[];
  readonly hours: readonly RegExp[];
  readonly employer: readonly RegExp[];
  readonly employee: readonly RegExp[];
}
