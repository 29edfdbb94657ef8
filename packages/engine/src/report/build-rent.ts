import type { Guarantee } from '@vesta/domain/report/affordability';
import type { OwnRoom } from '@vesta/domain/report/own-room';
import type { RentReport } from '@vesta/domain/report/rent-report';
import type { Analysis } from '../analysis/analyse.ts';
import { rentToPay } from '../analysis/model/rent-asked.ts';
import { explainIncome } from './explain/income.ts';
import { explainMoneyOut } from './explain/money-out.ts';
import { explainRent } from './explain/rent.ts';
import type { ReportInput } from './input.ts';
import { affordabilityOf } from './parts/affordability-of.ts';
import { bankIncomes, costTable, unusedStatements } from './parts/bank-tables.ts';
import { commonOf } from './parts/common-of.ts';
import { nationalIds } from './parts/national-ids.ts';
import { explainOwnRoom, ownRoomOf } from './parts/own-room-of.ts';
import { guarantorLines, memberLines } from './parts/people-lists.ts';
import { incomeGround, purseOf } from './parts/purse-of.ts';

/** A guarantor's own report says what they could carry, not what they lack. */
function ownGuarantee({ rent, region }: ReportInput, { room }: OwnRoom): Guarantee {
  const rents = rent === null ? null : rentToPay(rent, region);
  return { shortfall: null, room: room ?? 0, covered: null, strong: rents !== null && (room ?? 0) >= rents };
}

export function buildRentReport(input: ReportInput, analysis: Analysis): RentReport {
  const purse = purseOf(analysis);
  const guarantors = guarantorLines(input);
  const own = ownRoomOf(input, analysis);
  const answer = affordabilityOf({
    region: input.region,
    // No home is in view for whoever vouches: no rent of theirs is judged, and no deposit is asked of them.
    asked: own ? null : input.rent,
    purse,
    balance: analysis.cash.average,
    housingBenefit: analysis.housingBenefit,
    rooms: guarantors.flatMap(({ room }) => room ?? []),
  });
  const explain = [
    ...(own ? [explainOwnRoom(own, analysis)] : []),
    ...(purse && !own ? explainRent({ purse, answer, guarantors, ...incomeGround(analysis) }) : []),
    ...explainIncome(analysis),
    ...explainMoneyOut(analysis),
  ];
  const { deposit } = answer;
  const guarantee = own ? ownGuarantee(input, own) : answer.guarantee;
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
    recurrent_costs: { content: costTable(analysis, own !== null), total: analysis.costs.total },
    balances: analysis.cash.balances,
    national_ids: nationalIds(analysis),
    guarantors: { content: guarantors },
    hh_members: { label: 'hh_members', content: memberLines(input) },
    other_questions: [...input.questions],
  };
}
