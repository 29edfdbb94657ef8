import type { ApplicationType } from '@vesta/domain/application-types';
import type { ValidationCode } from '@vesta/domain/validation/codes';
import { validateEmail } from '@vesta/domain/validation/email';
import { validateMobileCode, validateMobileNumber } from '@vesta/domain/validation/mobile';
import { validateName } from '@vesta/domain/validation/name';
import { asksForMobile } from '@vesta/domain/validation/sign-up-form';
import type { SignUpValues } from './sign-up.mapping.ts';

export type SignUpField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'employment_status'
  | 'mobile'
  | 'privacy_policy_consented';

/** Why each field is refused, in the order of the screen. The button opens when nothing is. */
export function refusedSignUp(
  values: SignUpValues,
  applicationType: ApplicationType,
): Record<SignUpField, ValidationCode | null> {
  const { first_name, last_name, email, mobile, mobile_code } = values;
  return {
    first_name: validateName(first_name),
    last_name: validateName(last_name),
    email: validateEmail(email),
    employment_status: values.employment_status === '' ? 'choice' : null,
    mobile: asksForMobile(applicationType) ? (validateMobileCode(mobile_code) ?? validateMobileNumber(mobile)) : null,
    privacy_policy_consented: values.privacy_policy_consented ? null : 'consent',
  };
}
