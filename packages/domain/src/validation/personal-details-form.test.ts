import { describe, expect, test } from 'vitest';
import { currentAddressForm } from './current-address-form.ts';
import { judge } from './fixtures/judge.ts';
import { germanPersonalDetailsForm } from './german-personal-details-form.ts';
import { nationalityForm } from './nationality-form.ts';
import {
  addressStepForm,
  allPersonalDetailsForm,
  birthStepForm,
  personalDetailsForm,
} from './personal-details-form.ts';

const clock = { today: () => '2025-06-15' };
const birth = {
  fiscalCode: 'rss mra 80a01 h501u',
  nationality: 'Italy',
  dateOfBirth: '1/1/1980',
  placeOfBirth: ' Roma ',
};
const keptBirth = {
  fiscalCode: 'RSSMRA80A01H501U',
  nationality: 'Italy',
  dateOfBirth: '01/01/1980',
  placeOfBirth: 'Roma',
};
const address = {
  country: 'Italy',
  street: ' Via  Roma',
  houseNum: '12/A',
  city: 'Milano',
  postcode: '20121',
  province: 'mi',
};
const keptAddress = { ...address, street: 'Via Roma', province: 'MI' };

describe('PD-10 the first part of the personal details', () => {
  const form = birthStepForm(clock);

  test('VAL-11 arrives normalised', () => {
    expect(judge(form, birth).values).toEqual({ ...keptBirth, subStep: 1, employmentStatus: null });
  });

  test('is also known by the names under which it is stored', () => {
    const stored = {
      fiscal_code: birth.fiscalCode,
      nationality: 'Italy',
      date_of_birth: '01/01/1980',
      birth_city: 'Roma',
    };
    expect(judge(form, { ...stored, subStep: '1' }).values).toMatchObject(keptBirth);
  });

  test.each([['Italy'], ['Italian']])(
    'PD-08 needs the fiscal code of a person whose nationality is %s',
    (nationality) => {
      expect(judge(form, { ...birth, nationality, fiscalCode: '' }).refused).toEqual({ fiscalCode: 'required' });
    },
  );

  test.each(['', '  ', null, undefined])('PD-08 drops the empty fiscal code %j of anyone else', (fiscalCode) => {
    const { values } = judge(form, { ...birth, nationality: 'France', fiscalCode });
    expect(values).toMatchObject({ nationality: 'France' });
    expect(values?.fiscalCode).toBeUndefined();
    expect(JSON.stringify(values)).not.toContain('fiscalCode');
  });

  test('PD-08 refuses a fiscal code of the wrong shape from anyone', () => {
    expect(judge(form, { ...birth, nationality: 'France', fiscalCode: 'RSS' }).refused).toEqual({
      fiscalCode: 'pattern',
    });
  });

  test.each([
    ['16/06/2007', 'tooYoung'],
    ['15/06/1924', 'tooOld'],
    ['16/06/2025', 'inFuture'],
    ['31/04/1990', 'noSuchDay'],
  ])('PD-07 refuses the date of birth %s as %s', (dateOfBirth, code) => {
    expect(judge(form, { ...birth, dateOfBirth }).refused).toEqual({ dateOfBirth: code });
  });

  test('asks its clock each time, so that a person may come of age meanwhile', () => {
    let today = '2025-06-15';
    const living = birthStepForm({ today: () => today });
    const answers = { ...birth, dateOfBirth: '16/06/2007' };
    expect(judge(living, answers).refused).toEqual({ dateOfBirth: 'tooYoung' });
    today = '2025-06-16';
    expect(judge(living, answers).refused).toEqual({});
  });

  test('VAL-10 names everything that is missing at once', () => {
    expect(judge(form, {}).refused).toEqual({
      nationality: 'required',
      dateOfBirth: 'required',
      placeOfBirth: 'required',
    });
  });
});

describe('PD-03 the address block', () => {
  const form = addressStepForm('it');

  test('VAL-11 arrives normalised', () => {
    expect(judge(form, address).values).toEqual({ ...keptAddress, subStep: 2, employmentStatus: null });
  });

  test('needs everything but the province', () => {
    expect(judge(form, { subStep: 2 }).refused).toEqual({
      country: 'required',
      street: 'required',
      houseNum: 'required',
      city: 'required',
      postcode: 'required',
    });
    expect(judge(form, { ...address, province: '' }).values?.province).toBeNull();
  });

  test.each([
    ['Italy', '2012', { postcode: 'pattern' }],
    ['Italy', '201211', { postcode: 'pattern' }],
    ['Netherlands', '1012 AB', {}],
    ['Netherlands', 'A'.repeat(16), { postcode: 'tooLong' }],
  ])('VAL-05 in %s takes the postcode %s as it should', (country, postcode, refused) => {
    expect(judge(form, { ...address, country, postcode }).refused).toEqual(refused);
  });

  test.each([
    [{ city: 'Milano 2' }, { city: 'pattern' }],
    [{ street: 'x'.repeat(121) }, { street: 'tooLong' }],
    [{ houseNum: '12@' }, { houseNum: 'pattern' }],
    [{ country: '39' }, { country: 'pattern' }],
    [{ province: '??' }, { province: 'pattern' }],
  ])('VAL-06 refuses %j with %j', (change, refused) => {
    expect(judge(form, { ...address, ...change }).refused).toEqual(refused);
  });
});

describe('PD-01 either part in the same call', () => {
  const form = personalDetailsForm(clock, 'it');

  test.each([
    ['a number', { ...birth, subStep: 1 }, 1],
    ['a number as text', { ...address, subStep: '2' }, 2],
    ['its answers', birth, 1],
    ['its answers', address, 2],
  ])('is told apart by %s', (_, payload, subStep) => {
    expect(judge(form, payload).values?.subStep).toBe(subStep);
  });

  test('is judged by its own rules only', () => {
    expect(judge(form, { ...address, subStep: 1 }).refused).toEqual({
      nationality: 'required',
      dateOfBirth: 'required',
      placeOfBirth: 'required',
    });
  });

  test('there is no third part', () => {
    expect(judge(form, { ...birth, subStep: 3 }).refused).toEqual({ subStep: 'choice' });
  });
});

test('PD-10 both parts can be sent together, and both are judged', () => {
  const form = allPersonalDetailsForm(clock, 'it');
  expect(judge(form, { ...birth, ...address }).values).toMatchObject({ ...keptBirth, ...keptAddress });
  expect(judge(form, { ...birth, ...address, fiscalCode: '', postcode: '1' }).refused).toEqual({
    fiscalCode: 'required',
    postcode: 'pattern',
  });
});

test('PD-02 Germany asks for nothing here, but what is given must be right', () => {
  const form = germanPersonalDetailsForm(clock);
  expect(judge(form, {}).values).toEqual({
    idDocument: null,
    nationality: null,
    dateOfBirth: null,
    placeOfBirth: null,
  });
  expect(judge(form, { idDocument: 'passport' }).values?.idDocument).toBe('passport');
  expect(judge(form, { idDocument: 'library-card' }).refused).toEqual({ idDocument: 'choice' });
  expect(judge(form, { date_of_birth: '1.2.1990' }).values?.dateOfBirth).toBe('01/02/1990');
  expect(judge(form, { dateOfBirth: '01/01/2020', nationality: '1' }).refused).toEqual({
    dateOfBirth: 'tooYoung',
    nationality: 'pattern',
  });
});

test('PD-10 a nationality alone is tidied or refused', () => {
  expect(judge(nationalityForm, { nationality: '  Sri  Lanka ' }).values).toEqual({ nationality: 'Sri Lanka' });
  expect(judge(nationalityForm, {}).refused).toEqual({ nationality: 'required' });
  expect(judge(nationalityForm, { nationality: '42' }).refused).toEqual({ nationality: 'pattern' });
});

describe('PD-09 the current address', () => {
  const current = {
    current_country: 'Germany',
    current_street: 'Unter den Linden',
    current_house_num: '1',
    current_city: 'Berlin',
    current_postcode: '10117',
    current_province: '',
  };

  test('VAL-11 has six fields and arrives normalised', () => {
    const abroad = { ...current, current_country: 'United Kingdom', current_postcode: ' sw1a 1aa' };
    expect(judge(currentAddressForm, abroad).values).toEqual({
      ...abroad,
      current_postcode: 'SW1A 1AA',
      current_province: null,
    });
  });

  test('VAL-05 a postcode in Germany has five digits', () => {
    expect(judge(currentAddressForm, { ...current, current_postcode: '2025' }).refused).toEqual({
      current_postcode: 'pattern',
    });
  });

  test('may be of a house without number', () => {
    expect(judge(currentAddressForm, { ...current, current_house_num: '' }).values?.current_house_num).toBeNull();
  });

  test('VAL-10 names what is missing', () => {
    expect(judge(currentAddressForm, {}).refused).toEqual({
      current_country: 'required',
      current_street: 'required',
      current_city: 'required',
      current_postcode: 'required',
    });
  });
});
