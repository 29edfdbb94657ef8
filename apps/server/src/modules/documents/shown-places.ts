import { demandsOf, extrasOf } from '@vesta/domain/documents/demands';
import type { DocumentType } from '@vesta/domain/documents/types';
import { isEmploymentStatus } from '@vesta/domain/employment';
import { splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import type { LoadedApplicant } from './load-applicant.ts';

/** The places for papers that this person is shown. */
export function shownPlaces({ region, employmentStatus: said, answers }: LoadedApplicant): DocumentType[] {
  const employmentStatus = isEmploymentStatus(said) ? said : 'Employed';
  const sources = splitOtherIncomes(answers.additional_details?.otherIncomes ?? '');
  const context = { region, employmentStatus, applicationType: 'rent' as const, sources };
  return ['national_id', ...demandsOf(context).map(({ ref }) => ref), ...extrasOf(context)];
}
