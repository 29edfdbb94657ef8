import type { ApplicationType } from '../application-types.ts';
import { validateEmail } from './email.ts';
import { type Mobile, validateMobileCode, validateMobileNumber } from './mobile.ts';
import { validateName } from './name.ts';

export interface SignUpAnswers {
  first_name: string;
  last_name: string;
  email: string;
  mobile: Mobile;
  privacy_policy_consented: boolean;
}

/** Whether the button that asks for a verification code may be pressed. */
export function canAskForVerification(answers: SignUpAnswers, applicationType: ApplicationType): boolean {
  const { first_name, last_name, email, mobile, privacy_policy_consented } = answers;
  const reachable =
    applicationType === 'rapid' || !(validateMobileCode(mobile.code) ?? validateMobileNumber(mobile.value));
  const refused = validateName(first_name) ?? validateName(last_name) ?? validateEmail(email);
  return refused === null && reachable && privacy_policy_consented;
}
