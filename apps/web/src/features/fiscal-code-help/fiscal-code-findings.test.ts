import { computeFiscalCode } from '@vesta/domain/fiscal-code/compute';
import type { Municipality } from '@vesta/domain/places';
import { expect, test } from 'vitest';
import { fiscalCodeFindings, type TypedPerson } from './fiscal-code-findings.ts';

const parma: Municipality = {
  name: 'Parma',
  province: 'Parma',
  provinceCode: 'PR',
  region: 'Emilia-Romagna',
  cadastralCode: 'G337',
};
const giulia: TypedPerson = {
  firstName: 'Giulia',
  lastName: 'Moretti',
  dateOfBirth: '14/09/1994',
  placeOfBirth: 'parma',
  municipalities: [parma],
};
const code = computeFiscalCode({
  firstName: 'Giulia',
  lastName: 'Moretti',
  birthDay: '1994-09-14',
  sex: 'F',
  birthplaceCode: 'G337',
});

test('VAL-08 a code that fits says so for name, date and place', () => {
  expect(fiscalCodeFindings(String(code), giulia)).toEqual({
    agrees: ['lastName', 'firstName', 'birthDay', 'birthplace'],
    differs: [],
    checkCharacterDiffers: false,
  });
});

test('VAL-08 each part that does not fit is named, the others are not', () => {
  const found = fiscalCodeFindings(String(code), { ...giulia, firstName: 'Anna', dateOfBirth: '15/09/1994' });
  expect(found).toMatchObject({ agrees: ['lastName', 'birthplace'], differs: ['firstName', 'birthDay'] });
});

test('what has not been typed yet is neither good nor bad', () => {
  const found = fiscalCodeFindings(String(code), { ...giulia, dateOfBirth: '14/', placeOfBirth: 'Lyon' });
  expect(found).toMatchObject({ agrees: ['lastName', 'firstName'], differs: [] });
});

test('of several places with one name the one that the code means counts', () => {
  const namesake = { ...parma, cadastralCode: 'A001' };
  expect(fiscalCodeFindings(String(code), { ...giulia, municipalities: [namesake, parma] })?.differs).toEqual([]);
});

test('a wrong last letter is noticed, half a code is not judged', () => {
  const last = String(code).endsWith('A') ? 'B' : 'A';
  expect(fiscalCodeFindings(`${String(code).slice(0, 15)}${last}`, giulia)?.checkCharacterDiffers).toBe(true);
  expect(fiscalCodeFindings(String(code).slice(0, 9), giulia)).toBeNull();
});
