import { describe, expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { isLegible, legibility } from './legibility.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const words = (text: string, confidence: number): OcrWord[] =>
  text.split(' ').map((word) => ({ text: word, box, baseline: 0, size: 1, confidence }));

describe('what was recognised', () => {
  test('is legible when most of it is read surely', () => {
    expect(isLegible(words('Estratto conto corrente marzo', 0.9))).toBe(true);
    expect(isLegible(words('Wb 0ssau0l4 ep 1o eu', 0.3))).toBe(false);
  });

  test('is legible among noise when enough of it is beyond doubt', () => {
    const card = [...words('SURNAME GIVEN NAMES NATIONALITY DATE OF BIRTH PLACE OF BIRTH AUTHORITY EXPIRY', 0.95)];
    const noise = words(Array.from({ length: 60 }, () => 'ao1x').join(' '), 0.1);
    expect(legibility([...card, ...noise])).toBeLessThan(0.6);
    expect(isLegible([...card, ...noise])).toBe(true);
  });

  test('is too little to tell below a dozen letters', () => {
    expect(legibility(words('Saldo', 0.99))).toBe(0);
  });
});
