/** What Italian payroll went by in a year. Incomes and credits in euros a year, shares in percent. */
export interface ItalianPayRules {
  readonly year: number;
  readonly contributions: {
    /** Shares of the base that employees pay, of all sectors together. */
    readonly shares: readonly number[];
    /** Points by which the state lowered the share for small wages in this year. */
    readonly reliefs: readonly number[];
    /** Above this pay one point more is due. */
    readonly firstBand: number;
    /** Nothing is due above it by people first insured after 1995. */
    readonly ceiling: number;
  };
  /** Upper ends and rates. */
  readonly brackets: readonly (readonly [upTo: number, percent: number])[];
  readonly workCredit: {
    readonly low: { readonly upTo: number; readonly amount: number };
    readonly middle: { readonly upTo: number; readonly base: number; readonly falling: number };
    readonly high: { readonly upTo: number; readonly falling: number };
    readonly extra: { readonly over: number; readonly upTo: number; readonly amount: number };
  };
  /** Full between the first two incomes, gone at the third; null before it was made law. */
  readonly furtherCredit: {
    readonly over: number;
    readonly fullUpTo: number;
    readonly goneAt: number;
    readonly amount: number;
  } | null;
  /** Untaxed addition to small wages: the share of the pay by income. */
  readonly smallWage: readonly (readonly [upTo: number, percent: number])[];
  readonly integrative: { readonly upTo: number; readonly amount: number };
  /** Most that region and town together may take. */
  readonly highestSurtax: number;
  readonly unemployment: { readonly reference: number; readonly cap: number };
  /** Receipts up to which the flat-rate regime may be kept within the year. */
  readonly flatRateReceipts: number;
}
