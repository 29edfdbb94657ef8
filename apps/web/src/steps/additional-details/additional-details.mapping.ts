import type { ApplicationType } from '@vesta/domain/application-types';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { type TargetRent, targetRentNames } from '@vesta/domain/rent/target-rent';
import { type ContractType, contractTypes, needsContract, paycheckCounts } from '@vesta/domain/validation/contract';
import { normaliseDate } from '@vesta/domain/validation/date';
import { DEFAULT_HOUSEHOLD_COUNT, parseHouseholdCount } from '@vesta/domain/validation/household-count';
import { type LivingSituation, livingSituations } from '@vesta/domain/validation/household-vocabulary';
import { normaliseMoney } from '@vesta/domain/validation/money';
import { normaliseName } from '@vesta/domain/validation/name';
import { joinOtherIncomes, splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import { asksAboutRent, asksAboutTenancy } from '@vesta/domain/validation/tenancy-fields';
import { tidy } from '@vesta/domain/validation/tidy';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { type Guarantor, type Member, savedGuarantors, savedMembers } from './people.mapping.ts';

export interface AdditionalValues {
  household_members_count: string;
  hhMembers: Member[];
  guarantors: Guarantor[];
  hasPets: boolean;
  petsDetails: string;
  accessibleHouse: boolean;
  hasIncome: boolean;
  otherIncomes: string[];
  livingSituation: LivingSituation | '';
  currentRent: string;
  currentDeposit: string;
  landlordName: string;
  tenancyEndDate: string;
  extraTenancyInfo: string;
  keepsRent: boolean;
  targetRent: string;
  targetCharges: string;
  targetWarmRent: string;
  typeOfContract: ContractType | '';
  paychecksPerYear: string;
}

/** What the answers depend on and the person does not type here. */
export interface Circumstances {
  employmentStatus: EmploymentStatus;
  applicationType: ApplicationType;
  region: RegionCode;
  /** No listing names a rent, so the person is asked for the one in view. */
  asksTarget: boolean;
}

type Saved = Record<string, unknown> | null;

const savedPaychecks = (saved: Saved): string =>
  paycheckCounts.some((count) => count === saved?.paychecksPerYear) ? String(saved?.paychecksPerYear) : '';

export function toFormValues(saved: Saved): AdditionalValues {
  const count = savedText(saved, 'household_members_count');
  return {
    household_members_count: parseHouseholdCount(count) ? count : DEFAULT_HOUSEHOLD_COUNT,
    hhMembers: savedMembers(saved?.hhMembers),
    guarantors: savedGuarantors(saved?.guarantors),
    hasPets: saved?.hasPets === true,
    petsDetails: savedText(saved, 'petsDetails'),
    accessibleHouse: saved?.accessibleHouse === true,
    hasIncome: saved?.hasIncome === true,
    otherIncomes: splitOtherIncomes(savedText(saved, 'otherIncomes')),
    livingSituation: livingSituations.find((one) => one === saved?.livingSituation) ?? '',
    currentRent: savedText(saved, 'currentRent'),
    currentDeposit: savedText(saved, 'currentDeposit'),
    landlordName: savedText(saved, 'landlordName'),
    tenancyEndDate: savedText(saved, 'tenancyEndDate'),
    extraTenancyInfo: savedText(saved, 'extraTenancyInfo'),
    keepsRent: saved?.keepsRent === true,
    targetRent: savedText(saved, 'targetRent'),
    targetCharges: savedText(saved, 'targetCharges'),
    targetWarmRent: savedText(saved, 'targetWarmRent'),
    typeOfContract: contractTypes.find((one) => one === saved?.typeOfContract) ?? '',
    paychecksPerYear: savedPaychecks(saved),
  };
}

/** The home of today; answers to questions that are not on screen are not sent. */
function tenancyPayload(values: AdditionalValues, { region, applicationType }: Circumstances) {
  const rents = asksAboutRent(values.livingSituation);
  const asked = asksAboutTenancy(region, values.livingSituation);
  const text = (value: string, normalise: (text: string) => string) => (asked ? normalise(value) || null : null);
  return {
    livingSituation: values.livingSituation || null,
    currentRent: rents ? normaliseMoney(values.currentRent, region) || null : null,
    keepsRent: rents && applicationType === 'mortgage' && values.keepsRent,
    currentDeposit: text(values.currentDeposit, (value) => normaliseMoney(value, region)),
    landlordName: text(values.landlordName, normaliseName),
    tenancyEndDate: text(values.tenancyEndDate, normaliseDate),
    extraTenancyInfo: text(values.extraTenancyInfo, tidy),
  };
}

/** The home in view; the region decides which amounts are asked. */
function targetPayload(values: AdditionalValues, { region, asksTarget }: Circumstances): TargetRent {
  const amount = (name: keyof TargetRent) =>
    asksTarget && targetRentNames[region].includes(name) ? normaliseMoney(values[name], region) || null : null;
  return {
    targetRent: amount('targetRent'),
    targetCharges: amount('targetCharges'),
    targetWarmRent: amount('targetWarmRent'),
  };
}

/** Everything travels in English words and plain flags, whatever the language on screen. */
export function toPayload(values: AdditionalValues, circumstances: Circumstances) {
  const { employmentStatus, applicationType } = circumstances;
  const hasContract = needsContract(employmentStatus);
  return {
    employmentStatus,
    applicationType,
    household_members_count: values.household_members_count,
    hhMembers: values.hhMembers,
    guarantors: values.guarantors,
    // The single guarantor of older flows; the list above has taken its place.
    guarantor: null,
    hasPets: values.hasPets,
    petsDetails: values.hasPets ? tidy(values.petsDetails) || null : null,
    accessibleHouse: values.accessibleHouse,
    hasIncome: values.hasIncome,
    otherIncomes: joinOtherIncomes(values.otherIncomes) || null,
    typeOfContract: hasContract ? values.typeOfContract || null : null,
    paychecksPerYear: hasContract && values.paychecksPerYear ? Number(values.paychecksPerYear) : null,
    ...tenancyPayload(values, circumstances),
    ...targetPayload(values, circumstances),
  };
}
