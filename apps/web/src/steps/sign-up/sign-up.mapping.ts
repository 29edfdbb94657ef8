import type { ApplicationType } from '@vesta/domain/application-types';
import { type EmploymentStatus, isEmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ApplicantRole } from '@vesta/domain/roles';
import { normaliseEmail } from '@vesta/domain/validation/email';
import { joinMobile, mobileCodeOf, normaliseMobileCode, splitMobile } from '@vesta/domain/validation/mobile';
import { normaliseName } from '@vesta/domain/validation/name';
import { asksForMobile } from '@vesta/domain/validation/sign-up-form';

/** Flat, so that each field has a name of its own; the number and its prefix are joined on the way out. */
export type SignUpValues = {
  first_name: string;
  last_name: string;
  email: string;
  employment_status: EmploymentStatus | '';
  mobile: string;
  mobile_code: string;
  /** Two letters: several countries share a prefix. Empty when only the prefix is known. */
  mobile_country: string;
  privacy_policy_consented: boolean;
  marketing_consented: boolean;
};

/** What is known of the person before they type, the surest last. */
export interface KnownPerson {
  first_name?: string;
  last_name?: string;
  email?: string;
  mobile?: string | null;
}

/** Rapid asks for no number; its applications carry this one, which nobody has. */
export const RAPID_MOBILE = { code: '+11', value: '0000000000' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function mobileParts(mobile: string | null | undefined, region: RegionCode) {
  const { code, value } = splitMobile(mobile ?? '');
  const own = { mobile_code: mobileCodeOf[region], mobile_country: region.toUpperCase() };
  if (code.trim() === '' || normaliseMobileCode(code) === own.mobile_code) return { mobile: value, ...own };
  return { mobile: value, mobile_code: normaliseMobileCode(code), mobile_country: '' };
}

export function toFormValues(
  people: readonly (KnownPerson | null)[],
  { region, employmentStatus }: { region: RegionCode; employmentStatus: EmploymentStatus | null },
): SignUpValues {
  const known: KnownPerson = Object.assign({}, ...people);
  return {
    first_name: normaliseName(text(known.first_name)),
    last_name: normaliseName(text(known.last_name)),
    email: normaliseEmail(text(known.email)),
    employment_status: employmentStatus ?? '',
    ...mobileParts(known.mobile, region),
    privacy_policy_consented: false,
    marketing_consented: false,
  };
}

/** The answers of an earlier press in this tab, when the person comes back to correct one. */
export function fromKeptAnswers(kept: Record<string, unknown>, fresh: SignUpValues): SignUpValues {
  const status = kept.employment_status;
  return {
    first_name: text(kept.first_name),
    last_name: text(kept.last_name),
    email: text(kept.email),
    employment_status: isEmploymentStatus(status) ? status : fresh.employment_status,
    mobile: text(kept.mobile),
    mobile_code: text(kept.mobile_code) || fresh.mobile_code,
    mobile_country: text(kept.mobile_country),
    privacy_policy_consented: kept.privacy_policy_consented === true,
    marketing_consented: kept.marketing_consented === true,
  };
}

/** What travels to the server. */
export interface SignUpPayload {
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  privacy_policy_consented: boolean;
  marketing_consented: boolean;
  employment_status: EmploymentStatus | '';
  listing_id: string | null;
  invitation_code: string | null;
  is_main_tenant: boolean;
}

export interface SignUpSetting {
  applicationType: ApplicationType;
  listingId: string | null;
  invitationCode: string | null;
  role: ApplicantRole;
}

export function toPayload(values: SignUpValues, setting: SignUpSetting): SignUpPayload {
  const { applicationType, listingId, invitationCode, role } = setting;
  const own = { code: values.mobile_code, value: values.mobile };
  return {
    first_name: normaliseName(values.first_name),
    last_name: normaliseName(values.last_name),
    email: normaliseEmail(values.email),
    mobile: joinMobile(asksForMobile(applicationType) ? own : RAPID_MOBILE),
    privacy_policy_consented: values.privacy_policy_consented,
    marketing_consented: values.marketing_consented,
    employment_status: values.employment_status,
    listing_id: listingId,
    invitation_code: invitationCode,
    is_main_tenant: role === 'main-applicant',
  };
}
