import { monthsRequired } from '@vesta/domain/documents/months-required';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import { MONTHS_NEEDED } from '@vesta/engine/checks/payslip/expected-months';

/** How many months papers of a type have to cover; null where months are no matter. */
export function monthsOf(type: DocumentType, status: EmploymentStatus): number | null {
  if (type === 'bank_statement') return monthsRequired(status);
  return type === 'payslip' ? MONTHS_NEEDED : null;
}
