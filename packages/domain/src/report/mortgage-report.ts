import * as z from 'zod/mini';
import { commonPart } from './common-part.ts';
import { recurrentCosts } from './costs.ts';
import { bankStatementsIncomes } from './incomes.ts';
import { balances } from './monthly.ts';
import { cashflowMonth, mortgagePart, movement } from './mortgage.ts';
import { guarantorLine, household, memberLine, nationalId } from './people.ts';

export const mortgageReport = z.object({
  kind: z.literal('mortgage'),
  ...commonPart,
  mortgage: mortgagePart,
  household,
  bank_statements_incomes: bankStatementsIncomes,
  recurrent_costs: recurrentCosts,
  balances: z.nullable(balances),
  cashflow: z.array(cashflowMonth),
  /** Newest first. */
  transactions: z.array(movement),
  national_ids: z.array(nationalId),
  guarantors: z.object({ content: z.array(guarantorLine) }),
  hh_members: z.object({ label: z.string(), content: z.array(memberLine) }),
});
export type MortgageReport = z.infer<typeof mortgageReport>;
