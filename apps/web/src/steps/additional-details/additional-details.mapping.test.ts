import { additionalDetailsForm } from '@vesta/domain/validation/additional-details-form';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { type AdditionalValues, type Circumstances, toFormValues, toPayload } from './additional-details.mapping.ts';
import { refusedAdditional } from './additional-details.rules.ts';
import { sectionsOf } from './additional-details.sections.ts';
import { invitedNames, toGuarantor, toMember } from './people.mapping.ts';

const clock = { today: () => '2026-11-15' };
const employed: Circumstances = {
  employmentStatus: 'Employed',
  applicationType: 'rent',
  region: 'de',
  asksTarget: true,
};
const sections = sectionsOf(
  {
    income_check_fields: ['SOURCE_OF_INCOME', 'FAMILY_MEMBERS', 'PET_OWNER', 'LIVING_SITUATION', 'CONFIRMATION'],
  },
  'rent',
);
const jonas = toMember(
  {
    fullname: 'jonas brandt',
    relationship: 'Partner',
    role: 'Co-Applicant',
    date_of_birth: '1/2/1990',
    email: 'Jonas@Post.example ',
  },
  'Partner',
);
const answered: AdditionalValues = {
  ...toFormValues(null),
  household_members_count: '2,0',
  hhMembers: [jonas],
  hasPets: true,
  petsDetails: 'One cat',
  otherIncomes: ['Pension', 'Rental property'],
  livingSituation: 'Tenant',
  currentRent: '1120',
  landlordName: 'Wohnbau Spree eG',
  typeOfContract: 'open-ended',
  paychecksPerYear: '13',
};
const codesOf = (values: AdditionalValues, circumstances = employed) =>
  Object.entries(refusedAdditional(values, circumstances, sections)).flatMap(([name, code]) =>
    code ? [`${name} ${code}`] : [],
  );

describe('toPayload', () => {
  test('ADD-12 with nothing answered every flag is false and the household one person', () => {
    expect(toPayload(toFormValues(null), { ...employed, employmentStatus: 'Unemployed' })).toMatchObject({
      employmentStatus: 'Unemployed',
      applicationType: 'rent',
      household_members_count: '1,0',
      hhMembers: [],
      guarantors: [],
      guarantor: null,
      hasPets: false,
      petsDetails: null,
      accessibleHouse: false,
      hasIncome: false,
      otherIncomes: null,
      typeOfContract: null,
      paychecksPerYear: null,
      livingSituation: null,
    });
  });

  test('ADD-12 people, incomes and amounts are sent in English words and tidied', () => {
    const payload = toPayload(answered, employed);
    expect(payload).toMatchObject({ otherIncomes: 'Pension,Rental property', currentRent: '1.120,00' });
    expect(payload.hhMembers).toEqual([
      {
        fullname: 'Jonas Brandt',
        relationship: 'Partner',
        role: 'Co-Applicant',
        date_of_birth: '01/02/1990',
        email: 'jonas@post.example',
      },
    ]);
  });

  test('ADD-08 answers about a tenancy are sent by German tenants only', () => {
    expect(toPayload({ ...answered, livingSituation: 'Owner' }, employed)).toMatchObject({
      livingSituation: 'Owner',
      currentRent: null,
      landlordName: null,
    });
    expect(toPayload(answered, { ...employed, region: 'it' }).landlordName).toBeNull();
  });

  test('ADD-08 the rent of today is sent by tenants of both countries, and kept beside a mortgage only', () => {
    const said = { ...answered, keepsRent: true };
    expect(toPayload(said, { ...employed, region: 'it' })).toMatchObject({ currentRent: '1.120,00', keepsRent: false });
    expect(toPayload(said, { ...employed, applicationType: 'mortgage' }).keepsRent).toBe(true);
    expect(
      toPayload({ ...said, livingSituation: 'Family' }, { ...employed, applicationType: 'mortgage' }),
    ).toMatchObject({
      currentRent: null,
      keepsRent: false,
    });
  });

  test('REP-04 the rent in view is sent in the amounts of the region, and only where it was asked', () => {
    const said = { ...answered, targetRent: '760', targetCharges: '80', targetWarmRent: '950' };
    const none = { targetRent: null, targetCharges: null, targetWarmRent: null };
    expect(toPayload(said, employed)).toMatchObject({ ...none, targetRent: '760,00', targetWarmRent: '950,00' });
    expect(toPayload(said, { ...employed, region: 'it' })).toMatchObject({
      ...none,
      targetRent: '760,00',
      targetCharges: '80,00',
    });
    expect(toPayload(said, { ...employed, asksTarget: false })).toMatchObject(none);
  });

  test('ADD-09 contract and paychecks are sent by employees only', () => {
    expect(toPayload(answered, employed)).toMatchObject({ typeOfContract: 'open-ended', paychecksPerYear: 13 });
    expect(toPayload(answered, { ...employed, employmentStatus: 'Student' })).toMatchObject({
      typeOfContract: null,
      paychecksPerYear: null,
    });
  });

  test('details of pets that have gone are not sent', () => {
    expect(toPayload({ ...answered, hasPets: false }, employed).petsDetails).toBeNull();
  });

  test('VAL-10 the server accepts it, and what it keeps is shown again', () => {
    const guarantors = [toGuarantor({ fullname: 'Renate Hoffmann', email: 'renate@post.example' })];
    const { data, success } = safeParse(
      additionalDetailsForm(clock, 'de'),
      toPayload({ ...answered, guarantors }, employed),
    );
    expect(success).toBe(true);
    expect(toFormValues(data ?? null)).toEqual({ ...answered, guarantors, currentRent: '1.120,00' });
  });
});

describe('what is refused', () => {
  test('ADD-04 a list that does not fit the number is refused at the number', () => {
    expect(codesOf({ ...answered, household_members_count: '1,0' })).toEqual(['household_members_count countMismatch']);
    expect(codesOf({ ...answered, household_members_count: '2,1' })).toEqual(['household_members_count countMismatch']);
    expect(codesOf({ ...answered, household_members_count: '3,1' })).toEqual([]);
  });

  test('ADD-07 only students have to say a word about their pets', () => {
    const silent = { ...answered, petsDetails: ' ' };
    expect(codesOf(silent)).toEqual([]);
    expect(codesOf(silent, { ...employed, employmentStatus: 'Student' })).toEqual(['petsDetails required']);
  });

  test('ADD-09 employees need contract and paychecks, the self-employed do not', () => {
    const open = { ...answered, typeOfContract: '', paychecksPerYear: '' } as const;
    expect(codesOf(open)).toEqual(['typeOfContract required', 'paychecksPerYear required']);
    expect(codesOf(open, { ...employed, employmentStatus: 'Self-employed' })).toEqual([]);
  });

  test('ADD-08 a wrong amount or date is refused, also though it need not be given', () => {
    expect(codesOf({ ...answered, currentRent: 'much', tenancyEndDate: '31/02/2026' })).toEqual([
      'currentRent pattern',
      'tenancyEndDate noSuchDay',
    ]);
    expect(codesOf({ ...answered, currentRent: 'much', livingSituation: 'Family' })).toEqual([]);
    expect(codesOf({ ...answered, currentRent: 'much' }, { ...employed, region: 'it' })).toEqual([
      'currentRent pattern',
    ]);
  });

  test('REP-04 a rent in view that is no rent is refused, and one that is warmer than cold is not', () => {
    expect(codesOf({ ...answered, targetRent: '0', targetWarmRent: 'much' })).toEqual([
      'targetRent notPositive',
      'targetWarmRent pattern',
    ]);
    expect(codesOf({ ...answered, targetRent: '900', targetWarmRent: '800' })).toEqual([
      'targetWarmRent warmBelowCold',
    ]);
    expect(codesOf({ ...answered, targetRent: '0' }, { ...employed, asksTarget: false })).toEqual([]);
  });
});

test('ADD-01 the declaration is asked in every flow but the mortgage', () => {
  const occupation = { income_check_fields: ['FAMILY_MEMBERS', 'CONFIRMATION'] as const };
  const named = { income_check_fields: [...occupation.income_check_fields] };
  expect([...sectionsOf(named, 'rent')]).toEqual(['FAMILY_MEMBERS', 'CONFIRMATION']);
  expect([...sectionsOf(named, 'mortgage')]).toEqual(['FAMILY_MEMBERS']);
});

test('ADD-03 ADD-11 children are not written to, co-applicants and guarantors are', () => {
  const mila = toMember({ ...jonas, fullname: 'Mila Brandt', email: 'mila@post.example' }, 'Children');
  const friend = { ...jonas, fullname: 'Ada Kern', role: 'Occupant' as const };
  expect(mila.email).toBe('');
  const guarantor = toGuarantor({ fullname: 'Renate Hoffmann', email: 'renate@post.example' });
  expect(invitedNames([jonas, mila, friend], [guarantor])).toEqual(['Jonas Brandt', 'Renate Hoffmann']);
});
