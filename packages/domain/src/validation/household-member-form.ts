import type * as z from 'zod/mini';
import { validateBirthDate } from './birth-date.ts';
import type { FormClock } from './clock.ts';
import { crossCheck, type Refusals } from './cross-check.ts';
import { normaliseDate } from './date.ts';
import { normaliseEmail, validateEmail } from './email.ts';
import { choice, choiceOr, form, judgedLater, requiredText } from './form-fields.ts';
import { DEFAULT_HOUSEHOLD_ROLE, householdRoles, isChild, relationships } from './household-vocabulary.ts';
import { normaliseName, validateName } from './name.ts';
import { optional } from './validator.ts';

export interface MemberRelation {
  relationship: string;
  email: string;
  date_of_birth: string;
}

/** Whoever is not a child signs, so must be of age and reachable. */
export const refusedMember =
  ({ today }: FormClock) =>
  ({ relationship, email, date_of_birth }: MemberRelation): Refusals<MemberRelation> => ({
    email: (isChild(relationship) ? optional(validateEmail) : validateEmail)(email),
    date_of_birth: validateBirthDate(date_of_birth, {
      today: today(),
      ...(isChild(relationship) ? { minAge: 0 } : {}),
    }),
  });

export const householdMemberForm = (clock: FormClock) =>
  form({
    fullname: requiredText(normaliseName, validateName),
    email: judgedLater(normaliseEmail),
    date_of_birth: judgedLater(normaliseDate),
    relationship: choice(relationships),
    role: choiceOr(householdRoles, DEFAULT_HOUSEHOLD_ROLE),
  }).check(crossCheck(refusedMember(clock)));

export type HouseholdMember = z.output<ReturnType<typeof householdMemberForm>>;
export type HouseholdMemberInput = z.input<ReturnType<typeof householdMemberForm>>;
