import { describe, expect, test } from 'vitest';
import { employmentStatuses } from '../employment.ts';
import { besideWork } from '../income/sources.ts';
import { additionalDetailsForm } from './additional-details-form.ts';
import { canContinue, continuePressed, hasUnsavedValues } from './additional-rules.ts';
import { employedAdditionalForm } from './employed-additional-form.ts';
import { judge } from './fixtures/judge.ts';
import { joinOtherIncomes, splitOtherIncomes } from './other-incomes.ts';
import { otherIncomesForm } from './other-incomes-form.ts';
import { asksAboutTenancy } from './tenancy-fields.ts';

const form = additionalDetailsForm({ today: () => '2025-06-15' }, 'de');
const selfEmployed = { employmentStatus: 'Self-employed' };
const partner = {
  fullname: 'Luca Bianchi',
  email: 'luca@example.com',
  date_of_birth: '01/02/1990',
  relationship: 'Partner',
};

describe('ADD-12 additional details', () => {
  test('start from calm defaults', () => {
    expect(judge(form, selfEmployed).values).toEqual({
      employmentStatus: 'Self-employed',
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
      currentRent: null,
      currentDeposit: null,
      landlordName: null,
      tenancy_start_date: null,
      tenancyEndDate: null,
      extraTenancyInfo: null,
      keepsRent: false,
      targetRent: null,
      targetCharges: null,
      targetWarmRent: null,
    });
  });

  test('ADD-08 VAL-11 arrive normalised', () => {
    const tenancy = {
      livingSituation: 'tenant',
      currentRent: '1,200',
      currentDeposit: '3.600,5 €',
      landlordName: 'casa gmbh',
      tenancyEndDate: '1.9.2025',
      tenancy_start_date: '2020-09-01',
      extraTenancyInfo: ' moving  closer to work ',
      rent_arrears: false,
    };
    expect(judge(form, { ...selfEmployed, ...tenancy }).values).toMatchObject({
      livingSituation: 'Tenant',
      currentRent: '1.200,00',
      currentDeposit: '3.600,50',
      landlordName: 'Casa Gmbh',
      tenancyEndDate: '01/09/2025',
      tenancy_start_date: '01/09/2020',
      extraTenancyInfo: 'moving closer to work',
      rent_arrears: false,
    });
  });

  test('survive being sent twice', () => {
    const household = {
      householdMembersCount: '2,0',
      hhMembers: [partner],
      guarantors: [{ fullname: 'ada neri', email: 'a@b.it' }],
    };
    const { values } = judge(form, { ...selfEmployed, ...household, currentRent: '850' });
    expect(values).toMatchObject({ household_members_count: '2,0', currentRent: '850,00' });
    expect(judge(form, values).values).toEqual(values);
  });

  test.each([
    [{ employmentStatus: '' }, { employmentStatus: 'required' }],
    [{ employmentStatus: 'Pirate' }, { employmentStatus: 'choice' }],
    [{ household_members_count: '9,0' }, { household_members_count: 'pattern' }],
    [{ hhMembers: 'Luca' }, { hhMembers: 'pattern' }],
    [{ hhMembers: [{ ...partner, email: 'x' }], household_members_count: '2,0' }, { 'hhMembers.0.email': 'pattern' }],
    [{ household_members_count: '8,0', hhMembers: Array(8).fill(partner) }, { hhMembers: 'tooMany' }],
    [{ guarantor: { fullname: 'Ada' } }, { 'guarantor.email': 'required' }],
    [{ hasPets: 'yes' }, { hasPets: 'choice' }],
    [{ petsDetails: 'x'.repeat(121) }, { petsDetails: 'tooLong' }],
    [{ currentRent: 'much' }, { currentRent: 'pattern' }],
    [{ currentDeposit: '1.000.000.000' }, { currentDeposit: 'tooLarge' }],
    [{ tenancyEndDate: '31/04/2025' }, { tenancyEndDate: 'noSuchDay' }],
    [{ livingSituation: 'Castle' }, { livingSituation: 'choice' }],
    [{ landlordName: '42' }, { landlordName: 'noLetters' }],
    [{ targetRent: '0' }, { targetRent: 'notPositive' }],
    [{ targetRent: '900', targetWarmRent: '800' }, { targetWarmRent: 'warmBelowCold' }],
  ])('VAL-10 refuse %j with %j', (change, refused) => {
    expect(judge(form, { ...selfEmployed, ...change }).refused).toEqual(refused);
  });

  test('ADD-04 refuse a household that does not fit its number', () => {
    expect(judge(form, { ...selfEmployed, household_members_count: '1,0', hhMembers: [partner] }).refused).toEqual({
      household_members_count: 'countMismatch',
    });
    expect(judge(form, { ...selfEmployed, household_members_count: '2,0', hhMembers: [partner] }).refused).toEqual({});
  });
});

describe('ADD-09 employed people', () => {
  test('must name contract and paychecks; nobody else must', () => {
    expect(judge(form, { employmentStatus: 'Employed' }).refused).toEqual({
      typeOfContract: 'required',
      paychecksPerYear: 'required',
    });
    expect(judge(form, { employmentStatus: 'Unemployed' }).refused).toEqual({});
  });

  test.each([12, 13, 14, '13'])('may have %j paychecks', (paychecksPerYear) => {
    const answers = { typeOfContract: 'open-ended', paychecksPerYear };
    expect(judge(employedAdditionalForm, answers).values).toEqual({
      typeOfContract: 'open-ended',
      paychecksPerYear: Number(paychecksPerYear),
    });
    expect(judge(form, { employmentStatus: 'Employed', ...answers }).refused).toEqual({});
  });

  test.each([
    [11, 'choice'],
    [15, 'choice'],
    ['12.5', 'choice'],
    ['', 'required'],
    [null, 'required'],
  ])('may not have %j: %s', (paychecksPerYear, code) => {
    expect(judge(employedAdditionalForm, { typeOfContract: 'close-ended', paychecksPerYear }).refused).toEqual({
      paychecksPerYear: code,
    });
  });

  test('have one of two contracts', () => {
    expect(judge(employedAdditionalForm, { typeOfContract: 'gig', paychecksPerYear: 12 }).refused).toEqual({
      typeOfContract: 'choice',
    });
    expect(judge(employedAdditionalForm, { paychecksPerYear: 12 }).refused).toEqual({ typeOfContract: 'required' });
  });
});

describe('ADD-10 Continue', () => {
  const none = { hasPets: false, petsDetails: null };
  const silent = { hasPets: true, petsDetails: ' ' };

  test.each(employmentStatuses)('is open to %s', (status) => {
    expect(canContinue(status, none)).toBe(true);
  });

  test.each(['', 'Pirate', 'employed'])('is closed to the unknown status %j', (status) => {
    expect(canContinue(status, none)).toBe(false);
  });

  test('ADD-07 waits for a word about the pet of a student only', () => {
    expect(canContinue('Student', silent)).toBe(false);
    expect(canContinue('Student', { hasPets: true, petsDetails: 'A cat' })).toBe(true);
    expect(canContinue('Employed', silent)).toBe(true);
    expect(judge(form, { employmentStatus: 'Student', hasPets: true }).refused).toEqual({ petsDetails: 'required' });
    expect(judge(form, { ...selfEmployed, hasPets: true }).refused).toEqual({});
  });

  test('warns once about what was typed and not added', () => {
    expect(hasUnsavedValues({ fullname: ' ', email: '' })).toBe(false);
    expect(hasUnsavedValues({ fullname: 'L', email: '' })).toBe(true);
    expect(continuePressed({ unsaved: true, alreadyWarned: false })).toBe('warn');
    expect(continuePressed({ unsaved: true, alreadyWarned: true })).toBe('proceed');
    expect(continuePressed({ unsaved: false, alreadyWarned: false })).toBe('proceed');
  });
});

describe('ADD-07 other incomes', () => {
  test('travel as one text, tidied and without doubles', () => {
    expect(judge(otherIncomesForm, { otherIncomes: ' Pension , Benefits,,Pension ' }).values).toEqual({
      otherIncomes: 'Pension,Benefits',
    });
    expect(judge(otherIncomesForm, {}).values).toEqual({ otherIncomes: null });
  });

  test('come apart into the sources that were chosen', () => {
    expect(besideWork).toHaveLength(4);
    expect(splitOtherIncomes(joinOtherIncomes(besideWork))).toEqual(besideWork);
    expect(joinOtherIncomes(['Rent, abroad'])).toBe('Rent abroad');
  });

  test.each([
    ['x'.repeat(121), 'tooLong'],
    [Array.from({ length: 21 }, (_, index) => index).join(','), 'tooMany'],
  ])('are refused beyond bounds', (otherIncomes, code) => {
    expect(judge(otherIncomesForm, { otherIncomes }).refused).toEqual({ otherIncomes: code });
  });
});

test.each([
  ['de', 'Tenant', true],
  ['de', 'Owner', false],
  ['de', null, false],
  ['it', 'Tenant', false],
] as const)('ADD-08 in %s a person who is %s is asked about the tenancy: %s', (region, situation, asked) => {
  expect(asksAboutTenancy(region, situation)).toBe(asked);
});
