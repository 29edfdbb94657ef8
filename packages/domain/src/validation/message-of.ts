import { MAX_DETAILS_LENGTH } from '../questionnaire/details.ts';
import type { ValidationCode } from './codes.ts';
import { MAX_EMAIL_LENGTH } from './email.ts';
import type { FieldName } from './field-names.ts';
import { MAX_MOBILE_DIGITS, MIN_MOBILE_DIGITS } from './mobile.ts';
import { MAX_POSTCODE_LENGTH } from './postcode.ts';
import { MAX_TEXT_LENGTH } from './text-rule.ts';

/** Which text says why a field was refused; the field's own words stand under `Fields.{field}`. */
export interface ValidationMessage {
  key: string;
  /** Key of the field's name and grammatical gender. */
  fieldKey: string;
  values: Record<string, number>;
}

/** Codes whose words are the same for every field. */
const keyOfCode: Record<ValidationCode, string> = {
  required: 'Validation.required',
  tooLong: 'Validation.tooLong',
  tooShort: 'Validation.tooShort',
  pattern: 'General.Error.Validation.RegEx',
  noLetters: 'Validation.noLetters',
  noSuchDay: 'Validation.noSuchDay',
  inFuture: 'Validation.inFuture',
  tooYoung: 'PersonalDetails.Error.AgeTooLow',
  tooOld: 'PersonalDetails.Error.DOB',
  tooLarge: 'Validation.tooLarge',
  tooMany: 'Validation.tooMany',
  choice: 'Validation.choice',
  consent: 'Validation.consent',
  missingInfo: 'AdditionalDetails.Error.MissingInfo',
  countMismatch: 'AdditionalDetails.Errors.CoApplicants.CountMisMatch',
  notPositive: 'Validation.notPositive',
  loanOverValue: 'MortgageInfo.Error.LoanOverValue',
  loanEqualsValue: 'MortgageInfo.Error.LoanEqualsValue',
  warmBelowCold: 'AdditionalDetails.Errors.WarmBelowCold',
  ownAddress: 'AdditionalDetails.Errors.OwnAddress',
  contradiction: 'Validation.contradiction',
  acceptance: 'PersonalDetailsSD.Error.Acceptance',
  confirmation: 'Confirmation.Description',
};

/** Fields whose refusal can say by example how to write them. */
const exampleOfField: Partial<Record<FieldName, string>> = {
  email: 'Validation.example.email',
  mobile: 'Validation.example.mobile',
  fiscalCode: 'Validation.example.fiscalCode',
  dateOfBirth: 'Validation.example.date',
  date_of_birth: 'Validation.example.date',
  tenancy_start_date: 'Validation.example.date',
  tenancyEndDate: 'Validation.example.date',
  postcode: 'Validation.example.postcode',
  current_postcode: 'Validation.example.postcode',
  currentRent: 'Validation.example.money',
  currentDeposit: 'Validation.example.money',
  targetRent: 'Validation.example.money',
  targetCharges: 'Validation.example.money',
  targetWarmRent: 'Validation.example.money',
  property_value: 'Validation.example.money',
  loan_amount: 'Validation.example.money',
  amount: 'Validation.example.money',
};

/** Fields that are answered by choosing: nobody writes into them, so each says what is to be chosen. */
const choiceOfField: Partial<Record<FieldName, string>> = {
  employment_status: 'Validation.choose.employmentStatus',
  employmentStatus: 'Validation.choose.employmentStatus',
  applicationType: 'Validation.choose.applicationType',
  is_main_tenant: 'Validation.choose.mainTenant',
  nationality: 'Validation.choose.nationality',
  country: 'Validation.choose.country',
  current_country: 'Validation.choose.country',
  relationship: 'Validation.choose.relationship',
  role: 'Validation.choose.role',
  hasPets: 'Validation.choose.pets',
  accessibleHouse: 'Validation.choose.accessibility',
  typeOfContract: 'Validation.choose.typeOfContract',
  paychecksPerYear: 'Validation.choose.paychecksPerYear',
  livingSituation: 'Validation.choose.livingSituation',
  rent_arrears: 'Validation.choose.rentArrears',
  keepsRent: 'Validation.choose.keepsRent',
  identified_property: 'Validation.choose.identifiedProperty',
  property_type: 'Validation.choose.propertyType',
  need_financing: 'Validation.choose.financing',
  sources_of_fund: 'Validation.choose.funds',
  source: 'Validation.choose.funds',
};

function keyOf(field: FieldName, code: ValidationCode): string {
  if (code === 'required') return choiceOfField[field] ?? keyOfCode.required;
  if (field === 'mobile' && (code === 'tooShort' || code === 'tooLong')) return 'Validation.mobileLength';
  return (code === 'pattern' ? exampleOfField[field] : undefined) ?? keyOfCode[code];
}

function longest(field: FieldName): number {
  if (field === 'email') return MAX_EMAIL_LENGTH;
  if (field === 'details') return MAX_DETAILS_LENGTH;
  return field === 'postcode' || field === 'current_postcode' ? MAX_POSTCODE_LENGTH : MAX_TEXT_LENGTH;
}

/** The same answer for the screen and for the server, so that both show the same words. */
export function messageOf(field: FieldName, code: ValidationCode): ValidationMessage {
  const values = field === 'mobile' ? { min: MIN_MOBILE_DIGITS, max: MAX_MOBILE_DIGITS } : { max: longest(field) };
  return { key: keyOf(field, code), fieldKey: `Fields.${field}`, values };
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The finished sentence, in the language of the translator given. */
export function sentenceOf(translate: Translate, field: FieldName, code: ValidationCode): string {
  const { key, fieldKey, values } = messageOf(field, code);
  return translate(key, { ...values, field: translate(`${fieldKey}.name`), gender: translate(`${fieldKey}.gender`) });
}

const codeOf = Object.keys(keyOfCode) as ValidationCode[];

/** Every key that a refusal may use, so that a test can ask the texts for each of them. */
export const messageKeys: readonly string[] = [
  ...new Set([
    ...codeOf.map((code) => keyOfCode[code]),
    ...Object.values(exampleOfField),
    ...Object.values(choiceOfField),
    'Validation.mobileLength',
  ]),
];
