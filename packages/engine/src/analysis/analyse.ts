import type { EmploymentStatus } from '@vesta/domain/employment';
import { type Business, businessOf } from './evidence/business.ts';
import { type Cash, cashOf } from './evidence/cash.ts';
import { type Costs, costsOf } from './evidence/costs.ts';
import { type Employment, employmentOf } from './evidence/employment.ts';
import { type Ground, groundOf } from './evidence/ground.ts';
import type { IncomePart } from './evidence/income-part.ts';
import { otherIncomes } from './evidence/other-incomes.ts';
import type { AnalysisInput } from './input.ts';
import { sumOf } from './model/cents.ts';
import { livingMinimum, type People } from './model/living-minimum.ts';

/** Everything worked out from the papers of one person. */
export interface Analysis {
  readonly ground: Ground;
  readonly employment: Employment;
  readonly business: Business | null;
  readonly others: readonly IncomePart[];
  /** All incomes, those that count for nothing as well. */
  readonly incomes: readonly IncomePart[];
  /** What counts a month; null where no paper tells of money at all. */
  readonly income: number | null;
  readonly costs: Costs;
  readonly cash: Cash;
  readonly people: People;
  readonly living: number;
  /** Part of a rent that an authority would pay, at most. */
  readonly housingBenefit: number;
}

const ownAccount: readonly EmploymentStatus[] = ['Self-employed', 'Hybrid-employed'];

/** Everybody who will live there: as many as were counted, and never fewer than those who apply. */
export function peopleOf({ household, coApplicants }: Pick<AnalysisInput, 'household' | 'coApplicants'>): People {
  return {
    adults: Math.max(1 + coApplicants, household.adults - household.minors),
    minors: household.minors,
  };
}

const tellsOfMoney = ({ set }: Ground): boolean =>
  set.papers.some(({ readings }) =>
    readings.some(
      ({ kind, fields, transactions }) =>
        (kind === 'payslip' && (fields.net ?? fields.paid_amount ?? null) !== null) ||
        (kind === 'bank_statement' && transactions.length > 0) ||
        (kind === 'fiscal_document' && Object.values(fields).some((found) => typeof found?.value === 'number')),
    ),
  );

export function analyse(input: AnalysisInput): Analysis {
  const ground = groundOf(input);
  const employment = employmentOf(ground);
  const business = ownAccount.includes(input.status) ? businessOf(ground, employment) : null;
  const others = otherIncomes(ground, employment.unexplained);
  const incomes = [...employment.jobs.map(({ part }) => part), ...(business ? [business.part] : []), ...others];
  const people = peopleOf(input);
  const living = livingMinimum(people, input.region);
  const fromAuthority = sumOf(others.filter(({ kind }) => kind === 'housing_benefit').map(({ amount }) => amount));
  return {
    ground,
    employment,
    business,
    others,
    incomes,
    income: incomes.length > 0 || tellsOfMoney(ground) ? sumOf(incomes.map(({ counted }) => counted)) : null,
    costs: costsOf(ground, employment),
    cash: cashOf(ground),
    people,
    living,
    housingBenefit: Math.max(0, fromAuthority - living),
  };
}
