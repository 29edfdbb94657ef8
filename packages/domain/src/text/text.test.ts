import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  plainCapitals,
  plainText,
  plainWordsOf,
  squeezed,
  umlautsSpelled,
  withoutForms,
  withoutMarks,
} from './fold.ts';
import { asDigits, digitLike, letterLike } from './lookalikes.ts';
import { saysSame } from './says-same.ts';

describe('folding', () => {
  test.each([
    ['Nicolò', 'nicolo'],
    ['STRAẞE', 'strasse'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
  ])('%s is compared as %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test('a letter typed in two pieces is the same letter', () => {
    expect(plainText('Nicolo\u0300')).toBe(plainText('Nicol\u00f2'));
    expect(umlautsSpelled('u\u0308ber')).toBe('ueber');
  });

  test('punctuation stays, falls to a blank, or falls away', () => {
    expect([plainText('A.-B'), plainWordsOf(' A.-B '), squeezed('A.-B')]).toEqual(['a.-b', 'a b', 'ab']);
  });

  test('capitals keep what has no accent', () => {
    expect([plainCapitals('Müßig'), withoutMarks('ﬁ'), withoutForms('ﬁ')]).toEqual(['MUSSIG', 'ﬁ', 'fi']);
  });

  test('folding twice is folding once, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const fold of [plainText, plainWordsOf, squeezed]) expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('signs that look alike', () => {
  test('a digit and the letter that it looks like meet', () => {
    for (const [digit, letter] of Object.entries(letterLike).filter(([digit]) => digit !== '4')) {
      expect(digitLike[letter]).toBe(digit);
    }
    expect(asDigits('IT60X0S4ZB')).toBe('1T60X05428');
  });
});

test('a sentence that repeats its title says the same, one that says more does not', () => {
  expect(saysSame('It is not a screenshot', 'It is not a screenshot.')).toBe(true);
  expect(saysSame('Employer', 'The payslips name the same employer.')).toBe(false);
});
