import { requiredFunds } from '@vesta/domain/mortgage/loan';
import type { Counterfactual, Explanation } from '@vesta/domain/report/explain';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import { constants } from '../../analysis/model/constants.ts';
import type { Purse } from '../../analysis/model/rent-capacity.ts';
import { explained, inputOf } from './explanation.ts';
import type { RentGround } from './rent.ts';

const amount = (key: Counterfactual['key'], value: number): Counterfactual => ({ key, value, unit: 'cents', data: {} });

/** A smaller loan wants more of one's own: what it would take is reckoned for that loan, not for the one asked for. */
function ofLoanThatFits(part: MortgagePart): Counterfactual[] {
  const { label, sustainable_mortgage: loan, property_value: price, shown_funds: shown } = part;
  if (label !== 'not_sustainable' || loan === null) return [];
  const required = requiredFunds(price, loan);
  const missing = required === null ? 0 : required - shown;
  return [
    amount('loan_that_fits', loan),
    ...(required === null ? [] : [amount('funds_for_that_loan', required)]),
    ...(missing > 0 ? [amount('funds_missing_then', missing)] : []),
  ];
}

/** What the loan asked for still wants to be shown. */
function ofFunds({ required_funds: required, shown_funds: shown }: MortgagePart): Counterfactual[] {
  return required === null || required <= shown ? [] : [amount('funds_missing', required - shown)];
}

/** Where income and commitments were read; sums over several people have no place of their own. */
type Behind = Pick<RentGround, 'incomePlaces' | 'commitmentPlaces'>;
const nowhere: Behind = { incomePlaces: [], commitmentPlaces: [] };

/** The loan: what it costs, what the income carries, what the buyer brings along. */
export function explainMortgage(part: MortgagePart, purse: Purse | null, behind: Behind = nowhere): Explanation[] {
  const income = inputOf('income', purse?.income ?? null, 'cents', behind.incomePlaces);
  const commitments = inputOf('commitments', part.financial_expenses, 'cents', behind.commitmentPlaces);
  const rate = inputOf('rate', part.rate_percent, 'percent');
  const loan = inputOf('loan_amount', part.loan_amount);
  const years = inputOf('years', part.judged_maturity ?? part.sustainable_maturity, 'years');
  return [
    explained({
      figure: 'available_income',
      value: part.available_income,
      unit: 'cents',
      formula: 'income_less_commitments',
      inputs: [income, commitments],
    }),
    explained({
      figure: 'instalment_budget',
      value: part.instalment_budget,
      unit: 'cents',
      formula: 'instalment_room',
      inputs: [
        income,
        commitments,
        inputOf('living_minimum', purse?.living ?? null),
        inputOf('instalment_share', constants.INSTALMENT_SHARE, 'percent'),
      ],
    }),
    explained({
      figure: 'instalment',
      value: part.instalment,
      unit: 'cents',
      formula: 'annuity',
      inputs: [loan, rate, years],
    }),
    explained({
      figure: 'sustainable_mortgage',
      value: part.sustainable_mortgage,
      unit: 'cents',
      formula: 'annuity_reversed',
      inputs: [
        inputOf('instalment_budget', part.instalment_budget),
        rate,
        inputOf('years', part.sustainable_maturity, 'years'),
      ],
      counterfactuals: ofLoanThatFits(part),
    }),
    explained({
      figure: 'ltv',
      value: part.ltv,
      unit: 'percent',
      formula: 'loan_to_value',
      inputs: [loan, inputOf('property_value', part.property_value)],
    }),
    explained({
      figure: 'dti',
      value: part.dti,
      unit: 'percent',
      formula: 'debt_to_income',
      inputs: [inputOf('instalment', part.instalment), commitments, income],
    }),
    explained({
      figure: 'down_payment_coverage',
      value: part.down_payment_coverage,
      unit: 'percent',
      formula: 'funds_to_required',
      inputs: [
        ...part.funds.map(({ source, shown, places }) => inputOf('fund', shown, 'cents', places, source)),
        inputOf('required_funds', part.required_funds),
      ],
      counterfactuals: ofFunds(part),
    }),
  ];
}
