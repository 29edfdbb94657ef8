import { expect, test } from 'vitest';
import type { Line } from '../lines.ts';
import { hasCoveredFigures } from './covered-figures.ts';

const word = (text: string, left: number, top: number, width = 40) => ({
  text,
  box: { left, top, right: left + width, bottom: top + 8 },
});
const lines = (...words: ReturnType<typeof word>[]) => [{ page: 1, words }] as unknown as Line[];

test('a figure written over another one that differs is told', () => {
  expect(hasCoveredFigures(lines(word('1.734,99', 446, 550), word('2.734,99', 446, 551)))).toBe(true);
});

test.each([
  ['the same figure printed twice, as bold print is made', [word('1.734,99', 446, 550), word('1.734,99', 446.4, 550)]],
  ['neighbours', [word('1.734,99', 446, 550), word('2.734,99', 490, 550)]],
  ['lines that touch', [word('1.734,99', 446, 550), word('2.734,99', 446, 557)]],
  ['words without figures', [word('Saldo', 446, 550), word('1.734,99', 446, 551)]],
])('%s cover nothing', (_name, words) => {
  expect(hasCoveredFigures(lines(...words))).toBe(false);
});
