import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { weighed } from './read-card-line.ts';

const word = (text: string, confidence: number, left = 0, right = 100): OcrWord => ({
  text,
  box: { left, top: 0, right, bottom: 30 },
  baseline: 30,
  size: 24,
  confidence,
});

test('what two looks tell alike is witnessed, and as sure as the surer of them', () => {
  expect(weighed([word('FO', 0.9)], [word('FO', 0.96, 2, 98)])).toEqual([{ ...word('FO', 0.96), witnessed: true }]);
});

test('what they tell differently is the surer reading, and hardly believed', () => {
  expect(weighed([word('R0SSI', 0.8)], [word('ROSSI', 0.95)])).toEqual([word('ROSSI', 0.6)]);
  expect(weighed([word('ROSSI', 0.5)], [word('R0SSI', 0.4)])).toEqual([word('ROSSI', 0.5)]);
});

test('where only a mark is contested, the letter of a language from here is taken, and a doubt is left', () => {
  expect(weighed([word('FERRARĪN', 0.98)], [word('FERRARÌN', 0.95)])).toEqual([word('FERRARÌN', 0.86)]);
  expect(weighed([word('KÖHLER', 0.9)], [word('KOHLER', 0.95)])).toEqual([word('KOHLER', 0.86)]);
});

test('a word that the other look parts otherwise stays as it was', () => {
  const first = [word('DI', 0.9, 0, 40), word('NASCITA', 0.9, 50, 200)];
  expect(weighed(first, [word('DINASCITA', 0.9, 0, 200)])).toEqual(first);
  expect(weighed([word('ANNAMARIA', 0.9, 0, 200)], [word('ANNA', 0.9, 0, 95), word('MARIA', 0.9, 105, 200)])).toEqual([
    word('ANNAMARIA', 0.9, 0, 200),
  ]);
  expect(weighed([word('ANNA', 0.7)], [])).toEqual([word('ANNA', 0.7)]);
});
