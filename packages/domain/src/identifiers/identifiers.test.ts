import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit731 } from './check-731.ts';
import { isGermanDocumentNumber } from './german-document-number.ts';
import { isPartitaIva, partitaIvaCheckDigit } from './partita-iva.ts';
import {
  birthDayInRentenversicherungsnummer,
  isRentenversicherungsnummer,
  rentenversicherungsnummerCheckDigit,
} from './rentenversicherungsnummer.ts';
import { isSteuerId, steuerIdCheckDigit } from './steuer-id.ts';

/** Every text that differs from this one in a single digit. */
const otherDigits = (text: string): string[] =>
  [...text].flatMap((sign, place) =>
    /\d/.test(sign)
      ? [...'0123456789'].filter((d) => d !== sign).map((d) => text.slice(0, place) + d + text.slice(place + 1))
      : [],
  );

describe('German tax identification number', () => {
  test.each(['86095742719', '47036892816', '65929970489', '86 095 742 719'])('%s is one', (id) => {
    expect(isSteuerId(id)).toBe(true);
  });

  test.each([
    ['06095742719', 'begins with zero'],
    ['8609574271', 'is too short'],
    ['86095742718', 'has another check digit'],
    ['12345678903', 'repeats no digit'],
    ['11223456787', 'repeats two digits'],
    ['', 'is empty'],
  ])('%j is none, because it %s', (id) => {
    expect(isSteuerId(id)).toBe(false);
  });

  test('the same digit three times in a row is refused even with the right check digit', () => {
    const first10 = '1112345678';
    expect(isSteuerId(first10 + steuerIdCheckDigit(first10))).toBe(false);
    const apart = '1213145678';
    expect(isSteuerId(apart + steuerIdCheckDigit(apart))).toBe(true);
  });

  test('one digit four times is refused even with the right check digit', () => {
    const first10 = '1213141567';
    expect(isSteuerId(first10 + steuerIdCheckDigit(first10))).toBe(false);
  });

  test('a sum that ends in nought counts as ten', () => {
    // The first sum is 10 + 0 = 10: taken for nought it would stay nought, and the digit would be another.
    expect(steuerIdCheckDigit('0')).toBe('2');
    expect(steuerIdCheckDigit('00')).toBe('4');
  });

  test('any single wrong digit is noticed', () => {
    expect(otherDigits('86095742719').filter(isSteuerId)).toEqual([]);
  });
});

describe('German pension insurance number', () => {
  test.each([...[2, 1, 2, 5, 7, 1, 2, 1].entries()])(
    'the digit in place %s counts %s times, and of two digits the sum',
    (place, factor) => {
      const numberWith = (digit: string) => `${'0'.repeat(place)}${digit}${'0'.repeat(7 - place)}A00`;
      // The letter A is 01 and counts one.
      expect(rentenversicherungsnummerCheckDigit(numberWith('1'))).toBe(String(factor + 1));
      const ninefold = [...String(9 * factor)].reduce((sum, digit) => sum + Number(digit), 1);
      expect(rentenversicherungsnummerCheckDigit(numberWith('9'))).toBe(String(ninefold % 10));
    },
  );

  test('the letter counts as two digits, the number behind it twice and once', () => {
    expect(rentenversicherungsnummerCheckDigit('00000000Z00')).toBe('0');
    expect(rentenversicherungsnummerCheckDigit('00000000A10')).toBe('3');
    expect(rentenversicherungsnummerCheckDigit('00000000A01')).toBe('2');
  });

  test.each(['15070649C103', '15 070649 C 103', '15070649c103'])('%s is one', (number) => {
    expect(isRentenversicherungsnummer(number)).toBe(true);
  });

  test.each(['15070649C104', '15070649D103', '1507064C9103', '15070649C1033', ''])('%j is none', (number) => {
    expect(isRentenversicherungsnummer(number)).toBe(false);
  });

  test('it names the birthday, in the past', () => {
    expect(birthDayInRentenversicherungsnummer('15070649C103', '2026-05-01')).toBe('1949-06-07');
    expect(birthDayInRentenversicherungsnummer('15070649C103', '2049-06-07')).toBe('2049-06-07');
    expect(birthDayInRentenversicherungsnummer('15070649C104', '2026-05-01')).toBeNull();
  });

  test('a day that does not exist is not a birthday', () => {
    const first11 = '15310249C10';
    const number = first11 + rentenversicherungsnummerCheckDigit(first11);
    expect(isRentenversicherungsnummer(number)).toBe(true);
    expect(birthDayInRentenversicherungsnummer(number, '2026-05-01')).toBeNull();
  });
});

describe('partita IVA', () => {
  test.each(['00743110157', '12345678903', 'IT 00743110157', 'it00743110157'])('%s is one', (number) => {
    expect(isPartitaIva(number)).toBe(true);
  });

  test.each(['00743110158', '0074311015', '00000000000', 'DE00743110157', ''])('%j is none', (number) => {
    expect(isPartitaIva(number)).toBe(false);
  });

  test('every ten digits have exactly one last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (first10) => {
        const right = [...'0123456789'].filter((digit) => isPartitaIva(first10 + digit));
        expect(right).toEqual([partitaIvaCheckDigit(first10)]);
      }),
    );
  });
});

describe('weights 7, 3, 1', () => {
  test.each([
    ['D23145890', '7'],
    ['CA00000AA', '4'],
    ['L01X00T47', '1'],
    ['520727', '3'],
    ['<<<<<<', '0'],
    ['', '0'],
  ])('%s ends in %s', (text, digit) => {
    expect(checkDigit731(text)).toBe(digit);
  });

  test('a sign outside the alphabet has no digit', () => {
    expect(checkDigit731('ab')).toBeNull();
    expect(checkDigit731('A B')).toBeNull();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d?$/.test(checkDigit731(text) ?? '')));
  });
});

describe('German document number', () => {
  test.each(['L01X00T47', 'T22000129', 'C01X00T47', 'L01X00T471', 'l01x00t47'])('%s is built like one', (number) => {
    expect(isGermanDocumentNumber(number)).toBe(true);
  });

  test.each(['LO1X00T47', 'L01X00T472', '123456789', 'L01X00T4', 'L01X00T4711', 'A01X00T47'])('%s is not', (number) => {
    expect(isGermanDocumentNumber(number)).toBe(false);
  });
});
