import { describe, expect, test } from 'vitest';
import { normaliseName, validateName } from './name.ts';

describe('VAL-01 a name', () => {
  test.each([
    'A',
    'Al',
    'Mario',
    'Niccolò',
    "D'Angelo",
    'D’Angelo',
    'Anna-Maria',
    'Martin Luther King, Jr.',
    'John Paul 2',
    'Müller',
    'Łukasz',
    'Александр',
    '山田',
    'محمد',
    'प्रिया',
    'a'.repeat(120),
    `  ${'a'.repeat(120)}  `,
  ])('%s is fine', (name) => {
    expect(validateName(name)).toBeNull();
  });

  test.each(['', ' ', '\t\n', '\u200b'])('%j is missing', (name) => {
    expect(validateName(name)).toBe('required');
  });

  test('of 121 characters is too long', () => {
    expect(validateName('a'.repeat(121))).toBe('tooLong');
  });

  test.each(['Mario!', 'a@b', 'x_y', 'Rossi/Bianchi', '<b>Mario</b>', 'Mario 😀', 'a;b', 'a"b'])(
    '%s has a character that names do not have',
    (name) => {
      expect(validateName(name)).toBe('pattern');
    },
  );

  test.each(['123', '-', "'", '. , -', '12-3'])('%s has no letter', (name) => {
    expect(validateName(name)).toBe('noLetters');
  });
});

describe('SIGN-03 a name is capitalised per word', () => {
  test.each([
    ['mario', 'Mario'],
    ['MARIO ROSSI', 'Mario Rossi'],
    ["d'angelo", "D'Angelo"],
    ['d’angelo', 'D’Angelo'],
    ["D'ANGELO", "D'Angelo"],
    ['anna-maria', 'Anna-Maria'],
    ['ANNA-MARIA', 'Anna-Maria'],
    ['McDonald', 'McDonald'],
    ['mario McDonald', 'Mario McDonald'],
    ['de la cruz', 'De La Cruz'],
    ['j.r. ewing', 'J.R. Ewing'],
    // Small on purpose, beside a name that has its capital.
    ['von Stetten', 'von Stetten'],
    ['Freiherr von und zu Stetten', 'Freiherr von und zu Stetten'],
    ['de Luca', 'de Luca'],
    ["d'Angelo", "d'Angelo"],
    ['d’Angelo', 'd’Angelo'],
    ['al-Hadid', 'al-Hadid'],
    ['van der Berg', 'van der Berg'],
    ['Maria de la Cruz', 'Maria de la Cruz'],
    ['De Luca', 'De Luca'],
    ['mario Rossi', 'Mario Rossi'],
    ['Anna maria', 'Anna Maria'],
    ['Maria de', 'Maria De'],
    ['óscar', 'Óscar'],
    ['óscar'.normalize('NFD'), 'Óscar'],
    ['èlena', 'Èlena'],
    ['ßarah', 'ßarah'],
    ['ნინო', 'ნინო'],
    ['иван', 'Иван'],
    ['山田', '山田'],
    ['A', 'A'],
  ])('%s becomes %s', (typed, kept) => {
    expect(normaliseName(typed)).toBe(kept);
  });

  test.each([
    ['  mario   rossi ', 'Mario Rossi'],
    ['mario\u00a0rossi', 'Mario Rossi'],
    ['ma\u00adrio\u200b', 'Mario'],
    ['d`angelo', "D'Angelo"],
    ['anna\u2011maria', 'Anna-Maria'],
  ])('VAL-11 %j is tidied to %s', (typed, kept) => {
    expect(normaliseName(typed)).toBe(kept);
  });
});
