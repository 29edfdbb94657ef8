import type { ApplicationType } from '@vesta/domain/application-types';
import type { IncomeCheckField, Occupation } from '@vesta/domain/occupation';

/** Lenders have a declaration of their own, and no landlord reads about animals or stairs. */
const notForLoans: readonly IncomeCheckField[] = ['CONFIRMATION', 'PET_OWNER', 'ACCESSIBLE_HOUSE'];

/** The sections that this occupation asks for, as far as they matter to what one applies for. */
export function sectionsOf(
  { income_check_fields: fields }: Pick<Occupation, 'income_check_fields'>,
  applicationType: ApplicationType,
): ReadonlySet<IncomeCheckField> {
  return new Set(fields.filter((field) => applicationType !== 'mortgage' || !notForLoans.includes(field)));
}
