import type { RentReport } from '@vesta/domain/report/rent-report';
import type { Analysis } from '../analysis/analyse.ts';
import { guarantorRoom } from '../analysis/model/guarantor-room.ts';
import { explainIncome } from './explain/income.ts';
import { explainMoneyOut } from './explain/money-out.ts';
import { explainRent } from './explain/rent.ts';
import type { ReportInput } from './input.ts';
import { affordabilityOf } from './parts/affordability-of.ts';
import { bankIncomes, costTable, unusedStatements } from './parts/bank-tables.ts';
import { commonOf } from './parts/common-of.ts';
import { nationalIds } from './parts/national-ids.ts';
import { guarantorLines, memberLines } from './parts/people-lists.ts';
import { incomeGround, purseOf } from './parts/purse-of.ts';

/** What this person could carry as a guarantor: in their own report it stands where tenants have theirs. */
function ownRoom({ income, costs }: Analysis): number[] {
  return income === null ? [] : [guarantorRoom({ income, commitments: costs.commitments, housing: costs.rent ?? 0 })];
}

export function buildRentReport(input: ReportInput, analysis: Analysis): RentReport {
  const purse = purseOf(analysis);
  const guarantors = guarantorLines(input);
  const isGuarantor = input.role === 'guarantor';
  const answer = affordabilityOf({
    region: input.region,
    asked: input.rent,
    purse,
    balance: analysis.cash.average,
    housingBenefit: analysis.housingBenefit,
    rooms: isGuarantor ? ownRoom(analysis) : guarantors.flatMap(({ room }) => room ?? []),
  });
  const explain = [
    ...(purse ? explainRent({ purse, answer, guarantors, ...incomeGround(analysis) }) : []),
    ...explainIncome(analysis),
    ...explainMoneyOut(analysis),
  ];
  const { deposit } = answer;
  // A guarantor's own report says what they could carry, not what they lack.
  const guarantee = isGuarantor ? { ...answer.guarantee, shortfall: null, covered: null } : answer.guarantee;
  return {
    kind: 'rent',
    ...commonOf(input, analysis, { deposit, shortfall: guarantee.shortfall, fundsMissing: null, explain }),
    monthly_affordability: answer.affordability,
    deposit,
    guarantee,
    household: { ...analysis.people, living_minimum: analysis.living },
    bank_statements_incomes: {
      label: 'bank_statements_incomes',
      content: bankIncomes(analysis),
      error_files: unusedStatements(analysis),
    },
    recurrent_costs: { content: costTable(analysis), total: analysis.costs.total },
    balances: analysis.cash.balances,
    national_ids: nationalIds(analysis),
    guarantors: { content: guarantors },
    hh_members: { label: 'hh_members', content: memberLines(input) },
    other_questions: [...input.questions],
  };
}
