import type { Counterfactual, Explanation } from '@vesta/domain/report/explain';
import type { GuarantorLine } from '@vesta/domain/report/people';
import type { Place } from '@vesta/domain/report/place';
import type { ReasonCode } from '@vesta/domain/report/reasons';
import { constants } from '../../analysis/model/constants.ts';
import { capacityAt, type Purse } from '../../analysis/model/rent-capacity.ts';
import type { RentAnswer } from '../parts/affordability-of.ts';
import { explained, inputOf } from './explanation.ts';

export interface RentGround {
  readonly purse: Purse;
  readonly answer: RentAnswer;
  readonly guarantors: readonly GuarantorLine[];
  readonly incomePlaces: readonly Place[];
  readonly commitmentPlaces: readonly Place[];
  readonly cashPlaces: readonly Place[];
  /** Undeclared regular income, and what pay would count under another contract. */
  readonly undeclared: number;
  readonly pay: {
    readonly monthly: number;
    readonly counted: number;
    readonly percent: number;
    readonly isProved: boolean;
  } | null;
}

const recommendedFor = (purse: Purse): number => capacityAt(constants.RENT_SHARE, purse);

/** The least income for which all three limits reach a rent, in cents. */
export function incomeNeeded(rent: number, { commitments, living }: Purse): number {
  const shares = [
    Math.ceil((rent * 100) / constants.RENT_SHARE),
    Math.ceil(((rent + commitments) * 100) / (constants.RENT_SHARE + constants.DEBT_ROOM)),
    rent + commitments + living,
  ];
  return Math.max(...shares);
}

function counterfactualsOf({ purse, answer, undeclared, pay }: RentGround): Counterfactual[] {
  const value = recommendedFor(purse);
  const { rent } = answer.affordability;
  const list: Counterfactual[] = [];
  const add = (key: Counterfactual['key'], to: number, data: Counterfactual['data']): void => {
    if (to !== value) list.push({ key, value: to, unit: 'cents', data });
  };
  if (purse.commitments > 0) {
    add('without_commitments', recommendedFor({ ...purse, commitments: 0 }), { commitments: purse.commitments });
  }
  if (undeclared > 0) {
    add('declare_income', recommendedFor({ ...purse, income: purse.income + undeclared }), { amount: undeclared });
  }
  if (pay && pay.percent === constants.OPEN_ENDED && !pay.isProved) {
    const less = purse.income - pay.counted + Math.round((pay.monthly * constants.FIXED_TERM_6) / 100);
    add('fixed_term_instead', recommendedFor({ ...purse, income: less }), { percent: constants.FIXED_TERM_6 });
  }
  if (pay && pay.percent < constants.OPEN_ENDED) {
    add('open_ended_instead', recommendedFor({ ...purse, income: purse.income - pay.counted + pay.monthly }), {
      percent: constants.OPEN_ENDED,
    });
  }
  if (rent !== null) {
    list.push({ key: 'income_needed', value: incomeNeeded(rent, purse), unit: 'cents', data: { rent } });
  }
  return list;
}

function reasonsOf({ answer }: RentGround): ReasonCode[] {
  const { affordability, capacity, deposit, guarantee } = answer;
  const binding = capacity?.limits.find((limit) => limit.binding)?.name;
  const isOver = affordability.translation_key === 'borderline' || affordability.translation_key === 'above';
  const codes: readonly (readonly [ReasonCode, boolean])[] = [
    ['R01', isOver],
    ['R02', binding === 'debt'],
    ['R03', binding === 'residual'],
    ['R08', deposit.covered === false],
    ['R09', (guarantee.shortfall ?? 0) > 0 && guarantee.covered !== true],
  ];
  return codes.filter(([, holds]) => holds).map(([code]) => code);
}

/** Where the rent in view stands, and its deposit. Without one there is neither. */
function explainAsked({ answer: { affordability, deposit }, cashPlaces }: RentGround): Explanation[] {
  return [
    explained({
      figure: 'percentage',
      value: affordability.percentage,
      unit: 'percent',
      formula: 'rent_position',
      inputs: [
        inputOf('rent', affordability.rent),
        inputOf('value', affordability.value),
        inputOf('max', affordability.max),
        inputOf('rent_covered', affordability.rent_covered),
      ],
    }),
    explained({
      figure: 'deposit',
      value: deposit.required,
      unit: 'cents',
      formula: deposit.basis === 'base_estimated' ? 'three_rents_estimated' : 'three_rents',
      inputs: [
        inputOf(deposit.basis === 'rent' ? 'rent' : 'base_rent', deposit.rent ?? null),
        inputOf('average_cash_balance', deposit.balance, 'cents', cashPlaces),
      ],
      reasons: deposit.covered === false ? ['R08'] : [],
    }),
  ];
}

/** The recommended rent, the place of the rent in view, deposit and guarantors. */
export function explainRent(ground: RentGround): Explanation[] {
  const { purse, answer, guarantors } = ground;
  const { affordability, capacity, guarantee } = answer;
  const limits = [...(capacity?.limits ?? [])];
  return [
    explained({
      figure: 'affordable_rent',
      value: affordability.value,
      unit: 'cents',
      formula: 'rent_capacity',
      inputs: [
        inputOf('income', purse.income, 'cents', ground.incomePlaces),
        inputOf('commitments', purse.commitments, 'cents', ground.commitmentPlaces),
        inputOf('living_minimum', purse.living),
        inputOf('rent_share', constants.RENT_SHARE, 'percent'),
        inputOf('debt_room', constants.DEBT_ROOM, 'percent'),
      ],
      limits,
      binding: limits.find((limit) => limit.binding)?.name ?? null,
      reasons: reasonsOf(ground),
      counterfactuals: counterfactualsOf(ground),
    }),
    ...(affordability.rent === null ? [] : explainAsked(ground)),
    ...(guarantors.length === 0
      ? []
      : [
          explained({
            figure: 'guarantor_cover',
            value: guarantee.room,
            unit: 'cents',
            formula: 'guarantor_room',
            inputs: guarantors.map(({ fullname, room }) => inputOf('guarantor', room, 'cents', [], fullname)),
          }),
        ]),
  ];
}
