import type { ApplicationType } from '@vesta/domain/application-types';
import type { IncomeCheckField, Occupation } from '@vesta/domain/occupation';

/** The sections that this occupation asks for. Lenders have a declaration of their own, so theirs is not asked here. */
export function sectionsOf(
  { income_check_fields: fields }: Pick<Occupation, 'income_check_fields'>,
  applicationType: ApplicationType,
): ReadonlySet<IncomeCheckField> {
  return new Set(fields.filter((field) => field !== 'CONFIRMATION' || applicationType !== 'mortgage'));
}
