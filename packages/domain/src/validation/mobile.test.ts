import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionCodes } from '../regions/codes.ts';
import { regions } from '../regions/index.ts';
import {
  joinMobile,
  mobileCodeOf,
  normaliseMobile,
  splitMobile,
  validateMobile,
  validateMobileCode,
  validateMobileNumber,
  writtenMobile,
} from './mobile.ts';

describe('VAL-03 the country code of a mobile number', () => {
  test.each(['+39', '39', '0039', '+1', '+1 684', '+9999', '+11'])('%s is fine', (code) => {
    expect(validateMobileCode(code)).toBeNull();
  });

  test.each(['+12345', '+', '++39', '+3a', '+0', '3+9', '0'])('%s is none', (code) => {
    expect(validateMobileCode(code)).toBe('pattern');
  });

  test('is missing when empty', () => {
    expect(validateMobileCode(' ')).toBe('required');
  });
});

describe('VAL-03 the digits of a mobile number', () => {
  test.each(['12345678', '1234567890123', '333 123 45 67', '333-123.4567', '(0)151/23456789'])(
    '%s is fine',
    (number) => {
      expect(validateMobileNumber(number)).toBeNull();
    },
  );

  test.each([
    ['', 'required'],
    [' - ', 'required'],
    ['1234567', 'tooShort'],
    ['123-45 67', 'tooShort'],
    ['12345678901234', 'tooLong'],
    ['33312345ab', 'pattern'],
    ['+393331234567', 'pattern'],
  ])('%j is %s', (number, code) => {
    expect(validateMobileNumber(number)).toBe(code);
  });
});

describe('SIGN-03 a mobile number on its way', () => {
  test('is code and number joined by a hyphen', () => {
    expect(joinMobile({ code: '+39', value: '333 123 4567' })).toBe('+39-3331234567');
    expect(joinMobile({ code: '0049', value: '0151-2345678' })).toBe('+49-01512345678');
  });

  test('comes apart at its first hyphen', () => {
    expect(splitMobile('+39-3331234567')).toEqual({ code: '+39', value: '3331234567' });
    expect(splitMobile('3331234567')).toEqual({ code: '', value: '3331234567' });
  });

  test.each([
    ['+39-3331234567', null],
    ['39-333-123-4567', null],
    ['+39-1234567', 'tooShort'],
    ['+39-12345678901234', 'tooLong'],
    ['+12345-3331234567', 'pattern'],
    ['3331234567', 'required'],
    ['+39-', 'required'],
    ['', 'required'],
    ['-', 'required'],
  ])('%j is judged %s', (joined, code) => {
    expect(validateMobile(joined)).toBe(code);
  });

  test('VAL-11 arrives with plus and without separators', () => {
    expect(normaliseMobile(' 39-333 12.345/67 ')).toBe('+39-3331234567');
    expect(normaliseMobile(' - ')).toBe('');
  });

  test.each(regionCodes)('starts with the prefix of region %s', (region) => {
    expect(mobileCodeOf[region]).toBe(regions[region].phonePrefix);
    expect(mobileCodeOf).toEqual({ it: '+39', de: '+49' });
  });

  test('whatever valid number is joined comes apart as it was', () => {
    const code = fc.integer({ min: 1, max: 9999 }).map((digits) => `+${digits}`);
    const value = fc.stringMatching(/^[0-9]{8,13}$/);
    fc.assert(
      fc.property(fc.record({ code, value }), (mobile) => {
        const joined = joinMobile(mobile);
        expect(splitMobile(joined)).toEqual(mobile);
        expect(validateMobile(joined)).toBeNull();
        expect(normaliseMobile(joined)).toBe(joined);
      }),
    );
  });
});

test.each([
  ['+49-015123456789', '+49 15123456789'],
  ['+49-15123456789', '+49 15123456789'],
  ['+39-3331234567', '+39 3331234567'],
  ['+39-0212345678', '+39 0212345678'],
])('%s is read as %s', (joined, written) => {
  expect(writtenMobile(splitMobile(joined))).toBe(written);
});
