import { describe, expect, test } from 'vitest';
import { type Sign, wordsIn } from './words-of-signs.ts';

/** Signs one step apart; a star is a place where nothing was seen. */
const seen = (text: string): Sign[] =>
  [...text].flatMap((sign, place) => (sign === '*' ? [] : [{ sign, at: place / 40, chance: 0.99 }]));
/** Lines are as high as signs are wide apart, unless said otherwise. */
const words = (text: string, long = 40): string[] =>
  wordsIn(seen(text), long).map((word) => word.map(({ sign }) => sign).join(''));

describe('signs that were seen across a line', () => {
  test('are parted at blanks, and where a capital follows a small letter', () => {
    expect(words('PADOVA (PD)')).toEqual(['PADOVA', '(PD)']);
    expect(words('NIGERIA (EE)09.02.1985')).toEqual(['NIGERIA', '(EE)', '09.02.1985']);
    expect(words('GivenNames')).toEqual(['Given', 'Names']);
  });

  test('are parted at the stroke between two wordings, but not at those of a day', () => {
    expect(words('COGNOME/SURNAME')).toEqual(['COGNOME', '/', 'SURNAME']);
    expect(words('17/11/2029')).toEqual(['17/11/2029']);
  });

  test('are parted where two fields of a card stand in one line', () => {
    expect(words('RSSMRA80A01H501U***31/07/2029')).toEqual(['RSSMRA80A01H501U', '31/07/2029']);
    expect(words('ANNA*MARIA')).toEqual(['ANNAMARIA']);
    expect(words('27.08.20**01', 18)).toEqual(['27.08.2001']);
  });
});
