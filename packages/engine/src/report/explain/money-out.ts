import type { Explanation } from '@vesta/domain/report/explain';
import type { Analysis } from '../../analysis/analyse.ts';
import type { Cost } from '../../analysis/evidence/costs.ts';
import { explained, inputOf } from './explanation.ts';

const costInput = ({ kind, label, monthly, places }: Cost) => inputOf('cost', monthly, 'cents', places, label ?? kind);

/** Costs, the rent of today and the cash on the accounts. */
export function explainMoneyOut({ costs, cash, ground }: Analysis): Explanation[] {
  const deducted = costs.list.filter(({ treatment }) => treatment === 'deducted');
  const debts = ground.input.declaredDebts > 0 ? [inputOf('declared_debts', ground.input.declaredDebts)] : [];
  return [
    explained({
      figure: 'commitments',
      value: costs.commitments,
      unit: 'cents',
      formula: 'sum_of_commitments',
      inputs: [...deducted.map(costInput), ...debts],
    }),
    explained({
      figure: 'recurrent_costs',
      value: costs.total,
      unit: 'cents',
      formula: 'sum_of_costs',
      inputs: [...costs.list.map(costInput), ...debts],
    }),
    explained({
      figure: 'average_cash_balance',
      value: cash.average,
      unit: 'cents',
      formula: 'time_weighted_balance',
      inputs: [
        inputOf('days', cash.balances?.average_days ?? null, 'count'),
        inputOf('lowest_balance', cash.balances?.lowest ?? null),
        inputOf('days_below_zero', cash.balances?.days_below_zero ?? null, 'count'),
      ],
      documents: [...cash.places],
    }),
    ...(costs.rent === null
      ? []
      : [
          explained({
            figure: 'actual_monthly_rent',
            value: costs.rent,
            unit: 'cents',
            formula: 'regular_debit',
            inputs: [
              inputOf('rent_paid', costs.rent, 'cents', costs.rentPlaces),
              inputOf('declared_rent', ground.input.applicant.declared_rent),
            ],
          }),
        ]),
  ];
}
