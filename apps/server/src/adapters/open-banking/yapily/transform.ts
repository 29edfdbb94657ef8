import type { ScaMethod } from '@vesta/domain/bank-connection/auth-types';
import { OpenBankingError } from '../open-banking-error.ts';
import type { BankConsent, Institution } from '../port.ts';
import { authTypeOf } from './auth-type.ts';
import { consentStatusOf } from './consent-status.ts';
import { psuDemandsOf, windowDaysOf } from './known-banks.ts';
import type { ConsentObject, IdentityObject, InstitutionObject, ScaMethodObject } from './types.ts';

const unique = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value?.trim().toUpperCase() || [])),
];

/** Null for a bank whose accounts cannot be fetched. */
export function toInstitution(raw: InstitutionObject): Institution | null {
  const features = raw.features ?? [];
  const authType = authTypeOf(features);
  const name = raw.name ?? raw.fullName;
  if (authType === null || !name) return null;
  const countries = unique((raw.countries ?? []).map(({ countryCode2 }) => countryCode2));
  return {
    id: raw.id,
    name,
    countries,
    bics: unique((raw.countries ?? []).map(({ bic }) => bic)),
    authType,
    psu: psuDemandsOf({ id: raw.id, name, countries }),
    givesIdentity: features.includes('IDENTITY'),
    windowDays: windowDaysOf(raw.id),
  };
}

const toMethod = ({ id, type, description, information }: ScaMethodObject): ScaMethod => ({
  id,
  type: type ?? '',
  description: description ?? null,
  information: information ?? null,
});

/** The person's browser is sent there, so it must be a page and nothing else. */
function pageAddress(url: string | null | undefined): string | null {
  if (!url) return null;
  if (!URL.canParse(url) || !['https:', 'http:'].includes(new URL(url).protocol))
    throw new OpenBankingError('malformed');
  return url;
}

export function toConsent(raw: ConsentObject): BankConsent {
  const providerStatus = raw.status ?? 'UNKNOWN';
  return {
    id: raw.id,
    institutionId: raw.institutionId ?? null,
    applicationUserId: raw.applicationUserId ?? null,
    status: consentStatusOf(providerStatus),
    providerStatus: /^[A-Z_]{1,60}$/.test(providerStatus) ? providerStatus : 'UNKNOWN',
    token: raw.consentToken || null,
    authorisationUrl: pageAddress(raw.authorisationUrl),
    methods: (raw.scaMethods ?? []).map(toMethod),
    selectedMethod: raw.selectedScaMethod ? toMethod(raw.selectedScaMethod) : null,
  };
}

export function toName({ fullName, firstName, lastName }: IdentityObject): string | null {
  const whole = fullName?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim();
  return whole || null;
}
