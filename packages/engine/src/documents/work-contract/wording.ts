export type ContractKind = 'open_ended' | 'fixed_term' | 'apprentice' | 'internship' | 'collaboration' | 'minijob';
export type SalaryPeriod = 'month' | 'year' | 'hour';

/**
 * How contracts of one language say things, against folded text. A group named `value` is what is wanted; the
 * building blocks for dates, amounts and counts are in `blocks.ts`.
 */
export interface Wording {
  readonly language: 'it' | 'de' | 'en';
  readonly country: string | null;
  readonly title: RegExp;
  readonly marks: readonly (readonly [RegExp, number])[];
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
