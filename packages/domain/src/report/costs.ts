import * as z from 'zod/mini';
import { coverageEntry } from './incomes.ts';
import { place } from './place.ts';

export const costKinds = [
  'loan',
  'mortgage',
  'alimony',
  'garnishment',
  'pay_assignment',
  'rent',
  'utilities',
  'insurance',
  'tax',
  'other',
] as const;
export type CostKind = (typeof costKinds)[number];

/** Deducted from income, ended by the move, or only told. */
export const costTreatments = ['deducted', 'replaced', 'information'] as const;
export type CostTreatment = (typeof costTreatments)[number];

export const recurrentCost = z.object({
  label: z.nullable(z.string()),
  kind: z.enum(costKinds),
  treatment: z.enum(costTreatments),
  monthly: z.int(),
  latest: z.int(),
  times: z.int(),
  ended: z.boolean(),
  coverage: z.array(coverageEntry),
  places: z.array(place),
});
export type RecurrentCost = z.infer<typeof recurrentCost>;

export const recurrentCosts = z.object({ content: z.array(recurrentCost), total: z.nullable(z.int()) });
