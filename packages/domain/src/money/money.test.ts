import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionCodes } from '../regions/codes.ts';
import { anyText } from '../validation/fixtures/any-text.ts';
import { amountText } from './amount-text.ts';
import { formatMoney } from './format-money.ts';
import { MAX_CENTS, parseMoney } from './parse-money.ts';

describe.each(regionCodes)('VAL-07 money in region %s', (region) => {
  test.each([
    ['0', 0],
    ['7', 700],
    ['1234', 123_400],
    ['1.234,56', 123_456],
    ['1.234,5', 123_450],
    ['1.234', 123_400],
    ['12,5', 1_250],
    ['999.999.999,99', MAX_CENTS],
    ['999999999,99', MAX_CENTS],
    ['€ 850,00', 85_000],
    ['850,00 €', 85_000],
    ['850 EUR', 85_000],
    ['1 234,56', 123_456],
  ])('%s is read as %i cents', (text, cents) => {
    expect(parseMoney(text, region)).toBe(cents);
  });

  test.each([
    ['1,234.56', 123_456],
    ['1,200', 120_000],
    ['12.50', 1_250],
    ['12.5', 1_250],
  ])('%s, written the English way, can only mean %i cents', (text, cents) => {
    expect(parseMoney(text, region)).toBe(cents);
  });

  test.each(['', '€', '-5', '1.23.456', '1.2345', '1,2345', '1.234.56', '1,234,56', '12,', ',50', '1.234,567', 'abc'])(
    '%j is no amount',
    (text) => {
      expect(parseMoney(text, region)).toBeNull();
    },
  );

  test.each(['1.000.000.000', '1000000000', '999.999.999.999,99'])('%s is more than the largest amount', (text) => {
    expect(parseMoney(text, region)).toBeNull();
  });

  test('every amount written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseMoney(amountText(cents, region), region)).toBe(cents);
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => parseMoney(text, region)).not.toThrow();
      }),
    );
  });
});

describe('VAL-07 amounts are shown', () => {
  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [123_456, '1.234,56'],
    [100_000_000, '1.000.000,00'],
    [-123_456, '-1.234,56'],
  ])('%i cents as %s in a field', (cents, text) => {
    expect(amountText(cents, 'it')).toBe(text);
  });

  test.each([
    ['it-IT', '1.234,50 €'],
    ['de-DE', '1.234,50 €'],
    ['en-GB', '€1,234.50'],
  ])('with two decimals and a euro sign in %s', (locale, text) => {
    expect(formatMoney(123_450, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
