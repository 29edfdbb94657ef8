import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { toldOnce } from './told-once.ts';

const word = (text: string, left: number, confidence = 0.9): OcrWord => ({
  text,
  box: { left, top: 10, right: left + 40, bottom: 20 },
  baseline: 20,
  size: 10,
  confidence,
});

test('a word that two overlapping lines show is told once, as the surer one saw it', () => {
  const [blurred, clear] = [word('OFFICINE', 80, 0.8), word('OFFICINE', 80.4, 0.96)];
  expect(toldOnce([blurred, word('MECCANICHE', 130), clear])).toEqual([word('MECCANICHE', 130), clear]);
});

test('the same word beside itself, and another in the same place, stay', () => {
  const words = [word('Baden', 0), word('Baden', 42), word('Boden', 42)];
  expect(toldOnce(words)).toEqual(words);
});
