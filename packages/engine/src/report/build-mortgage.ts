import type { Certainty } from '@vesta/domain/report/certainty';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import type { Analysis } from '../analysis/analyse.ts';
import { depositOf } from '../analysis/model/deposit-of.ts';
import { explainIncome } from './explain/income.ts';
import { explainMoneyOut } from './explain/money-out.ts';
import { explainMortgage } from './explain/mortgage.ts';
import type { ReportInput } from './input.ts';
import { bankIncomes, costTable, unusedStatements } from './parts/bank-tables.ts';
import { cashflowOf, movementsOf } from './parts/cashflow.ts';
import { commonOf } from './parts/common-of.ts';
import { mortgageOf } from './parts/mortgage-of.ts';
import { nationalIds } from './parts/national-ids.ts';
import { explainOwnRoom, ownRoomOf } from './parts/own-room-of.ts';
import { guarantorLines, memberLines } from './parts/people-lists.ts';
import { incomeGround, purseOf } from './parts/purse-of.ts';

function fundsCertainty({ funds }: MortgagePart): Certainty {
  const shown = funds.filter(({ state }) => state === 'shown');
  const data = { shown: shown.length, sources: funds.length };
  const about = 'own_funds' as const;
  if (funds.length > 0 && shown.length === funds.length) {
    const isCash = funds.length === 1;
    return { about, grade: 'strong', reason: isCash ? 'funds_on_account' : 'funds_with_papers', data };
  }
  if (shown.length > 0) return { about, grade: 'good', reason: 'funds_with_papers', data };
  if (funds.some(({ state }) => state === 'partly')) return { about, grade: 'thin', reason: 'funds_partly', data };
  // A paper was handed in, and nobody has verified the sum on it: it counts as declared.
  const isUnverified = funds.some(({ state }) => state === 'inconclusive');
  return { about, grade: 'thin', reason: isUnverified ? 'funds_unverified' : 'funds_declared_only', data };
}

export function buildMortgageReport(input: ReportInput, analysis: Analysis): MortgageReport {
  const purse = purseOf(analysis);
  const { part } = mortgageOf({
    region: input.region,
    today: input.today,
    facts: input.mortgage,
    purse,
    commitments: analysis.costs.commitments,
    birthDates: input.applicant.birth_date === null ? [] : [input.applicant.birth_date],
    balance: analysis.cash.balances?.steps.at(-1)?.balance ?? null,
    balancePlaces: analysis.cash.latest,
    keys: analysis.ground.keys,
  });
  const fundsMissing = part.required_funds === null ? null : part.required_funds - part.shown_funds;
  const own = ownRoomOf(input, analysis);
  const explain = [
    ...(own ? [explainOwnRoom(own, analysis)] : explainMortgage(part, purse, incomeGround(analysis))),
    ...explainIncome(analysis),
    ...explainMoneyOut(analysis),
  ];
  const deposit = depositOf(null, analysis.cash.average, input.region);
  return {
    kind: 'mortgage',
    ...commonOf(input, analysis, {
      deposit,
      shortfall: null,
      fundsMissing,
      explain,
      // Whoever vouches brings no own funds.
      certainty: own ? [] : [fundsCertainty(part)],
    }),
    mortgage: part,
    household: { ...analysis.people, living_minimum: analysis.living },
    bank_statements_incomes: {
      label: 'bank_statements_incomes',
      content: bankIncomes(analysis),
      error_files: unusedStatements(analysis),
    },
    recurrent_costs: { content: costTable(analysis, own !== null), total: analysis.costs.total },
    balances: analysis.cash.balances,
    cashflow: cashflowOf(analysis),
    transactions: movementsOf(analysis),
    national_ids: nationalIds(analysis),
    guarantors: { content: guarantorLines(input) },
    hh_members: { label: 'hh_members', content: memberLines(input) },
  };
}
