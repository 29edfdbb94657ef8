import * as z from 'zod/mini';

/** Where the orange begins, and where the marker stays at the latest; both in percent of the slider. */
export const SLIDER_ORANGE_ABOVE = 60;
export const SLIDER_MARKER_MAX = 88;
/** Where the ceiling stands for a rent beyond it: the marker never goes to the end, and has to lie behind the ceiling. */
export const SLIDER_CEILING_BEFORE_RENT = 74;

export const affordabilityLabels = ['sustainable', 'borderline', 'above', 'range_only', 'unknown'] as const;
export type AffordabilityLabel = (typeof affordabilityLabels)[number];

/** Rent that an income carries, in cents of whole euros. All null where no income is known at all. */
export const monthlyAffordability = z.object({
  translation_key: z.enum(affordabilityLabels),
  value: z.nullable(z.int()),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  /** 0 to 100 with one decimal; 60 is the recommended value, 100 the ceiling. */
  percentage: z.nullable(z.number()),
  rent: z.nullable(z.int()),
  /**
   * `asked` by the listing or `wanted` by the applicant, each also where only the cold rent is known and the rest is
   * estimated. `current` stands in reports of model 1.0, which judged the rent of today.
   */
  rent_kind: z.nullable(z.enum(['asked', 'asked_cold', 'wanted', 'wanted_cold', 'current'])),
  /** Part of the rent that an authority pays. */
  rent_covered: z.int(),
});
export type MonthlyAffordability = z.infer<typeof monthlyAffordability>;

/** The rent as it is, the rent without charges, or that estimated from the rent with them. */
export const depositBases = ['rent', 'base', 'base_estimated'] as const;
export type DepositBasis = (typeof depositBases)[number];

export const deposit = z.object({
  required: z.nullable(z.int()),
  balance: z.nullable(z.int()),
  /** Balance by required, in hundredths; null where one of them is not known. */
  ratio_percent: z.nullable(z.int()),
  /** Whole rents that the balance would pay. */
  rents_covered: z.nullable(z.int()),
  covered: z.nullable(z.boolean()),
  instalments_allowed: z.boolean(),
  /** The rent of which it is three, and what that is; absent in reports of model 1.0. */
  rent: z.optional(z.nullable(z.int())),
  basis: z.optional(z.nullable(z.enum(depositBases))),
});
export type Deposit = z.infer<typeof deposit>;

export const guarantee = z.object({
  /** What the tenants' own income leaves open of the rent. */
  shortfall: z.nullable(z.int()),
  room: z.int(),
  covered: z.nullable(z.boolean()),
  /** One guarantor alone carries the whole rent. */
  strong: z.boolean(),
});
export type Guarantee = z.infer<typeof guarantee>;
