import { type ApplicationType, isApplicationType } from '@vesta/domain/application-types';
import { type EmploymentStatus, isEmploymentStatus } from '@vesta/domain/employment';

/** What a link may bring along for the sign-up form. Consents are never among it: only the person gives them. */
export interface SignUpPrefill {
  first_name: string;
  last_name: string;
  email: string;
  /** '{code}-{number}', or a bare number. */
  mobile: string;
  /** Everything that came with the link stays as it is. */
  disableAllEdit: boolean;
  disableEmailEdit: boolean;
}

export interface ResumeQuery {
  applicationType: ApplicationType | null;
  listingId: string | null;
  employmentStatus: EmploymentStatus | null;
  prefill: SignUpPrefill;
}

const NAMES = [
  'resume_application',
  'listing_id',
  'appType',
  'employment_status',
  'first_name',
  'last_name',
  'email',
  'mobile',
  'disableAllEdit',
  'disableEmailEdit',
];

const isOn = (flag: string | null): boolean => flag !== null && flag !== '0' && flag !== 'false';

/** Reads the `resume_application` flag with its company; null without it. */
export function prefillOfQuery(query: URLSearchParams): ResumeQuery | null {
  if (!isOn(query.get('resume_application'))) return null;
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const type = text('appType');
  const status = text('employment_status');
  return {
    applicationType: isApplicationType(type) ? type : null,
    listingId: text('listing_id') || null,
    employmentStatus: isEmploymentStatus(status) ? status : null,
    prefill: {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      mobile: text('mobile'),
      disableAllEdit: isOn(query.get('disableAllEdit')),
      disableEmailEdit: isOn(query.get('disableEmailEdit')),
    },
  };
}

/** The query without what was read from it: names and addresses do not stay in the bar. */
export function withoutPrefill(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of NAMES) rest.delete(name);
  return rest;
}
