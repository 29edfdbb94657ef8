import { describe, expect, test } from 'vitest';
import { validationCodes } from './codes.ts';
import { fieldNames, fieldOfPath } from './field-names.ts';
import { messageKeys, messageOf, sentenceOf } from './message-of.ts';

describe('VAL-09 the words for a refused field', () => {
  test.each([
    ['first_name', 'pattern', 'General.Error.Validation.RegEx'],
    ['city', 'pattern', 'General.Error.Validation.RegEx'],
    ['email', 'pattern', 'Validation.example.email'],
    ['dateOfBirth', 'pattern', 'Validation.example.date'],
    ['fiscalCode', 'pattern', 'Validation.example.fiscalCode'],
    ['currentRent', 'pattern', 'Validation.example.money'],
    ['dateOfBirth', 'tooYoung', 'PersonalDetails.Error.AgeTooLow'],
    ['dateOfBirth', 'tooOld', 'PersonalDetails.Error.DOB'],
    ['hhMembers', 'missingInfo', 'AdditionalDetails.Error.MissingInfo'],
    ['household_members_count', 'countMismatch', 'AdditionalDetails.Errors.CoApplicants.CountMisMatch'],
    ['mobile', 'tooShort', 'Validation.mobileLength'],
    ['street', 'required', 'Validation.required'],
    ['typeOfContract', 'required', 'Validation.choose.typeOfContract'],
    ['hasPets', 'required', 'Validation.choose.pets'],
  ] as const)('for %s, %s are those of %s', (field, code, key) => {
    expect(messageOf(field, code).key).toBe(key);
  });

  test.each([
    ['street', 120],
    ['email', 254],
    ['postcode', 15],
    ['mobile', 13],
  ] as const)('name the limit of %s, %i', (field, max) => {
    expect(messageOf(field, 'tooLong').values.max).toBe(max);
  });

  test('are given the name of the field and its gender', () => {
    const words: Record<string, string> = { 'Fields.city.name': 'città', 'Fields.city.gender': 'f' };
    const translate = (key: string, values?: object) => words[key] ?? `${key} ${JSON.stringify(values)}`;
    expect(sentenceOf(translate, 'city', 'pattern')).toBe(
      'General.Error.Validation.RegEx {"max":120,"field":"città","gender":"f"}',
    );
  });

  test('always come from a key that is listed', () => {
    for (const field of fieldNames) {
      for (const code of validationCodes) expect(messageKeys).toContain(messageOf(field, code).key);
    }
  });
});

test.each([
  [['body', 'email'], 'email'],
  [['body', 'hhMembers', 0, 'date_of_birth'], 'date_of_birth'],
  [['body', 'hhMembers', '0'], 'hhMembers'],
  [['body', 'unheard_of'], 'other'],
  [[], 'other'],
])('VAL-09 the path %j ends at the field %s', (path, field) => {
  expect(fieldOfPath(path)).toBe(field);
});
