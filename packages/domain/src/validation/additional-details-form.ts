import type * as z from 'zod/mini';
import { applicationTypes, DEFAULT_APPLICATION_TYPE } from '../application-types.ts';
import { employmentStatuses } from '../employment.ts';
import type { RegionCode } from '../regions/codes.ts';
import { refusedTargetRent, targetRentFields } from '../rent/target-rent.ts';
import { refusedHousehold, refusedPets } from './additional-rules.ts';
import type { FormClock } from './clock.ts';
import { contractTypes, refusedContract } from './contract.ts';
import { crossCheck } from './cross-check.ts';
import { optionalPaychecks } from './employed-additional-form.ts';
import { choice, choiceOr, flag, form, optionalChoice, optionalText, textOr } from './form-fields.ts';
import { validateFreeText } from './free-text.ts';
import { guarantorForm } from './guarantor-form.ts';
import {
  DEFAULT_HOUSEHOLD_COUNT,
  MAX_ADULTS,
  normaliseHouseholdCount,
  validateHouseholdCount,
} from './household-count.ts';
import { householdMemberForm } from './household-member-form.ts';
import { otherIncomesField } from './other-incomes-form.ts';
import { preparedBy, underOneName } from './payload-names.ts';
import { optionalGuarantor, people } from './people-fields.ts';
import { tenancyFields } from './tenancy-fields.ts';
import { tidy } from './tidy.ts';

const names = {
  householdMembersCount: 'household_members_count',
  rentArrears: 'rent_arrears',
  tenancyStartDate: 'tenancy_start_date',
};

/** The applicant is one of the adults. */
const MAX_MEMBERS = MAX_ADULTS - 1;

const countField = () => textOr(DEFAULT_HOUSEHOLD_COUNT, normaliseHouseholdCount, validateHouseholdCount);

export const additionalDetailsForm = (clock: FormClock, region: RegionCode) =>
  preparedBy(
    (payload) => underOneName(payload, names),
    form({
      employmentStatus: choice(employmentStatuses),
      applicationType: choiceOr(applicationTypes, DEFAULT_APPLICATION_TYPE),
      household_members_count: countField(),
      hhMembers: people(householdMemberForm(clock), MAX_MEMBERS),
      guarantors: people(guarantorForm, MAX_MEMBERS),
      guarantor: optionalGuarantor(),
      hasPets: flag(),
      petsDetails: optionalText(tidy, validateFreeText),
      accessibleHouse: flag(),
      hasIncome: flag(),
      otherIncomes: otherIncomesField(),
      typeOfContract: optionalChoice(contractTypes),
      paychecksPerYear: optionalPaychecks(),
      ...tenancyFields(region),
      ...targetRentFields(region),
    }).check(
      crossCheck(refusedHousehold),
      crossCheck(refusedPets),
      crossCheck(refusedContract),
      crossCheck((answers) => refusedTargetRent(answers, region)),
    ),
  );

export type AdditionalDetails = z.output<ReturnType<typeof additionalDetailsForm>>;
export type AdditionalDetailsInput = z.input<ReturnType<typeof additionalDetailsForm>>;
