import type { RapidReport } from '@vesta/domain/report/rapid-report';
import type { Analysis } from '../analysis/analyse.ts';
import { depositOf } from '../analysis/model/deposit-of.ts';
import { depositRent } from '../analysis/model/rent-asked.ts';
import { explainIncome } from './explain/income.ts';
import { explainMoneyOut } from './explain/money-out.ts';
import type { ReportInput } from './input.ts';
import { commonOf } from './parts/common-of.ts';

/** Income and controls; no rent is judged. */
export function buildRapidReport(input: ReportInput, analysis: Analysis): RapidReport {
  const deposit = depositOf(input.rent && depositRent(input.rent, input.region), analysis.cash.average, input.region);
  const hasBank = analysis.ground.history.main !== null;
  const explain = [...explainIncome(analysis), ...(hasBank ? explainMoneyOut(analysis) : [])];
  return { kind: 'rapid', ...commonOf(input, analysis, { deposit, shortfall: null, fundsMissing: null, explain }) };
}
