import { describe, expect, test } from 'vitest';
import type { PrintWord } from '../lines/read-print.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { agreedWords } from './agreed-words.ts';

const word = (text: string, left: number, confidence: number): OcrWord => ({
  text,
  box: { left, top: 0, right: left + text.length * 10, bottom: 20 },
  baseline: 20,
  size: 20,
  confidence,
});
const print = (text: string, left: number, confidence: number, weakest = confidence): PrintWord => ({
  ...word(text, left, confidence),
  weakest,
  mayBeTwo: false,
});
const told = (words: readonly OcrWord[]) => words.map(({ text, confidence }) => [text, Number(confidence.toFixed(2))]);

describe('a line that two readers saw', () => {
  test('is surer where they agree, with the accents of the one that knows them', () => {
    const [only, ...none] = agreedWords([word('JÖRDIS', 0, 0.6)], [print('JORDIS', 2, 0.9)]);
    expect(none).toEqual([]);
    expect(only).toMatchObject({ text: 'JÖRDIS', witnessed: true });
    expect(only?.confidence).toBeCloseTo(0.96);
  });

  test('stands in capitals where only the one that knows no heights took some letters for small ones', () => {
    expect(agreedWords([word('zoÈ', 0, 0.9)], [print('ZOE', 0, 0.98)])[0]?.text).toBe('ZOÈ');
    expect(agreedWords([word('WEIß', 0, 0.9)], [print('WEIß', 0, 0.98)])[0]?.text).toBe('WEIß');
    expect(agreedWords([word('Nome', 0, 0.9)], [print('Nome', 0, 0.98)])[0]?.text).toBe('Nome');
  });

  test('is the same although one of them told a letter twice, in two forms', () => {
    expect(agreedWords([word('CHLOÉÈ', 0, 0.4)], [print('CHLOE', 0, 0.98)])[0]).toMatchObject({
      text: 'CHLOE',
      witnessed: true,
    });
    expect(agreedWords([word('zZoË', 0, 0.3)], [print('ZOE', 0, 0.98)])[0]?.text).toBe('ZOE');
    expect(agreedWords([word('ROSSI', 0, 0.3)], [print('ROSI', 0, 0.9)])[0]?.witnessed).toBeUndefined();
  });

  test('has as many equal signs in a row as the one saw that is sure of them', () => {
    expect(agreedWords([word('PA7333331', 0, 0.91)], [print('PA733331', 0, 0.92)])[0]?.text).toBe('PA7333331');
    expect(told(agreedWords([word('PA7333331', 0, 0.36)], [print('PA733331', 0, 0.93)]))).toEqual([
      ['PA7333331', 0.36],
    ]);
    expect(told(agreedWords([word('PA733331', 0, 0.91)], [print('PA7333331', 0, 0.92)]))).toEqual([
      ['PA7333331', 0.45],
    ]);
  });

  test('has the blanks that one of them missed', () => {
    const words = agreedWords([word('ANNA', 0, 0.9), word('MARIA', 50, 0.9)], [print('ANNAMARIA', 2, 0.98)]);
    expect(words.map(({ text }) => text)).toEqual(['ANNA', 'MARIA']);
  });

  test('is hardly believed where both are sure of different letters', () => {
    expect(told(agreedWords([word('ROSSI', 0, 0.95)], [print('RUSSO', 0, 0.99)]))).toEqual([['RUSSO', 0.45]]);
  });

  test('is believed to the sure one where the other was in doubt', () => {
    expect(told(agreedWords([word('KRBNG', 0, 0.2)], [print('ARDEN', 0, 0.99)]))).toEqual([['ARDEN', 0.8]]);
    expect(told(agreedWords([word('ARDEN', 0, 0.95)], [print('AROEK', 0, 0.6)]))).toEqual([['ARDEN', 0.95]]);
    expect(told(agreedWords([word('FERRARÌUN', 0, 0.3)], [print('FERRARIN', 0, 0.94, 0.7)]))).toEqual([
      ['FERRARIN', 0.8],
    ]);
  });

  test('has letters among letters and digits among digits, whatever looks like them', () => {
    const [place] = agreedWords([word('PADOVA', 0, 0.9)], [print('PAD0VA', 0, 0.94)]);
    expect(place?.text).toBe('PADOVA');
    const [year] = agreedWords([word('198O', 0, 0.9)], [print('1980', 0, 0.99)]);
    expect(year?.text).toBe('1980');
  });

  test('holds what only one of them saw, with less trust', () => {
    expect(told(agreedWords([], [print('M', 0, 0.99)]))).toEqual([['M', 0.8]]);
    expect(told(agreedWords([word('|l', 200, 0.9)], [print('M', 0, 0.99)]))).toEqual([
      ['M', 0.8],
      ['|l', 0.6],
    ]);
  });

  test('has the label that is known, of two readings', () => {
    expect(told(agreedWords([word('Cognome', 0, 0.6)], [print('Coanome', 0, 0.94)]))).toEqual([['Cognome', 0.6]]);
  });
});
