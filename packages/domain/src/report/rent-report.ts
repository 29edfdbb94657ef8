import * as z from 'zod/mini';
import { deposit, guarantee, monthlyAffordability } from './affordability.ts';
import { commonPart } from './common-part.ts';
import { recurrentCosts } from './costs.ts';
import { bankStatementsIncomes } from './incomes.ts';
import { balances } from './monthly.ts';
import { guarantorLine, household, memberLine, nationalId, otherQuestion } from './people.ts';

export const rentReport = z.object({
  kind: z.literal('rent'),
  ...commonPart,
  monthly_affordability: monthlyAffordability,
  deposit,
  guarantee,
  household,
  bank_statements_incomes: bankStatementsIncomes,
  recurrent_costs: recurrentCosts,
  balances: z.nullable(balances),
  national_ids: z.array(nationalId),
  guarantors: z.object({ content: z.array(guarantorLine) }),
  hh_members: z.object({ label: z.string(), content: z.array(memberLine) }),
  other_questions: z.array(otherQuestion),
});
export type RentReport = z.infer<typeof rentReport>;
