import type { Analysis } from '../../analysis/analyse.ts';
import { sumOf } from '../../analysis/model/cents.ts';
import type { Purse } from '../../analysis/model/rent-capacity.ts';
import type { RentGround } from '../explain/rent.ts';

export const purseOf = ({ income, costs, living }: Analysis): Purse | null =>
  income === null ? null : { income, commitments: costs.commitments, living };

/** What the counterfactuals about income start from. */
export function incomeGround({
  incomes,
  others,
  employment,
  costs,
  cash,
}: Analysis): Omit<RentGround, 'purse' | 'answer' | 'guarantors'> {
  const [job] = employment.jobs;
  return {
    incomePlaces: incomes.filter(({ counted }) => counted > 0).flatMap(({ places }) => places),
    commitmentPlaces: costs.list.filter(({ treatment }) => treatment === 'deducted').flatMap(({ places }) => places),
    cashPlaces: cash.places,
    undeclared: sumOf(
      others.filter(({ reason, isRegular }) => reason === 'not_declared' && isRegular).map(({ amount }) => amount),
    ),
    pay: job
      ? {
          monthly: job.monthly,
          counted: job.part.counted,
          percent: job.part.percent,
          isProved: job.contract.source === 'contract',
        }
      : null,
  };
}
