import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseFiscalCode } from '../fiscal-code/shape.ts';
import { validateBirthDate } from './birth-date.ts';
import { isValidationCode } from './codes.ts';
import { normaliseDate, validateDate } from './date.ts';
import { normaliseEmail, validateEmail } from './email.ts';
import { validateFiscalCode } from './fiscal-code.ts';
import { anyText } from './fixtures/any-text.ts';
import { validateFreeText } from './free-text.ts';
import { normaliseHouseholdCount, validateHouseholdCount } from './household-count.ts';
import { normaliseMobile, normaliseMobileNumber, validateMobile, validateMobileNumber } from './mobile.ts';
import { normaliseMoney, validateMoney } from './money.ts';
import { normaliseName, validateName } from './name.ts';
import { normaliseOtherIncomes, validateOtherIncomes } from './other-incomes.ts';
import {
  normaliseProvince,
  validateCity,
  validateCountry,
  validateHouseNumber,
  validateProvince,
  validateStreet,
} from './place.ts';
import { normalisePostcode, validatePostcode } from './postcode.ts';
import { tidy } from './tidy.ts';
import { type Normaliser, optional, type Validator } from './validator.ts';

const pairs: Record<string, [Normaliser, Validator]> = {
  name: [normaliseName, validateName],
  email: [normaliseEmail, validateEmail],
  mobile: [normaliseMobile, validateMobile],
  mobileNumber: [normaliseMobileNumber, validateMobileNumber],
  date: [normaliseDate, validateDate],
  birthDate: [normaliseDate, (value) => validateBirthDate(value, { today: '2025-06-15' })],
  italianPostcode: [normalisePostcode, (value) => validatePostcode(value, 'five')],
  sharedPostcode: [normalisePostcode, (value) => validatePostcode(value, 'shared')],
  city: [tidy, validateCity],
  street: [tidy, validateStreet],
  houseNumber: [tidy, validateHouseNumber],
  country: [tidy, validateCountry],
  province: [normaliseProvince, validateProvince],
  fiscalCode: [normaliseFiscalCode, validateFiscalCode],
  money: [(value) => normaliseMoney(value, 'it'), (value) => validateMoney(value, 'it')],
  freeText: [tidy, validateFreeText],
  otherIncomes: [normaliseOtherIncomes, validateOtherIncomes],
  householdCount: [normaliseHouseholdCount, validateHouseholdCount],
};

describe.each(Object.entries(pairs))('VAL-11 %s, whatever is typed,', (_, [normalise, validate]) => {
  test('is normalised once and for all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  test('is answered by null or a known code, the same before and after normalising', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const code = validate(text);
        expect(code === null || isValidationCode(code)).toBe(true);
        expect(validate(normalise(text))).toBe(code);
      }),
    );
  });
});

describe('VAL-08 the shape of a fiscal code', () => {
  test.each(['RSSMRA80A01H501U', 'rss mra 80a01 h501u', 'RSSMRA80A01H50MM', 'ABCDEF12G34H567I'])(
    '%s is fine',
    (code) => {
      expect(validateFiscalCode(code)).toBeNull();
    },
  );

  test.each([
    'RSSMRA80A01H501',
    'RSSMRA80A01H501UU',
    '1SSMRA80A01H501U',
    'RSSMRA8AA01H501U',
    'RSSMRA80101H501U',
    '00743110157',
  ])('%s is not', (code) => {
    expect(validateFiscalCode(code)).toBe('pattern');
  });

  test('PD-08 may be left out where it is optional', () => {
    expect(validateFiscalCode('  ')).toBe('required');
    expect(optional(validateFiscalCode)('  ')).toBeNull();
    expect(optional(validateFiscalCode)('RSS')).toBe('pattern');
  });

  test('PD-08 arrives in capitals and without spaces', () => {
    expect(normaliseFiscalCode(' rss mra 80a01 h501u ')).toBe('RSSMRA80A01H501U');
  });
});

describe('VAL-07 an amount in a field', () => {
  test.each([
    ['1.234,56', null],
    ['1,234.56', null],
    ['999.999.999,99', null],
    ['1.000.000.000', 'tooLarge'],
    ['1000000000,00', 'tooLarge'],
    ['12,345,6', 'pattern'],
    ['-5', 'pattern'],
    ['ten', 'pattern'],
    ['', 'required'],
  ])('%j is judged %s', (text, code) => {
    expect(validateMoney(text, 'de')).toBe(code);
  });

  test('VAL-11 arrives with two decimals in the format of the region', () => {
    expect(normaliseMoney(' 1,200 € ', 'it')).toBe('1.200,00');
    expect(normaliseMoney('850', 'de')).toBe('850,00');
    expect(normaliseMoney('a lot', 'de')).toBe('a lot');
  });
});

test('free text may be anything up to 120 characters', () => {
  expect(validateFreeText('Two cats & a 🐕!')).toBeNull();
  expect(validateFreeText('x'.repeat(120))).toBeNull();
  expect(validateFreeText('x'.repeat(121))).toBe('tooLong');
  expect(validateFreeText(' ')).toBe('required');
});
