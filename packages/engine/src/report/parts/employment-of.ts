import type { Deposit } from '@vesta/domain/report/affordability';
import type { EmploymentPart } from '@vesta/domain/report/employment';
import type { ReportMessage } from '@vesta/domain/report/flags';
import type { Analysis } from '../../analysis/analyse.ts';
import { sumOf } from '../../analysis/model/cents.ts';
import { constants } from '../../analysis/model/constants.ts';
import { rulesAnswering } from '../../checks/rules.ts';

const balanceKey = ({ balance, required, covered }: Deposit) => {
  if (balance === null) return 'not_known' as const;
  if (required === null) return 'no_rent' as const;
  return covered ? ('covers_deposit' as const) : ('below_deposit' as const);
};

const rentFlags = ['rent_differs', 'rent_undeclared', 'no_rent_detected'] as const;

function actualRent(
  { ground, costs }: Analysis,
  messages: readonly ReportMessage[],
): EmploymentPart['actual_monthly_rent'] {
  const error = rentFlags.find((flag) => messages.some(({ msg }) => msg === flag)) ?? null;
  const declared = ground.input.applicant.declared_rent;
  // Nothing said is nothing to compare with: then the rent is told and judged by nobody.
  const isKnown = ground.history.main !== null && declared !== null && (costs.rent !== null || declared > 0);
  return {
    value: costs.rent,
    valid: isKnown ? error === null && declared > 0 && costs.rent !== null : null,
    display: costs.rent !== null || (declared ?? 0) > 0,
    error_msg: error,
  };
}

export function employmentPartOf(
  analysis: Analysis,
  deposit: Deposit,
  messages: readonly ReportMessage[],
  hasRentInView: boolean,
): EmploymentPart {
  const { employment, ground, income, costs, others } = analysis;
  const [main] = employment.jobs;
  const contract = main?.contract ?? null;
  const held = contract?.monthsHeld ?? null;
  const isUndeclared = messages.some(({ msg }) => msg === 'other_income_undeclared');
  const isUnseen = messages.some(({ msg }) => msg === 'declared_income_unseen');
  return {
    status: ground.input.status,
    monthly_income: { value: income, net_value: main?.pay?.net ?? null },
    recurrent_costs: costs.total,
    commitments: costs.commitments,
    employment_monthly_income:
      employment.jobs.length === 0 ? null : sumOf(employment.jobs.map(({ part }) => part.counted)),
    employer: main?.employer ?? ground.input.applicant.employer,
    other_monthly_income: {
      value: sumOf(others.map(({ counted }) => counted)),
      warning: isUndeclared ? 'other_income_undeclared' : isUnseen ? 'declared_income_unseen' : null,
    },
    type_of_contract: contract?.kind ?? null,
    contract_end: contract?.end ?? null,
    paychecks_per_year: main ? main.paychecks : ground.input.applicant.paychecks_per_year,
    average_cash_balance: {
      value: deposit.balance,
      value_translation_key: hasRentInView || deposit.balance === null ? balanceKey(deposit) : null,
    },
    actual_monthly_rent: actualRent(analysis, messages),
    employment_start_date: contract?.start ?? null,
    seniority: { value: held, valid: held === null ? null : held >= constants.SENIORITY_MONTHS },
    active_contract: contract === null ? null : activeOf(analysis),
  };
}

const aboutJob = rulesAnswering('payslip.contract_active');

/** Begun and not ended; not known where no paper is recent enough to say. */
function activeOf({ ground, employment }: Analysis): boolean | null {
  const contract = employment.jobs[0]?.contract;
  if (!contract) return null;
  if (!contract.hasBegun) return false;
  if (contract.end !== null) return contract.end > ground.input.today;
  const found = ground.input.findings.filter(({ rule }) => aboutJob.has(rule));
  if (found.some(({ outcome }) => outcome === 'failed')) return false;
  return found.some(({ outcome }) => outcome === 'passed') ? true : null;
}
