import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { setOf } from '../../run/testing/papers.ts';
import { pay, shopping, threeMonths } from '../../statement/testing/months.ts';
import { annualAcross } from '../annual.ts';
import { employerChain } from '../employer-chain.ts';
import { hireDate } from '../hire-date.ts';
import { payslipNetInBank } from '../payslip-net-in-bank.ts';
import { contract, cu, slip } from '../testing/employment.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed' });

/** Slips of August and September that say this much, beside an account that was paid something else. */
const promised = (paid: number | null, credited: number) =>
  setOf(
    ...['08', '09'].map((month) => slip({ paid_amount: paid, net: paid }, `2026-${month}`)),
    ...threeMonths((month) => [pay(month, credited), ...shopping(month)]).papers,
  );

/** August agrees with the account, September says something else. */
const oddMonth = (paid: number) =>
  setOf(
    slip({ paid_amount: 160_000 }, '2026-08'),
    slip({ paid_amount: paid }, '2026-09'),
    ...threeMonths((month) => [pay(month, 160_000), ...shopping(month)]).papers,
  );

/** One month of a school that an office of the state pays for, with its statement ending before the next pay. */
const ofTheState = (paid: number, payer: string) =>
  setOf(
    slip({ paid_amount: paid, net: paid, employer_name: 'Istituto Comprensivo Ada Negri' }),
    ...threeMonths((month) => [
      ...(month === '10'
        ? [[`2026-10-23`, 176_842, `ACCREDITO STIPENDIO ${payer}`, { counterparty: payer }] as const]
        : []),
      ...shopping(month),
    ]).papers.slice(-1),
  );

const monthly = slip({ taxable: 200_000 });
const december = slip(
  { gross: 440_000, taxable: 400_000, one_off_1_amount: 220_000, ytd_taxable: 1_500_000 },
  '2025-12',
);

export const jobCases: readonly RuleCases[] = [
  casesOf(payslipNetInBank, {
    passed: ['each pay arrived', () => promised(167_974, 167_974), employed],
    failed: ['the slips promise a thousand more', () => promised(267_974, 167_974), employed],
    edge: [
      { said: 'passed', when: ['exactly two percent less arrived', () => promised(200_000, 196_000), employed] },
      { said: 'failed critical', when: ['a cent less than that, twice', () => promised(200_000, 195_999), employed] },
      { said: 'failed warning', when: ['one slip of two says a tenth more', () => oddMonth(176_000), employed] },
      { said: 'failed critical', when: ['a cent more than that', () => oddMonth(176_001), employed] },
      { said: 'passed', when: ['the state pays for a school', () => ofTheState(176_842, 'MEF NOIPA'), employed] },
      { said: 'failed warning', when: ['less than the slip says', () => ofTheState(202_332, 'MEF NOIPA'), employed] },
      { said: 'inconclusive', when: ['less from a stranger', () => ofTheState(202_332, 'ROSSI SRL'), employed] },
    ],
    inconclusive: ['slips without an amount', () => promised(null, 167_974), employed],
  }),
  casesOf(employerChain, {
    passed: ['all papers name one employer', () => setOf(slip(), contract(), cu()), employed],
    failed: ['the contract is with another', () => setOf(slip(), contract({ payer_name: 'Beta SpA' })), employed],
    edge: {
      said: 'failed critical',
      when: [
        'a contract with another that began on the last day of the month of the slip',
        () => setOf(slip(), contract({ payer_name: 'Beta SpA', employment_start: '2026-10-31' })),
        employed,
      ],
    },
    inconclusive: [
      'a contract with another that begins the day after',
      () => setOf(slip(), contract({ payer_name: 'Beta SpA', employment_start: '2026-11-01' })),
      employed,
    ],
  }),
  casesOf(hireDate, {
    passed: ['the same day', () => setOf(slip(), contract())],
    failed: ['the contract began a year before the hire', () => setOf(slip({ hire_date: '2022-03-01' }), contract())],
    edge: [
      { said: 'passed', when: ['31 days after it', () => setOf(slip({ hire_date: '2021-04-01' }), contract())] },
      {
        said: 'failed warning',
        when: ['32 days after it', () => setOf(slip({ hire_date: '2021-04-02' }), contract())],
      },
      {
        said: 'passed',
        when: [
          'a job that began within the month of the slip',
          () => setOf(slip({ hire_date: '2026-10-15' }), contract({ employment_start: '2026-10-01' })),
        ],
      },
    ],
    inconclusive: ['a renewal', () => setOf(slip(), contract({ employment_start: '2025-01-01' }))],
  }),
  casesOf(annualAcross, {
    passed: ['thirteen months', () => setOf(monthly, cu({ gross_income: 2_600_000 })), employed],
    failed: ['half of what the slips promise', () => setOf(monthly, cu({ gross_income: 1_200_000 })), employed],
    edge: [
      {
        said: 'passed',
        when: ['nine months’ pay in a full year', () => setOf(monthly, cu({ gross_income: 1_800_000 })), employed],
      },
      {
        said: 'failed warning',
        when: ['a cent less', () => setOf(monthly, cu({ gross_income: 1_799_999 })), employed],
      },
      {
        said: 'passed',
        when: [
          'exactly sixty percent more than twelve months',
          () => setOf(monthly, cu({ gross_income: 3_840_000 })),
          employed,
        ],
      },
      {
        said: 'failed warning',
        when: ['a cent more than that', () => setOf(monthly, cu({ gross_income: 3_840_001 })), employed],
      },
      {
        said: 'passed',
        when: [
          'a low year that December’s own total bears out',
          () => setOf(december, cu({ gross_income: 1_500_000 })),
          employed,
        ],
      },
      {
        said: 'failed warning',
        when: ['more than that total', () => setOf(december, cu({ gross_income: 1_560_000 })), employed],
      },
      {
        said: 'passed',
        when: [
          'a month with a thirteenth salary in it',
          () =>
            setOf(
              slip({ gross: 440_000, taxable: 400_000, one_off_1_amount: 220_000 }),
              cu({ gross_income: 2_600_000 }),
            ),
          employed,
        ],
      },
    ],
    inconclusive: [
      'a year of which nobody knows how long it was',
      () => setOf(monthly, cu({ gross_income: 1_200_000, days_worked: null })),
      employed,
    ],
  }),
];
