import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../dates/day.ts';
import { MONTH_LETTERS, sexes } from './birth-code.ts';
import { checkCharacter, hasRightCheckCharacter } from './check-character.ts';
import { computeFiscalCode, type FiscalPerson } from './compute.ts';
import { decodeFiscalCode } from './decode.ts';
import codes from './fixtures/codes.json' with { type: 'json' };
import { isOmocode, omocodeVariants, toPlainCode } from './omocodia.ts';
import { hasFiscalCodeShape } from './shape.ts';

const today = '2025-06-15';

const person = fc.record({
  firstName: fc.stringMatching(/^[A-Z][a-zàèéìòù']{0,14}$/),
  lastName: fc.stringMatching(/^[A-Z][a-zäöüß -]{0,19}$/),
  birthDay: fc
    .record({
      year: fc.integer({ min: 1926, max: 2006 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map((parts) => dayOf(parts) ?? ''),
  sex: fc.constantFrom(...sexes),
  birthplaceCode: fc.stringMatching(/^[A-Z][0-9]{3}$/),
});
const codeOf = (someone: FiscalPerson): string => computeFiscalCode(someone) ?? '';

describe('VAL-08 known codes', () => {
  test.each(codes.valid)('%s is whole and plain', (code) => {
    expect(hasFiscalCodeShape(code)).toBe(true);
    expect(hasRightCheckCharacter(code)).toBe(true);
    expect(isOmocode(code)).toBe(false);
  });

  test.each(codes.validOmocodes)('%s is whole, and an omocode of a whole plain code', (code) => {
    expect(hasFiscalCodeShape(code)).toBe(true);
    expect(hasRightCheckCharacter(code)).toBe(true);
    expect(isOmocode(code)).toBe(true);
    expect(omocodeVariants(toPlainCode(code))).toContain(code);
  });

  test.each(codes.wrongCheckCharacter)('%s has a wrong last letter', (code) => {
    expect(hasRightCheckCharacter(code)).toBe(false);
  });

  test('two known omocodes of the same person have the same plain code', () => {
    expect(['RSSMRA80A01H50MM', 'RSSMRA80A01H5LMX'].map(toPlainCode)).toEqual(['RSSMRA80A01H501U', 'RSSMRA80A01H501U']);
  });
});

describe('VAL-08 the last letter', () => {
  /** By what each counts in the first, third … place, from nought up; letters and digits that count the same. */
  const letters = 'BAKPLCQDREVOSFTGUHMINJWZYX';
  const digits = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const after = (first: string) => checkCharacter(first + '0'.repeat(14));
  const letterAt = (sum: number) => String.fromCharCode(65 + (sum % 26));

  test.each([...[...letters].entries()])('in an odd place %s is what %s counts', (value, letter) => {
    expect(after(letter)).toBe(letterAt(value + 7));
  });

  test.each([...digits.entries()])('in an odd place the digit %s counts %s', (digit, value) => {
    expect(after(String(digit))).toBe(letterAt(value + 7));
  });

  test.each(['A', 'M', 'Z', '0', '9'])('in an even place %s counts by its own order', (sign) => {
    const own = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    expect(checkCharacter(`0${sign}${'0'.repeat(13)}`)).toBe(letterAt(own + 8));
  });
});

describe('VAL-08 the code of a person', () => {
  test.each([
    ['Fabio', 'Caccamo', '1985-04-03', 'M', 'L219', 'CCCFBA85D03L219P'],
    ['Giovanni', 'Bruno', '1971-02-26', 'M', 'L219', 'BRNGNN71B26L219T'],
    ['Mario', 'Rossi', '1980-01-01', 'M', 'H501', 'RSSMRA80A01H501U'],
    ['Maria Chiara', 'Bianchi', '1992-12-09', 'F', 'F205', 'BNCMCH92T49F205X'],
    ['Al', 'Fo', '2001-06-15', 'M', 'Z112', 'FOXLAX01H15Z112V'],
    ['Dario', 'Fo', '1926-03-24', 'M', 'h872', 'FOXDRA26C24H872Y'],
    ['Luca', 'Mai', '1991-01-25', 'M', 'F839', 'MAILCU91A25F839D'],
  ] as const)('%s %s, %s %s of %s has %s', (firstName, lastName, birthDay, sex, birthplaceCode, code) => {
    expect(computeFiscalCode({ firstName, lastName, birthDay, sex, birthplaceCode })).toBe(code);
  });

  const known = {
    firstName: 'Mario',
    lastName: 'Rossi',
    birthDay: '1980-01-01',
    sex: 'M',
    birthplaceCode: 'H501',
  } as const;

  test.each([
    [{ lastName: 'Русаков' }, 'a name without Latin letters'],
    [{ firstName: '' }, 'no name'],
    [{ birthDay: '1980-02-30' }, 'a day that does not exist'],
    [{ birthplaceCode: '501' }, 'a place without a code'],
  ] as [Partial<FiscalPerson>, string][])('cannot be made from %j: %s', (change) => {
    expect(computeFiscalCode({ ...known, ...change })).toBeNull();
  });

  test('is always well built, with the right last letter, and decodes to the same person', () => {
    fc.assert(
      fc.property(person, (someone) => {
        const code = codeOf(someone);
        expect(hasFiscalCodeShape(code)).toBe(true);
        expect(hasRightCheckCharacter(code)).toBe(true);
        expect(decodeFiscalCode(code, { today })).toMatchObject({
          birthDay: someone.birthDay,
          sex: someone.sex,
          birthplaceCode: someone.birthplaceCode,
        });
      }),
    );
  });

  test('has 127 different omocodes, each whole, and each leading back to it', () => {
    fc.assert(
      fc.property(person, (someone) => {
        const code = codeOf(someone);
        const variants = omocodeVariants(code);
        expect(new Set(variants).size).toBe(127);
        expect(variants).not.toContain(code);
        for (const variant of variants) {
          expect(hasRightCheckCharacter(variant)).toBe(true);
          expect(toPlainCode(variant)).toBe(code);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('does not survive a wrong character in any place', () => {
    fc.assert(
      fc.property(person, fc.nat({ max: 14 }), (someone, place) => {
        const code = codeOf(someone);
        const other = code.charAt(place) === 'A' ? 'C' : 'A';
        const wrong = code.slice(0, place) + other + code.slice(place + 1);
        // The table gives 0 and A, 1 and B … the same weight: only those pairs can stand in for each other.
        fc.pre(code.charAt(place) !== '0');
        expect(hasRightCheckCharacter(wrong)).toBe(false);
      }),
    );
  });
});

describe('VAL-08 reading a code', () => {
  test('its first six letters are those of surname and name', () => {
    expect(decodeFiscalCode('RSSMRA80A01H501U', { today })).toMatchObject({ surnameCode: 'RSS', nameCode: 'MRA' });
  });

  test('whoever comes of age today is taken for that, however old people may be', () => {
    expect(decodeFiscalCode('RSSMRA07H15H501U', { today, maxAge: 120 })?.birthDay).toBe('2007-06-15');
    expect(decodeFiscalCode('RSSMRA07H16H501U', { today, maxAge: 120 })?.birthDay).toBe('1907-06-16');
  });

  test('somebody may have been born today, and nobody tomorrow', () => {
    expect(decodeFiscalCode('RSSMRA25H15H501U', { today, maxAge: 99 })?.birthDay).toBe('2025-06-15');
    expect(decodeFiscalCode('RSSMRA25H16H501U', { today, maxAge: 99 })?.birthDay).toBe('1925-06-16');
  });

  test.each([
    ['RSSMRA80A01H501U', '1980-01-01', 'M', 'H501'],
    ['BNCMCH92T49F205X', '1992-12-09', 'F', 'F205'],
    ['CCCFBAURDLPLNMVU', '1985-04-03', 'M', 'L219'],
  ])('%s tells %s, %s, %s', (code, birthDay, sex, birthplaceCode) => {
    expect(decodeFiscalCode(code, { today })).toMatchObject({ birthDay, sex, birthplaceCode });
  });

  test.each([
    ['07', '2007-01-01', 'an adult of 18'],
    ['08', '2008-01-01', 'nobody of a likely age, so the youngest'],
    ['26', '1926-01-01', 'a person of 99, since 2026 is still to come'],
    ['25', '1925-01-01', 'a person of 100 rather than a baby'],
    ['24', '2024-01-01', 'a baby rather than a person of 101'],
  ])('the year %s means %s: %s', (year, birthDay) => {
    expect(decodeFiscalCode(`RSSMRA${year}A01H501U`, { today })?.birthDay).toBe(birthDay);
  });

  test('other ages can be expected', () => {
    expect(decodeFiscalCode('RSSMRA25A01H501U', { today, minAge: 0 })?.birthDay).toBe('2025-01-01');
  });

  test.each(['RSSMRA80B30H501U', 'RSSMRA80F01H501U', 'RSSMRA80A00H501U', 'RSSMRA80A40H501U'])(
    '%s names no real day of birth',
    (code) => {
      expect(decodeFiscalCode(code, { today })?.birthDay).toBeNull();
    },
  );

  test('what is not built like a code is not read', () => {
    expect(decodeFiscalCode('RSSMRA80A01H501', { today })).toBeNull();
    expect(decodeFiscalCode('00743110157', { today })).toBeNull();
  });

  test('there is a letter for each month', () => {
    expect(new Set(MONTH_LETTERS).size).toBe(12);
  });
});
