import { demandsOf } from '@vesta/domain/documents/demands';
import type { HandoverOpened } from '@vesta/domain/documents/handover';
import type { DocumentType } from '@vesta/domain/documents/types';

/** Other papers need a description, which the computer asks for; the phone takes the rest. */
const byComputerOnly: readonly DocumentType[] = ['other'];

/** The kinds of paper that this person may be asked for and that a phone can hand in. */
export function kindsFor({ application_type, region, employment_status }: HandoverOpened): DocumentType[] {
  const demands = demandsOf({ region, employmentStatus: employment_status, applicationType: application_type });
  const asked = demands.map(({ ref }) => ref as DocumentType).filter((type) => !byComputerOnly.includes(type));
  return application_type === 'rapid' ? asked : ['national_id', ...asked];
}
