import type { Day } from '@vesta/domain/dates/day';
import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import { type ContractKind, contractKinds } from '@vesta/domain/report/employment';
import type { Place } from '@vesta/domain/report/place';
import type { Reading } from '../../documents/reading.ts';
import { dayIn, numberIn, textIn } from '../../papers/fields.ts';
import { fullMonthsBetween } from '../../papers/months.ts';
import { probationEnd } from '../../papers/probation-end.ts';
import { readPapersOf } from '../../papers/read-papers.ts';
import type { ContractFacts } from '../model/contract-weight.ts';
import type { Ground } from './ground.ts';
import type { JobSlips } from './pay-slips.ts';

export type ContractSource = 'contract' | 'payslip' | 'certificate' | 'declared' | 'none';

export interface ContractEvidence extends ContractFacts {
  /** The contract itself was handed in, whatever of it could be read. */
  readonly isSupplied: boolean;
  readonly source: ContractSource;
  readonly start: Day | null;
  readonly end: Day | null;
  readonly paychecks: number | null;
  /** A paper says so, not only the applicant. */
  readonly paychecksShown: boolean;
  readonly monthlyGross: number | null;
  /** Where the kind stands, and where the number of salaries. */
  readonly places: readonly Place[];
  readonly paychecksPlaces: readonly Place[];
  /** A paper says another kind than the applicant did. */
  readonly differs: boolean;
}

const declaredKinds: Readonly<Record<string, ContractKind>> = {
  'open-ended': 'open_ended',
  'close-ended': 'fixed_term',
};

const kindOf = (text: string | null): ContractKind | null =>
  contractKinds.find((kind) => kind === text && kind !== 'unknown') ?? null;

/** The contract of this employer; any, where only one was handed in and nobody is named. */
export function contractOf({ set }: Ground, employer: string | null): Reading<'work_contract'> | null {
  const contracts = readPapersOf(set, 'work_contract').map(({ reading }) => reading);
  const named = contracts.find((reading) => {
    const name = textIn(reading, 'payer_name');
    return employer !== null && name !== null && compareEmployers(name, employer) >= EMPLOYER_MATCH_FROM;
  });
  const unnamed = contracts.filter((reading) => employer === null || textIn(reading, 'payer_name') === null);
  return named ?? (unnamed.length === 1 ? (unnamed[0] ?? null) : null);
}

function kindFrom(ground: Ground, contract: Reading<'work_contract'> | null, slip: Reading<'payslip'> | null) {
  const agreed = contract && kindOf(textIn(contract, 'employment_kind'));
  if (agreed)
    return { source: 'contract' as const, kind: agreed, places: [ground.keys.place(contract, 'employment_kind')] };
  const printed = slip && kindOf(textIn(slip, 'contract_type'));
  if (printed) return { source: 'payslip' as const, kind: printed, places: [ground.keys.place(slip, 'contract_type')] };
  for (const { reading } of readPapersOf(ground.set, 'fiscal_document')) {
    const kind = reading.type === 'cu' ? kindOf(textIn(reading, 'employment_kind')) : null;
    if (kind) return { source: 'certificate' as const, kind, places: [ground.keys.place(reading, 'employment_kind')] };
  }
  const declared = declaredKinds[ground.input.applicant.contract_type ?? ''];
  if (declared) return { source: 'declared' as const, kind: declared, places: [] };
  return { source: 'none' as const, kind: 'unknown' as const, places: [] };
}

const earliest = (days: readonly (Day | null)[]): Day | null => days.filter((day) => day !== null).sort()[0] ?? null;

function paychecksPlaces(
  { keys }: Ground,
  contract: Reading<'work_contract'> | null,
  slip: Reading<'payslip'> | null,
): Place[] {
  for (const name of ['paychecks_per_year', 'extra_pay'] as const) {
    if (contract?.fields[name]) return [keys.place(contract, name)];
  }
  return slip?.fields.payments_per_year ? [keys.place(slip, 'payments_per_year')] : [];
}

/** What papers and applicant say about the contract behind a job; null slips: only the contract is known. */
export function contractEvidence(ground: Ground, job: JobSlips | null): ContractEvidence {
  const { today, applicant } = ground.input;
  const slip = job?.slips.at(-1)?.slip.reading ?? null;
  const contract = contractOf(ground, job?.employer ?? null);
  const { source, kind: told, places } = kindFrom(ground, contract, slip);
  const end = (contract && dayIn(contract, 'employment_end')) ?? (slip && dayIn(slip, 'end_date')) ?? null;
  const kind = told === 'unknown' && end !== null ? 'fixed_term' : told;
  const start = earliest([
    contract && dayIn(contract, 'employment_start'),
    slip && dayIn(slip, 'hire_date'),
    slip && dayIn(slip, 'seniority_date'),
  ]);
  const move = applicant.lease_start !== null && applicant.lease_start > today ? applicant.lease_start : today;
  const lastOfProbation = contract && probationEnd(contract, start);
  const paper = (contract && numberIn(contract, 'paychecks_per_year')) ?? (slip && numberIn(slip, 'payments_per_year'));
  const declared = declaredKinds[applicant.contract_type ?? ''] ?? null;
  return {
    kind,
    isSupplied: contract !== null,
    source: told === 'unknown' && end !== null ? (contract ? 'contract' : 'payslip') : source,
    start,
    end,
    monthsLeft: end === null ? null : Math.max(0, fullMonthsBetween(move, end)),
    monthsHeld: start === null ? null : fullMonthsBetween(start, today),
    inProbation: lastOfProbation !== null && lastOfProbation >= today,
    // Pay of a job goes on counting only for whoever says that they still have it.
    hasEnded: (end !== null && end <= today) || (job !== null && ground.input.status === 'Unemployed'),
    hasBegun: job !== null || start === null || start <= today,
    paychecks: paper ?? applicant.paychecks_per_year,
    paychecksShown: (paper !== null && paper !== undefined) || Boolean(contract?.fields.extra_pay),
    monthlyGross: contract && numberIn(contract, 'monthly_gross'),
    places,
    paychecksPlaces: paychecksPlaces(ground, contract, slip),
    differs:
      declared !== null && source !== 'declared' && declared !== kind && ['open_ended', 'fixed_term'].includes(kind),
  };
}
