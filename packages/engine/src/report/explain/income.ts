import type { Counterfactual, Explanation, InputName, Weight } from '@vesta/domain/report/explain';
import type { ReasonCode, WeightReason } from '@vesta/domain/report/reasons';
import type { Analysis } from '../../analysis/analyse.ts';
import type { Job } from '../../analysis/evidence/employment.ts';
import type { IncomePart } from '../../analysis/evidence/income-part.ts';
import type { PaidSlip } from '../../analysis/evidence/pay-slips.ts';
import { constants, regionConstants } from '../../analysis/model/constants.ts';
import { explained, inputOf, onceEach } from './explanation.ts';

const weightOf = ({ kind, label, amount, percent, counted, reason, places }: IncomePart): Weight => ({
  income: kind,
  label,
  amount,
  percent,
  counted,
  reason,
  places: onceEach(places),
});

const isFixedTerm = (reason: WeightReason): boolean => reason.includes('fixed_term');

function reasonsOf({ employment, others, incomes }: Analysis): ReasonCode[] {
  const { jobs } = employment;
  const codes: readonly (readonly [ReasonCode, boolean])[] = [
    ['R04', incomes.some(({ reason }) => isFixedTerm(reason))],
    ['R05', jobs.some(({ counted }) => counted.length < constants.PAYSLIPS_COUNTED)],
    ['R06', jobs.some(({ pay }) => pay?.differs)],
    ['R07', others.some(({ reason }) => reason === 'not_declared')],
    ['R10', incomes.some(({ reason }) => reason === 'contract_unknown')],
  ];
  return codes.filter(([, holds]) => holds).map(([code]) => code);
}

const nameOf = ({ oneOff }: Pick<PaidSlip, 'oneOff'>, isLess: boolean): InputName => {
  if (isLess) return 'paid_out';
  return oneOff === 0 ? 'net' : 'net_without_one_offs';
};

/** Only what was not handed in is named: nobody is asked for a paper that is there. */
function payWouldMove({ contract, counted }: Job, estimated: number): Counterfactual[] {
  const list: Counterfactual[] = [];
  if (!contract.isSupplied) list.push({ key: 'contract_paper', value: null, unit: 'cents', data: {} });
  if (estimated > 0 && counted.length > 0) {
    list.push({ key: 'real_extra_pay', value: null, unit: 'cents', data: { salaries: estimated } });
  }
  return list;
}

function jobExplained(job: Job, { ground }: Analysis): Explanation {
  const { keys } = ground;
  const estimated = Math.max(0, job.paychecks - 12 - job.extras.length);
  const slips = job.counted.map((counted) => {
    const { slip, month, ordinary } = counted;
    const isLess = counted.net !== null && counted.paid !== null && counted.paid < counted.net;
    const place = keys.place(slip.reading, isLess ? 'paid_amount' : 'net');
    return inputOf(nameOf(counted, isLess), ordinary, 'cents', [place], month);
  });
  const banked = job.counted.map(({ month, banked: cents, credits }) =>
    inputOf(
      'bank',
      cents,
      'cents',
      credits.map(({ transaction, paper }) => keys.booking(transaction, paper, 'compared')),
      month,
    ),
  );
  return explained({
    figure: 'employment_income',
    value: job.part.counted,
    unit: 'cents',
    formula: 'employed_income',
    inputs: [
      ...slips,
      ...banked.filter(({ value }) => value !== null),
      inputOf('ordinary_net', job.pay?.net ?? null),
      inputOf('paychecks', job.paychecks, 'count', job.contract.paychecksPlaces),
      inputOf('contract', job.contract.kind, 'text', job.contract.places),
      ...job.extras.map(({ slip, net }) => inputOf('extra_net', net, 'cents', [keys.place(slip.reading, 'net')])),
      ...(estimated > 0 ? [inputOf('extra_pay_share', regionConstants[ground.input.region].EXTRA_PAY, 'percent')] : []),
      inputOf('monthly_over_year', job.monthly),
    ],
    weights: [weightOf(job.part)],
    counterfactuals: payWouldMove(job, estimated),
  });
}

function businessExplained({ business }: Analysis): Explanation[] {
  if (!business) return [];
  const { income, returned, months, part } = business;
  return [
    explained({
      figure: 'self_employment_income',
      value: part.counted,
      unit: 'cents',
      formula: 'self_employed_income',
      inputs: [
        inputOf('return_monthly', returned?.monthly ?? null, 'cents', returned?.places ?? []),
        ...months.map(({ month, cents, places }) => inputOf('credits', cents, 'cents', places, month)),
        inputOf('banked_net', income.banked),
      ],
      weights: [weightOf(part)],
      reasons: months.length < constants.BUSINESS_MONTHS ? ['R05'] : [],
    }),
  ];
}

/** The way from payslips, returns and credits to what counts a month. */
export function explainIncome(analysis: Analysis): Explanation[] {
  const { incomes, income, employment, others } = analysis;
  const other = others.map(weightOf);
  return [
    explained({
      figure: 'monthly_income',
      value: income,
      unit: 'cents',
      formula: 'sum_of_weighted_incomes',
      weights: incomes.map(weightOf),
      reasons: reasonsOf(analysis),
    }),
    ...employment.jobs.map((job) => jobExplained(job, analysis)),
    ...businessExplained(analysis),
    ...(other.length > 0
      ? [
          explained({
            figure: 'other_income',
            value: other.reduce((sum, { counted }) => sum + counted, 0),
            unit: 'cents',
            formula: 'sum_of_weighted_incomes',
            weights: other,
          }),
        ]
      : []),
  ];
}
