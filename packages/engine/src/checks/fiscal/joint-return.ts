import type { ReadingOf } from '../../documents/reading.ts';
import type { ApplicantData } from '../../papers/applicant.ts';
import { textIn } from '../../papers/fields.ts';
import { sameFiscalCode } from '../identifiers/code-on-document.ts';

/** Whether the applicant is the second person of a return that a couple made together. */
export function isOnJointReturn(reading: ReadingOf<'fiscal_document'>, { fiscal_code: code }: ApplicantData): boolean {
  const spouse = textIn(reading, 'spouse_fiscal_id');
  return code !== null && spouse !== null && sameFiscalCode(spouse, code);
}
