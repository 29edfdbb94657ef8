import type { ApplicantData } from '../../../papers/applicant.ts';
import type { Outcome } from '../../outcome.ts';
import type { Rule } from '../../rule.ts';
import type { CheckContext } from '../../subject.ts';

/** Middle of November 2026, in the second half of its month. */
export const TODAY = '2026-11-16';

const nobody: ApplicantData = {
  first_name: null,
  last_name: null,
  birth_date: null,
  birth_place: null,
  sex: null,
  nationality: null,
  fiscal_code: null,
  address: null,
  employment_status: null,
  employer: null,
  contract_type: null,
  paychecks_per_year: null,
  declared_income: null,
  declared_rent: null,
  declared_other_income: null,
  wanted_rent: null,
  chosen_bank: null,
  lease_start: null,
};

export const applicantOf = (data: Partial<ApplicantData> = {}): ApplicantData => ({ ...nobody, ...data });

export const contextOf = (data: Partial<ApplicantData> | null = {}, today: string = TODAY): CheckContext => ({
  today,
  applicant: data && applicantOf(data),
});

export const mario: Partial<ApplicantData> = {
  first_name: 'Mario',
  last_name: 'Rossi',
  birth_date: '1980-01-01',
  birth_place: 'Roma',
  sex: 'M',
  nationality: 'IT',
  fiscal_code: 'RSSMRA80A01H501U',
};

/** What a rule says in short: its outcome, `-` for nothing, and the level of a failure. */
export function sayOf<Subject>(
  rule: Rule<Subject>,
  subject: Subject,
  context: CheckContext = contextOf(),
): Outcome | '-' | `failed ${string}` {
  const judgement = rule.judge(subject, context);
  if (!judgement) return '-';
  return judgement.outcome === 'failed' ? `failed ${judgement.level ?? rule.level}` : judgement.outcome;
}
