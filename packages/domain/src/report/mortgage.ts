import * as z from 'zod/mini';
import { evidenceBox, place } from './place.ts';

export const ltvBands = ['good', 'raised', 'high'] as const;
export type LtvBand = (typeof ltvBands)[number];

export const maturity = z.object({
  years: z.int(),
  instalment: z.int(),
  /** In percent with one decimal; null without income. */
  dti: z.nullable(z.number()),
  /** The loan that the budget carries over these years, in whole hundreds of euros. */
  could_borrow: z.int(),
  fits: z.boolean(),
  /** False where the oldest borrower would be too old at its end. */
  allowed: z.boolean(),
  suggested: z.boolean(),
});
export type Maturity = z.infer<typeof maturity>;

/**
 * Wished by the applicant; the shortest that fits; the longest that age allows, where none fits; or another than wished
 * because the wished one would end too late in life.
 */
export const maturityReasons = ['wished', 'shortest', 'longest', 'wished_too_late'] as const;
export type MaturityReason = (typeof maturityReasons)[number];

export const fundSource = z.object({
  source: z.string(),
  declared: z.nullable(z.int()),
  shown: z.int(),
  state: z.enum(['shown', 'partly', 'declared_only', 'inconclusive']),
  places: z.array(place),
});
export type FundSource = z.infer<typeof fundSource>;

export const mortgagePart = z.object({
  identified_property: z.nullable(z.boolean()),
  property_type: z.nullable(z.string()),
  need_financing: z.nullable(z.string()),
  property_value: z.nullable(z.int()),
  loan_amount: z.nullable(z.int()),
  loan_percentage: z.nullable(z.int()),
  ltv: z.nullable(z.number()),
  ltv_band: z.nullable(z.enum(ltvBands)),
  rate_percent: z.number(),
  available_income: z.nullable(z.int()),
  financial_expenses: z.int(),
  instalment_budget: z.nullable(z.int()),
  cautious_budget: z.nullable(z.int()),
  /** `sustainable`, `not_sustainable`, or `unknown` without income or loan. */
  label: z.enum(['sustainable', 'not_sustainable', 'unknown']),
  /** The shortest that fits. */
  suggested_maturity: z.nullable(z.int()),
  /** The years that the applicant would like; absent in reports of model 1.0. */
  wished_maturity: z.optional(z.nullable(z.int())),
  /** The years that instalment, share and verdict are for, and why these. */
  judged_maturity: z.optional(z.nullable(z.int())),
  /** How old the oldest borrower may be at the end. */
  age_limit: z.optional(z.int()),
  maturity_reason: z.optional(z.nullable(z.enum(maturityReasons))),
  instalment: z.nullable(z.int()),
  dti: z.nullable(z.number()),
  sustainable_mortgage: z.nullable(z.int()),
  sustainable_maturity: z.nullable(z.int()),
  maturities: z.array(maturity),
  required_funds: z.nullable(z.int()),
  shown_funds: z.int(),
  /** Percent, at most 100. */
  down_payment_coverage: z.nullable(z.int()),
  funds: z.array(fundSource),
  /** What notary, tax and agent usually add; no part of the required funds. */
  ancillary: z.nullable(z.object({ from_percent: z.number(), to_percent: z.number(), from: z.int(), to: z.int() })),
});
export type MortgagePart = z.infer<typeof mortgagePart>;

export const cashflowMonth = z.object({
  month: z.string(),
  salary: z.int(),
  alimony: z.int(),
  support: z.int(),
  other: z.int(),
  outflow: z.int(),
});
export type CashflowMonth = z.infer<typeof cashflowMonth>;

/** For the named lender only. */
export const movement = z.object({
  entry_date: z.string(),
  /** Null where the words tell of faith, health, party or union. */
  description: z.nullable(z.string()),
  amount: z.int(),
  balance: z.nullable(z.int()),
  account: z.nullable(z.string()),
  key: z.string(),
  page: z.nullable(z.int()),
  box: z.nullable(evidenceBox),
});
export type Movement = z.infer<typeof movement>;
