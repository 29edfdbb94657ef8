import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankCodeOf, countryOfIban, isIban, normaliseIban } from './iban.ts';
import { ibanLengthOf } from './iban-lengths.ts';

const rightOnes = [
  'IT60X0542811101000000123456',
  'DE44500105175407324931',
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'FR1420041010050500013M02606',
  'ES9121000418450200051332',
  'NL91ABNA0417164300',
  'GB29NWBK60161331926819',
  'SM86U0322509800000000270100',
  'PL61109010140000071219812874',
  'RO49AAAA1B31007593840000',
  'LT121000011101001000',
];

/** The IBAN of a country over these signs whose first two digits were made to fit. */
function madeToFit(country: string, rest: string): string {
  const all = [...Array(97).keys()].map((n) => `${country}${String(n + 2).padStart(2, '0')}${rest}`);
  const fits = all.filter((iban) => {
    const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
    return BigInt(digits) % 97n === 1n;
  });
  expect(fits).toHaveLength(1);
  return fits[0] ?? '';
}

describe('IBAN', () => {
  test.each(rightOnes)('%s is whole', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test('gaps and small letters do not matter', () => {
    expect(isIban('it60 x054 2811 1010 0000 0123 456')).toBe(true);
    expect(normaliseIban('it60 x054-2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456');
  });

  test.each([
    ['IT60X0542811101000000123457', 'a digit is wrong'],
    ['IT60X054281110100000012345', 'a digit is missing'],
    ['DE4450010517540732493A', 'Germany has digits only'],
    ['ZZ60X0542811101000000123456', 'there is no such country'],
    ['', 'there is nothing'],
  ])('%j is not: %s', (iban) => {
    expect(isIban(iban)).toBe(false);
  });

  test.each([
    ['the check letter is wrong in Italy', madeToFit('IT', 'Y0542811101000000123456')],
    ['the check letter is wrong in San Marino', madeToFit('SM', 'Y0322509800000000270100')],
    ['a letter stands among German digits', madeToFit('DE', '37040044053201300A')],
    ['a sign is too many', madeToFit('AT', '19043002345732010')],
    ['two signs are missing', madeToFit('AT', '19043002345732')],
  ])('%s, and it is noticed though the first two digits were made to fit: %s', (_why, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  test('any digit taken for another, and any letter for another, is noticed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rightOnes),
        fc.nat({ max: 33 }),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        (iban, place, sign) => {
          const old = iban.charAt(place);
          fc.pre(old !== '' && old !== sign && /\d/.test(old) === /\d/.test(sign));
          expect(isIban(iban.slice(0, place) + sign + iban.slice(place + 1))).toBe(false);
        },
      ),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isIban(text) === 'boolean'));
  });

  test.each([
    ['IT60X0542811101000000123456', '05428'],
    ['DE44500105175407324931', '50010517'],
    ['AT611904300234573201', '19043'],
    ['NL91ABNA0417164300', 'ABNA'],
    ['SM86U0322509800000000270100', '03225'],
    ['BE68539007547034', '539'],
    ['CH9300762011623852957', '00762'],
    ['ES9121000418450200051332', '2100'],
    ['FR1420041010050500013M02606', '20041'],
    ['GB29NWBK60161331926819', 'NWBK'],
    ['IE29AIBK93115212345678', 'AIBK'],
    ['LI21088100002324013AA', '08810'],
    ['LT121000011101001000', '10000'],
    ['LU280019400644750000', '001'],
    ['MT84MALT011000012345MTLCAST001S', 'MALT'],
    ['PT50000201231234567890154', '0002'],
    ['RO49AAAA1B31007593840000', 'AAAA'],
    ['DE44500105175407324932', null],
    ['PL61109010140000071219812874', null],
  ])('the bank of %s is %s', (iban, bank) => {
    expect(bankCodeOf(iban)).toBe(bank);
  });

  test('its country is known only when it is whole', () => {
    expect(countryOfIban('DE44500105175407324931')).toBe('DE');
    expect(countryOfIban('DE44500105175407324930')).toBeNull();
    expect(ibanLengthOf('IT')).toBe(27);
    expect(ibanLengthOf('US')).toBeNull();
  });
});
