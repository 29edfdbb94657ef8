import type { ApplicantFigures } from '@vesta/domain/desk/applicants';
import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import { signersOf } from '@vesta/domain/report/signers';

interface Shown {
  report: Report;
  aggregated: AggregatedReport | null;
}

const tenantsOf = (household: AggregatedReport | null): number =>
  household?.members.filter(({ role }) => role !== 'guarantor').length ?? 1;

function guarantorsOf({ report, aggregated }: Shown): ApplicantFigures['guarantors'] {
  const people = aggregated
    ? aggregated.members.filter(({ role }) => role === 'guarantor')
    : report.kind === 'rapid'
      ? []
      : report.guarantors.content;
  return {
    count: people.length,
    released: people.filter(({ share }) => share === 'released').length,
    covered: aggregated?.guarantee?.covered ?? null,
  };
}

/**
 * A line of the comparison, out of what the recipient may see and nothing else: of several who apply together their
 * common figures, where they released them.
 */
export function figuresOf({ report, aggregated }: Shown): ApplicantFigures {
  const together = aggregated && tenantsOf(aggregated) > 1 ? aggregated : null;
  const rent = report.kind === 'rent' ? report : null;
  const affordability = together?.monthly_affordability ?? rent?.monthly_affordability ?? null;
  const deposit = together?.deposit ?? rent?.deposit ?? null;
  return {
    kind: report.kind,
    people: tenantsOf(aggregated),
    counted: signersOf(together)?.counted ?? 1,
    income_cents: together ? together.group.monthly_income : report.employment.monthly_income.value,
    min_cents: affordability?.min ?? null,
    value_cents: affordability?.value ?? null,
    max_cents: affordability?.max ?? null,
    rent_cents: affordability?.rent ?? null,
    deposit_percent: deposit?.ratio_percent ?? null,
    checks: together ? together.group.checks_tally : report.checks_tally,
    guarantors: guarantorsOf({ report, aggregated }),
  };
}
