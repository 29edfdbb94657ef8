/** What a report on a persona must say, worked out with pencil and paper from the papers of 15 November 2026. In cents. */
export interface PersonaFigures {
  /** The rent in view, all costs included. */
  readonly rent: number;
  /** Everybody who will live there, and how many of them are minors. */
  readonly household: { readonly adults: number; readonly minors: number };
  /** What counts a month. */
  readonly income: number;
  /** Ordinary net of a month; null without a payslip. */
  readonly net: number | null;
  readonly commitments: number;
  /** The rent that the account shows today. */
  readonly paidRent: number | null;
  /** Cautious, recommended, at most. */
  readonly affordable: readonly [number, number, number];
  readonly percentage: number;
  /** Mean of the closing balances of the ninety days from 3 August to 31 October. */
  readonly cash: number;
  /** Whether that reaches three rents without charges. */
  readonly depositCovered: boolean;
  /** What the report has to remark. */
  readonly remarks: readonly string[];
}
