import { describe, expect, test } from 'vitest';
import { numberClassesOf, numberPatternsOf } from './number-formats.ts';

describe('numbers of documents', () => {
  test.each([
    ['ITA', 'id_card', 'CA00000AA', true],
    ['ITA', 'id_card', '1234567AA', true],
    ['ITA', 'paper_id_card', 'AX1234567', true],
    ['ITA', 'passport', 'YA1234567', true],
    ['ITA', 'id_card', 'CA0000AA', false],
    ['DEU', 'id_card', 'L01X00T47', true],
    ['DEU', 'id_card', 'LO1X00T47', false],
    ['DEU', 'passport', 'C01X00T47', true],
    ['DEU', 'residence_permit', 'Y701001V5', true],
    ['DEU', 'residence_permit', 'YO01001V5', false],
  ] as const)('of %s, %s: %s is %s', (issuer, type, number, fits) => {
    expect(numberPatternsOf(issuer, type).some((pattern) => pattern.test(number))).toBe(fits);
  });

  test('the beginning of a zone tells which signs each place may hold', () => {
    const italian = numberClassesOf('ITA', 'C<');
    expect(italian?.map((signs) => signs.includes('0'))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(numberClassesOf('DEU', 'ID')?.[0]).not.toContain('O');
    expect(numberClassesOf('UTO', 'P<')).toBeNull();
    expect(numberClassesOf(null, '')).toBeNull();
  });
});
