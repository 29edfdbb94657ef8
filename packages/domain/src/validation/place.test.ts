import { describe, expect, test } from 'vitest';
import {
  normaliseProvince,
  validateCity,
  validateCountry,
  validateHouseNumber,
  validatePlaceOfBirth,
  validateProvince,
  validateStreet,
} from './place.ts';
import type { Validator } from './validator.ts';

const rules: Record<string, { validate: Validator; fine: string[]; refused: string[] }> = {
  city: {
    validate: validateCity,
    fine: ['Roma', "L'Aquila", 'Reggio nell’Emilia', 'Frankfurt (Oder)', 'Bolzano/Bozen', 'St. Gallen', 'Łódź', '東京'],
    refused: ['Roma 1', '12345', '-', 'Roma!', 'a_b'],
  },
  street: {
    validate: validateStreet,
    fine: [
      'Via Roma',
      'Via XX Settembre',
      'Straße des 17. Juni',
      'Q7',
      "Corso d'Italia",
      'C/O Rossi',
      'Via A\\B',
      '12',
    ],
    refused: ['???', '<script>', '-', 'Via "Roma"'],
  },
  'house number': {
    validate: validateHouseNumber,
    fine: ['1', '12/A', '12\\A', '10 bis', 'snc', '3-5', '12,4'],
    refused: ['#!', '/', '12@'],
  },
  'place of birth': {
    validate: validatePlaceOfBirth,
    fine: ['Roma', 'Port-au-Prince', 'Paris 14', 'Bozen/Bolzano', 'São Paulo', 'Київ'],
    refused: ['123', '-', 'Roma?', 'a=b'],
  },
  country: {
    validate: validateCountry,
    fine: [
      'Italy',
      'Guinea-Bissau',
      'Côte d’Ivoire',
      'Bosnia & Herzegovina',
      'Korea, South',
      'Congo (DRC)',
      'Österreich',
    ],
    refused: ['Italy 1', '39', '-', 'It/aly'],
  },
  province: {
    validate: validateProvince,
    fine: ['MI', 'Milano', 'Forlì-Cesena', 'L’Aquila', 'Baden-Württemberg'],
    refused: ['12', '?', 'M_I'],
  },
};

describe.each(Object.entries(rules))('VAL-06 a %s', (_, { validate, fine, refused }) => {
  test.each([...fine, 'a', 'a'.repeat(120)])('may be %s', (text) => {
    expect(validate(text)).toBeNull();
  });

  test.each(refused)('may not be %s', (text) => {
    expect(validate(text)).toBe('pattern');
  });

  test('is missing when empty and too long from 121 characters on', () => {
    expect(validate(' ')).toBe('required');
    expect(validate('a'.repeat(121))).toBe('tooLong');
  });
});

test.each([
  ['mi', 'MI'],
  [' Rm ', 'RM'],
  ['Milano', 'Milano'],
  ['', ''],
])('VAL-11 the province %j arrives as %j', (typed, kept) => {
  expect(normaliseProvince(typed)).toBe(kept);
});
