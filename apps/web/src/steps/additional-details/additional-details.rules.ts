import type { Day } from '@vesta/domain/dates/day';
import { validateAmount } from '@vesta/domain/mortgage/amount';
import type { IncomeCheckField } from '@vesta/domain/occupation';
import { refusedTargetRent, targetRentNames } from '@vesta/domain/rent/target-rent';
import { refusedHousehold, refusedPets } from '@vesta/domain/validation/additional-rules';
import { type PaycheckCount, refusedContract } from '@vesta/domain/validation/contract';
import { validateDate } from '@vesta/domain/validation/date';
import { validateEmail } from '@vesta/domain/validation/email';
import { validateFreeText } from '@vesta/domain/validation/free-text';
import { refusedMember } from '@vesta/domain/validation/household-member-form';
import { validateMoney } from '@vesta/domain/validation/money';
import { validateName } from '@vesta/domain/validation/name';
import { refusedAsOwn } from '@vesta/domain/validation/own-address';
import { asksAboutRent, asksAboutTenancy } from '@vesta/domain/validation/tenancy-fields';
import { optional } from '@vesta/domain/validation/validator';
import type { Refused } from '../../features/checked-form/use-checked-form.ts';
import type { AdditionalValues, Circumstances } from './additional-details.mapping.ts';
import type { GuarantorValues, MemberValues } from './people.mapping.ts';

function refusedTenancy(values: AdditionalValues, { region }: Circumstances): Refused<AdditionalValues> {
  const money = optional((value) => validateMoney(value, region));
  const rent = { currentRent: asksAboutRent(values.livingSituation) ? money(values.currentRent) : null };
  if (!asksAboutTenancy(region, values.livingSituation)) return rent;
  return {
    ...rent,
    currentDeposit: money(values.currentDeposit),
    landlordName: optional(validateName)(values.landlordName),
    tenancyEndDate: optional(validateDate)(values.tenancyEndDate),
    extraTenancyInfo: optional(validateFreeText)(values.extraTenancyInfo),
  };
}

function refusedTarget(values: AdditionalValues, { region }: Circumstances): Refused<AdditionalValues> {
  const amount = optional((value) => validateAmount(value, region));
  const names = targetRentNames[region];
  const refused = Object.fromEntries(names.map((name) => [name, amount(values[name])]));
  if (!names.includes('targetWarmRent') || refused.targetWarmRent) return refused;
  return { ...refused, ...refusedTargetRent(values, region) };
}

/** Only what is on screen can be refused: nobody can mend an answer to a question that is not asked. */
export function refusedAdditional(
  values: AdditionalValues,
  circumstances: Circumstances,
  sections: ReadonlySet<IncomeCheckField>,
): Refused<AdditionalValues> {
  const { employmentStatus } = circumstances;
  const pets = { ...refusedPets({ employmentStatus, ...values }) };
  return {
    ...(sections.has('FAMILY_MEMBERS') ? refusedHousehold(values) : {}),
    ...refusedContract({
      employmentStatus,
      typeOfContract: values.typeOfContract || null,
      paychecksPerYear: values.paychecksPerYear === '' ? null : (Number(values.paychecksPerYear) as PaycheckCount),
    }),
    ...(sections.has('LIVING_SITUATION') ? refusedTenancy(values, circumstances) : {}),
    ...(circumstances.asksTarget ? refusedTarget(values, circumstances) : {}),
    ...(sections.has('PET_OWNER')
      ? { petsDetails: pets.petsDetails ?? (values.hasPets ? optional(validateFreeText)(values.petsDetails) : null) }
      : {}),
  };
}

export const refusedMemberValues = (values: MemberValues, today: Day, own: string): Refused<MemberValues> => {
  const refused = refusedMember({ today: () => today })(values);
  const isInvited = values.role === 'Co-Applicant';
  return {
    fullname: validateName(values.fullname),
    relationship: values.relationship === '' ? 'required' : null,
    ...refused,
    email: refused.email ?? (isInvited ? refusedAsOwn(values.email, own) : null),
  };
};

export const refusedGuarantorValues = (
  { fullname, email }: GuarantorValues,
  own: string,
): Refused<GuarantorValues> => ({
  fullname: validateName(fullname),
  email: validateEmail(email) ?? refusedAsOwn(email, own),
});
