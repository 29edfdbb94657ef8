import { germanPersonalDetailsForm } from '@vesta/domain/validation/german-personal-details-form';
import { personalDetailsForm } from '@vesta/domain/validation/personal-details-form';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import {
  openPart,
  toAddressPayload,
  toAddressValues,
  toBirthPayload,
  toBirthValues,
  toGermanPayload,
  toGermanValues,
} from './personal-details.mapping.ts';
import { refusedBirth, refusedGerman } from './personal-details.rules.ts';

const TODAY = '2026-11-15';
const clock = { today: () => TODAY };
const birth = {
  fiscalCode: 'mrt gli 94p54 g337 x',
  nationality: 'Italy',
  dateOfBirth: '14/9/1994',
  placeOfBirth: ' Parma ',
};
const codesOf = (refused: object) =>
  Object.entries(refused).flatMap(([name, code]) => (code ? [`${name} ${code}`] : []));

describe('the first part', () => {
  test('PD-08 VAL-11 the code travels upper-cased without spaces, the date with its zeros', () => {
    expect(toBirthPayload(birth)).toEqual({
      subStep: 1,
      fiscalCode: 'MRTGLI94P54G337X',
      nationality: 'Italy',
      dateOfBirth: '14/09/1994',
      placeOfBirth: 'Parma',
    });
  });

  test('PD-08 an empty code is left out of the payload', () => {
    expect(toBirthPayload({ ...birth, fiscalCode: '  ' })).not.toHaveProperty('fiscalCode');
  });

  test('PD-08 Italians need the code, others do not, and a wrong one is refused for everybody', () => {
    expect(codesOf(refusedBirth({ ...birth, fiscalCode: '' }, TODAY))).toEqual(['fiscalCode required']);
    expect(codesOf(refusedBirth({ ...birth, fiscalCode: '', nationality: 'France' }, TODAY))).toEqual([]);
    expect(codesOf(refusedBirth({ ...birth, fiscalCode: 'MRT', nationality: 'France' }, TODAY))).toEqual([
      'fiscalCode pattern',
    ]);
  });

  test('PD-03 nationality, date and place of birth are all needed', () => {
    const empty = { fiscalCode: '', nationality: '', dateOfBirth: '', placeOfBirth: '' };
    expect(codesOf(refusedBirth(empty, TODAY))).toEqual([
      'fiscalCode required',
      'nationality required',
      'dateOfBirth required',
      'placeOfBirth required',
    ]);
  });

  test.each([birth, { ...birth, fiscalCode: '' }, { ...birth, nationality: 'France', fiscalCode: '' }])(
    'VAL-10 screen and server judge it alike',
    (values) => {
      const onServer = safeParse(personalDetailsForm(clock, 'it'), toBirthPayload(values)).success;
      expect(codesOf(refusedBirth(values, TODAY)).length === 0).toBe(onServer);
    },
  );

  test('PD-01 the step opens with the first part until it is saved, then with the second', () => {
    expect(openPart(null)).toBe(1);
    expect(openPart({ nationality: 'Italy' })).toBe(1);
    expect(openPart(toBirthPayload(birth))).toBe(1);
    expect(openPart({ ...toBirthPayload(birth), subStep: 2 })).toBe(2);
    expect(openPart({ nationality: 'Italy', subStep: 2 })).toBe(1);
  });

  test('what was saved is shown again', () => {
    expect(toBirthValues(toBirthPayload(birth))).toEqual({
      fiscalCode: 'MRTGLI94P54G337X',
      nationality: 'Italy',
      dateOfBirth: '14/09/1994',
      placeOfBirth: 'Parma',
    });
  });
});

test('PD-01 the second part travels with its number, the province in capitals', () => {
  const address = {
    country: 'Italy',
    street: 'Via dei Mille',
    houseNum: '12',
    city: 'Milano',
    postcode: '20129',
    province: 'mi',
  };
  const payload = toAddressPayload(address);
  expect(payload).toMatchObject({ subStep: 2, province: 'MI' });
  expect(safeParse(personalDetailsForm(clock, 'it'), payload).success).toBe(true);
  expect(toAddressValues({ ...toBirthPayload(birth), ...payload }, 'it')).toEqual({ ...address, province: 'MI' });
});

describe('PD-02 the German page', () => {
  const german = { nationality: '', dateOfBirth: '', placeOfBirth: 'Kiel' };

  test('nothing is needed besides the document', () => {
    expect(codesOf(refusedGerman(german, TODAY))).toEqual([]);
  });

  test('what is given besides must be right', () => {
    expect(codesOf(refusedGerman({ ...german, dateOfBirth: '15/11/2010' }, TODAY))).toEqual(['dateOfBirth tooYoung']);
  });

  test('empty answers travel as null, with the name of the paper that was chosen', () => {
    const payload = toGermanPayload(german, 'passport_permit');
    expect(payload).toEqual({
      idDocument: 'residence-title',
      nationality: null,
      dateOfBirth: null,
      placeOfBirth: 'Kiel',
    });
    expect(safeParse(germanPersonalDetailsForm(clock), payload).success).toBe(true);
    expect(toGermanValues(payload)).toEqual(german);
    expect(toGermanPayload(german, null).idDocument).toBeNull();
  });
});
