/** What German payroll went by in a year. Amounts in euros, a year's unless they are said to be a month's. */
export interface GermanPayRules {
  readonly year: number;
  readonly tariff: Tariff;
  /** Where classes V and VI change their formula. */
  readonly classFive: { readonly first: number; readonly second: number; readonly third: number };
  readonly allowances: { readonly employee: number; readonly special: number; readonly singleParent: number };
  /** Wage tax up to which no solidarity surcharge is due; twice as much in class III. */
  readonly solidarityFree: number;
  readonly insurance: {
    /** Employee's shares in percent. */
    readonly pension: number;
    readonly unemployment: number;
    readonly health: number;
    /** What of it counts in wage tax: without sick pay. */
    readonly healthForTax: number;
    /** The fund's own addition in percent, of which half is the employee's. */
    readonly fundExtra: { readonly least: number; readonly average: number; readonly most: number };
    readonly care: number;
    readonly careChildless: number;
    /** Less for each child from the second to the fifth. */
    readonly carePerChild: number;
    readonly careSaxony: number;
    /** Of a month's pay. */
    readonly pensionCeiling: number;
    readonly healthCeiling: number;
  };
  /** A month's pay up to which jobs are small, and graded. */
  readonly minijob: number;
  readonly midijob: number;
}

/** Coefficients of section 32a EStG. */
export interface Tariff {
  readonly free: number;
  readonly first: { readonly upTo: number; readonly slope: number };
  readonly second: { readonly upTo: number; readonly slope: number; readonly base: number };
  readonly high: { readonly upTo: number; readonly less: number };
  readonly top: { readonly less: number };
}
