import * as z from 'zod/mini';
import { applicantRoles } from '../roles.ts';
import { deposit, guarantee, monthlyAffordability } from './affordability.ts';
import { audiences } from './audience.ts';
import { checksTally } from './checks-tally.ts';
import { explanation } from './explain.ts';
import { reportMessage } from './flags.ts';
import { modelInfo } from './model-info.ts';
import { mortgagePart } from './mortgage.ts';
import { household, shareStates } from './people.ts';

/** One person of the household: with figures that they released to it, or still expected. */
export const aggregatedMember = z.object({
  fullname: z.string(),
  role: z.enum(applicantRoles),
  relationship: z.nullable(z.string()),
  /** Not finished, or finished and not released: counts for nothing. */
  pending: z.boolean(),
  share: z.enum(shareStates),
  counted: z.boolean(),
  /** Whether their identity was verified; null until they released it. */
  verified: z.nullable(z.boolean()),
  monthly_income: z.nullable(z.int()),
  commitments: z.nullable(z.int()),
  average_cash_balance: z.nullable(z.int()),
  /** Guarantors: what they could carry a month. */
  room: z.nullable(z.int()),
  /** How their checks came out; null until they released it. */
  checks_tally: z.nullable(checksTally),
});
export type AggregatedMember = z.infer<typeof aggregatedMember>;

/** Everybody of one household together. A guarantor's income stands apart and is never added. */
export const aggregatedReport = z.object({
  kind: z.literal('aggregated'),
  of: z.enum(['rent', 'mortgage']),
  report_id: z.string(),
  generated_on: z.string(),
  valid_until: z.string(),
  audience: z.enum(audiences),
  model: modelInfo,
  listing_info: z.object({ company_name: z.nullable(z.string()), title: z.nullable(z.string()) }),
  household,
  members: z.array(aggregatedMember),
  group: z.object({
    monthly_income: z.nullable(z.int()),
    commitments: z.int(),
    average_cash_balance: z.nullable(z.int()),
    pending: z.int(),
    checks_tally: checksTally,
  }),
  monthly_affordability: z.nullable(monthlyAffordability),
  deposit: z.nullable(deposit),
  guarantee: z.nullable(guarantee),
  mortgage: z.nullable(mortgagePart),
  aggregated_error_messages: z.array(reportMessage),
  explain: z.array(explanation),
});
export type AggregatedReport = z.infer<typeof aggregatedReport>;
