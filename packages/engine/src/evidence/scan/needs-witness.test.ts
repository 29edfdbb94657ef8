import { describe, expect, test } from 'vitest';
import type { PrintWord } from '../lines/read-print.ts';
import { partWith, wordsInDoubt } from './needs-witness.ts';

const line = { left: 0, top: 0, right: 200, bottom: 40 };
/** Dark bars on light ground: letters without anything above them. */
const sheet = {
  width: 200,
  height: 40,
  pixels: Uint8Array.from({ length: 200 * 40 }, (_, at) => {
    const [x, y] = [at % 200, Math.floor(at / 200)];
    return y > 12 && y < 32 && x % 12 < 4 ? 10 : 240;
  }),
};
const seen = (text: string, weakest = 0.99, mayBeTwo = false): PrintWord => ({
  text,
  box: line,
  baseline: 32,
  size: 24,
  confidence: weakest,
  weakest,
  mayBeTwo,
});
const needs = (...words: PrintWord[]): boolean => wordsInDoubt(words, line, sheet).length > 0;

describe('a line that one reader saw', () => {
  test('needs no other where its labels, days and names are sure', () => {
    expect(needs(seen('COGNOME'), seen('/'), seen('SURNAME'))).toBe(false);
    expect(needs(seen('PLACEANDDATEOFBIRTH', 0.7))).toBe(false);
    expect(needs(seen('17.10.2028'))).toBe(false);
    expect(needs(seen('MONIKA'))).toBe(false);
  });

  test('needs another where a letter or a digit is in doubt, or a blank may be missing', () => {
    expect(needs(seen('MONIKA', 0.9))).toBe(true);
    expect(needs(seen('17.10.2028', 0.8))).toBe(true);
    expect(needs(seen('ANNAMARIA', 0.99, true))).toBe(true);
  });

  test('needs another where letters and digits make one number', () => {
    expect(needs(seen('CA43323SY'))).toBe(true);
  });

  test('needs another where something stands above its capitals', () => {
    const marked = { ...sheet, pixels: sheet.pixels.slice() };
    for (let y = 7; y < 10; y += 1) marked.pixels.fill(10, y * 200 + 24, y * 200 + 40);
    expect(wordsInDoubt([seen('BARWALD')], line, marked)).toHaveLength(1);
  });

  test('needs another where a sign of a number or a day was lost', () => {
    expect(needs(seen('13601992'))).toBe(true);
    expect(needs(seen('18/012035'))).toBe(true);
    expect(needs(seen('18/01/2035'))).toBe(false);
  });

  test('needs no other for a fiscal code that its own last letter bears out', () => {
    expect(needs(seen('RSSMRA80A01H501U'))).toBe(false);
    expect(needs(seen('RSSMRA80A01H501X'))).toBe(true);
  });

  test('needs no other where it tells how somebody looks', () => {
    expect(needs(seen('Statura'), seen('1,65', 0.7), seen('CASTANI', 0.7))).toBe(false);
    expect(needs(seen('CAPELLI', 0.9), seen('ANNA'))).toBe(true);
  });

  describe('and holds much besides', () => {
    const long = { ...line, right: 800 };
    const at = (text: string, left: number, right: number, weakest?: number) => ({
      ...seen(text, weakest),
      box: { ...long, left, right },
    });

    test('needs another for the words in doubt only, up to the middle of the blanks around them', () => {
      const words = [at('Scadenza', 10, 160), at('01/11/2031', 200, 420, 0.6), at('ROMA', 460, 560)];
      const doubted = wordsInDoubt(words, long, sheet);
      expect(doubted.map(({ text }) => text)).toEqual(['01/11/2031']);
      expect(partWith(doubted, words, long)).toEqual({ ...long, left: 180, right: 440 });
      expect(partWith(words, words, long)).toEqual(long);
    });

    test('shows the other a neighbour as well where a few letters alone would tell it nothing', () => {
      const words = [at('Nome', 10, 100), at("D'ANGELO", 120, 330), at('ZOE', 350, 430, 0.6)];
      expect(wordsInDoubt(words, long, sheet).map(({ text }) => text)).toEqual(["D'ANGELO", 'ZOE']);
    });
  });
});
