import { describe, expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { SEEN_TWICE, settled, withSecondReading } from './both-readings.ts';

const word = (text: string, left: number, confidence: number): OcrWord => ({
  text,
  box: { left, top: 10, right: left + text.length * 8, bottom: 24 },
  baseline: 22,
  size: 14,
  confidence,
});
const told = (words: readonly OcrWord[]): [string, number][] => words.map(({ text, confidence }) => [text, confidence]);

describe('what two readers saw at one place', () => {
  test('counts as seen twice where they agree, in the better form', () => {
    expect(told(settled([word('62,39', 0, 0.7)], [word('62,39', 0, 0.8)]))).toEqual([['62,39', SEEN_TWICE]]);
    expect(told(settled([word('01:10:', 0, 0.9)], [word('01.10.', 0, 0.7)]))).toEqual([['01.10.', SEEN_TWICE]]);
  });

  test('has the sign that one of them saw', () => {
    expect(told(settled([word('62,39', 8, 0.9)], [word('-62,39', 0, 0.9)]))).toEqual([['-62,39', SEEN_TWICE]]);
  });

  test('is the reading that has the form of a day or an amount, and stays disputed', () => {
    expect(told(settled([word('110:', 0, 0.62)], [word('11.10.', 0, 0.9)]))).toEqual([['11.10.', 0.8]]);
    expect(told(settled([word('46.317,93', 0, 0.8)], [word('4 26.3', 0, 0.7)]))).toEqual([['46.317,93', 0.8]]);
  });

  test('is an account number where its check digits say so', () => {
    const parts = [word('1T87Q0538701', 0, 0.4), word('153000798099455', 100, 0.4)];
    const other = [word('IT87Q053870115000798099455', 0, 0.6)];
    expect(told(settled(parts, other))).toEqual([['IT87Q0538701153000798099455', SEEN_TWICE]]);
  });

  test('is a fiscal code where its last letter says so, and stays disputed', () => {
    const [right, wrong] = ['FOXRFL76C13Z335V', 'F0XRFL76C13Z33SV'];
    expect(told(settled([word(right, 0, 0.6)], [word(wrong, 0, 0.9)]))).toEqual([[right, 0.6]]);
    expect(told(settled([word(wrong, 0, 0.9)], [word(right, 0, 0.9)]))).toEqual([[right, 0.8]]);
  });

  test('keeps accents that the second reader does not know', () => {
    expect(told(settled([word('Müller', 0, 0.6)], [word('Muller', 0, 0.99)]))).toEqual([['Müller', 0.6]]);
  });

  test('is hardly believed where they read different words and neither is sure', () => {
    expect(told(settled([word('Guinther', 0, 0.66)], [word('Gunther', 0, 0.7)]))).toEqual([['Guinther', 0.45]]);
    expect(told(settled([word('Großmann', 0, 0.6)], [word('GroBmann', 0, 0.7)]))).toEqual([['Großmann', 0.6]]);
  });

  test('is taken from one alone only where it is sure, and never a lone sign', () => {
    expect(told(settled([], [word('5,90', 0, 0.95)]))).toEqual([['5,90', 0.95]]);
    expect(told(settled([], [word('Muller', 0, 0.95)]))).toEqual([['Muller', 0.45]]);
    expect(settled([], [word('5,90', 0, 0.4)])).toEqual([]);
    expect(settled([], [word('6', 0, 0.99)])).toEqual([]);
  });
});

test('words outside of the place stay as they were', () => {
  const words = [word('Miete', 0, 0.9), word('38O,00', 200, 0.5)];
  const place = { box: { left: 190, top: 5, right: 260, bottom: 30 }, from: 190, to: 260 };
  const seen = [word('380,00', 200, 0.99)];
  expect(told(withSecondReading(words, place, seen))).toEqual([
    ['Miete', 0.9],
    ['380,00', 0.8],
  ]);
});
