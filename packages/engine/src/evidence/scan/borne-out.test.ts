import { describe, expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { borneOut, hasDoubtedName } from './borne-out.ts';

const word = (text: string, left: number, confidence: number): OcrWord => ({
  text,
  box: { left, top: 0, right: left + text.length * 10, bottom: 20 },
  baseline: 20,
  size: 20,
  confidence,
});

describe('a name that its reader was not sure of', () => {
  test('is told from surer ones, from labels and from numbers', () => {
    expect(hasDoubtedName([word('ZOE', 0, 0.5)])).toBe(true);
    expect(hasDoubtedName([word('ZOE', 0, 0.9), word('Nome', 50, 0.3), word('17.11.2029', 90, 0.4)])).toBe(false);
  });

  test('is surer where another reader saw the same letters in the same place', () => {
    const [first, second] = borneOut([word('JÖRDIS', 0, 0.6), word('ANNA', 100, 0.6)], [word('JORDIS', 2, 0.9)]);
    expect(first).toMatchObject({ text: 'JÖRDIS' });
    expect(first?.confidence).toBeCloseTo(0.96);
    expect(second?.confidence).toBe(0.6);
  });

  test('stays in doubt where the other saw other letters, or the same elsewhere', () => {
    const doubted = [word('SQREN', 0, 0.6)];
    expect(borneOut(doubted, [word('SOREN', 0, 0.9)])).toEqual(doubted);
    expect(borneOut(doubted, [word('SQREN', 200, 0.9)])).toEqual(doubted);
  });
});
