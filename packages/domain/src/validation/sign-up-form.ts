import * as z from 'zod/mini';
import type { ApplicationType } from '../application-types.ts';
import { employmentStatuses } from '../employment.ts';
import { normaliseEmail, validateEmail } from './email.ts';
import { choice, consent, flag, form, optionalText, requiredText } from './form-fields.ts';
import { validateFreeText } from './free-text.ts';
import { joinMobile, type Mobile, normaliseMobile, validateMobile } from './mobile.ts';
import { normaliseName, validateName } from './name.ts';
import { tidy } from './tidy.ts';

type TypedMobile = string | Mobile | null | undefined;

/** The screen holds code and number apart; on the way they are one text. */
function joined(mobile: TypedMobile): string | null | undefined {
  if (typeof mobile !== 'object' || mobile === null) return mobile;
  const { code, value } = mobile;
  return joinMobile({ code: String(code ?? ''), value: String(value ?? '') });
}

const mobileText = (needed: boolean) =>
  z.pipe(z.transform(joined), (needed ? requiredText : optionalText)(normaliseMobile, validateMobile));

/** The rapid flow does not ask for a mobile number. */
export const asksForMobile = (applicationType: ApplicationType): boolean => applicationType !== 'rapid';

export const signUpForm = (applicationType: ApplicationType) =>
  form({
    first_name: requiredText(normaliseName, validateName),
    last_name: requiredText(normaliseName, validateName),
    email: requiredText(normaliseEmail, validateEmail),
    mobile: mobileText(asksForMobile(applicationType)),
    privacy_policy_consented: consent(),
    marketing_consented: flag(),
    employment_status: choice(employmentStatuses),
    listing_id: optionalText(tidy, validateFreeText),
    invitation_code: optionalText(tidy, validateFreeText),
    is_main_tenant: flag(true),
  });

export type SignUp = z.output<ReturnType<typeof signUpForm>>;
export type SignUpInput = z.input<ReturnType<typeof signUpForm>>;
