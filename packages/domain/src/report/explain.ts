import * as z from 'zod/mini';
import { place } from './place.ts';
import { incomeKinds, reasonCodes, weightReasons } from './reasons.ts';

export const figures = [
  'affordable_rent',
  'percentage',
  'monthly_income',
  'employment_income',
  'self_employment_income',
  'other_income',
  'commitments',
  'recurrent_costs',
  'average_cash_balance',
  'deposit',
  'actual_monthly_rent',
  'guarantor_cover',
  'own_room',
  'available_income',
  'instalment_budget',
  'instalment',
  'sustainable_mortgage',
  'ltv',
  'dti',
  'down_payment_coverage',
] as const;
export type FigureId = (typeof figures)[number];

export const formulas = [
  'rent_capacity',
  'rent_position',
  'sum_of_weighted_incomes',
  'employed_income',
  'self_employed_income',
  'sum_of_commitments',
  'sum_of_costs',
  'time_weighted_balance',
  'three_rents',
  'three_rents_estimated',
  'regular_debit',
  'guarantor_room',
  'income_less_commitments',
  'instalment_room',
  'annuity',
  'annuity_reversed',
  'loan_to_value',
  'debt_to_income',
  'funds_to_required',
] as const;

/** How the number is to be read; a share of 33 % is 33, one of 4.2 % is 4.2. */
export const units = ['cents', 'percent', 'months', 'years', 'count', 'day', 'month', 'text', 'ratio'] as const;
export type Unit = (typeof units)[number];

const scalar = z.nullable(z.union([z.string(), z.number()]));

/** Names of inputs; `label` says which one of several: a month, a lender, a person. */
export const inputNames = [
  'income',
  'commitments',
  'living_minimum',
  'rent_share',
  'debt_room',
  'rent',
  'base_rent',
  'value',
  'max',
  'rent_covered',
  'average_cash_balance',
  'net',
  'net_without_one_offs',
  'paid_out',
  'bank',
  'ordinary_net',
  'paychecks',
  'contract',
  'extra_net',
  'extra_pay_share',
  'monthly_over_year',
  'return_monthly',
  'credits',
  'banked_net',
  'cost',
  'declared_debts',
  'days',
  'lowest_balance',
  'days_below_zero',
  'rent_paid',
  'declared_rent',
  'guarantor',
  'guarantor_share',
  'own_housing',
  'loan_amount',
  'property_value',
  'rate',
  'years',
  'instalment',
  'instalment_share',
  'instalment_budget',
  'fund',
  'required_funds',
] as const;
export type InputName = (typeof inputNames)[number];

export const explainInput = z.object({
  name: z.enum(inputNames),
  label: z.nullable(z.string()),
  value: scalar,
  unit: z.enum(units),
  places: z.array(place),
});
export type ExplainInput = z.infer<typeof explainInput>;

export const limitNames = ['ratio', 'debt', 'residual'] as const;
export type LimitName = (typeof limitNames)[number];

/** One of the limits of which the smallest counts. */
export const limit = z.object({ name: z.enum(limitNames), cents: z.int(), binding: z.boolean() });
export type Limit = z.infer<typeof limit>;

export const weight = z.object({
  income: z.enum(incomeKinds),
  /** Who pays; null where it must not be shown. */
  label: z.nullable(z.string()),
  amount: z.int(),
  percent: z.number(),
  counted: z.int(),
  reason: z.enum(weightReasons),
  places: z.array(place),
});
export type Weight = z.infer<typeof weight>;

export const counterfactuals = [
  'without_commitments',
  'income_needed',
  'declare_income',
  'fixed_term_instead',
  'open_ended_instead',
  'contract_paper',
  'real_extra_pay',
  'without_document_doubt',
  'longer_history',
  'funds_missing',
  'loan_that_fits',
  'funds_for_that_loan',
  'funds_missing_then',
] as const;

/** What would change the result, and to what. */
export const counterfactual = z.object({
  key: z.enum(counterfactuals),
  /** The figure as it would be; null where it could go either way. */
  value: z.nullable(z.number()),
  unit: z.enum(units),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Counterfactual = z.infer<typeof counterfactual>;

/** Everything behind one figure. */
export const explanation = z.object({
  figure: z.enum(figures),
  value: z.nullable(z.number()),
  unit: z.enum(units),
  formula: z.enum(formulas),
  inputs: z.array(explainInput),
  limits: z.array(limit),
  binding: z.nullable(z.enum(limitNames)),
  weights: z.array(weight),
  documents: z.array(place),
  reasons: z.array(z.enum(reasonCodes)),
  counterfactuals: z.array(counterfactual),
});
export type Explanation = z.infer<typeof explanation>;
