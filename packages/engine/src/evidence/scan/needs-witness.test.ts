import { describe, expect, test } from 'vitest';
import type { PrintWord } from '../lines/read-print.ts';
import { needsWitness } from './needs-witness.ts';

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
const needs = (...words: PrintWord[]): boolean => needsWitness(words, line, sheet);

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
    expect(needsWitness([seen('BARWALD')], line, marked)).toBe(true);
  });
});
