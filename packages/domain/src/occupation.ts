import * as z from 'zod/mini';
import { employmentStatuses } from './employment.ts';

/** The parts that the additional-details step can show; an occupation names those it needs. */
export const incomeCheckFields = [
  'SOURCE_OF_INCOME',
  'FAMILY_MEMBERS',
  'ACCESSIBLE_HOUSE',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
] as const;
export type IncomeCheckField = (typeof incomeCheckFields)[number];

export const requiredDocument = z.object({
  /** The kind under which the paper is uploaded. */
  ref: z.string(),
  key: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Alternatives: one paper of all those marked is enough. */
  is_ORed: z.boolean(),
});
export type RequiredDocument = z.infer<typeof requiredDocument>;

export const occupation = z.object({
  id: z.int(),
  key: z.enum(employmentStatuses),
  ref: z.string(),
  description: z.string(),
  documents: z.array(requiredDocument),
  icon: z.string(),
  income_check_fields: z.array(z.enum(incomeCheckFields)),
  /** Sources of income to choose from, in English: names that have a text are shown in the person's language. */
  other_incomes: z.array(z.string()),
  hidden: z.boolean(),
  isSelected: z.boolean(),
});
export type Occupation = z.infer<typeof occupation>;
