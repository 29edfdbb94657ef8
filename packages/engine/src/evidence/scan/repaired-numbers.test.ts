import { describe, expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { repairedNumbers } from './repaired-numbers.ts';

const LETTER = 5;
const word = (text: string, right: number, baseline: number, confidence = 0.9): Word => ({
  text,
  box: { left: right - text.length * LETTER, top: baseline - 9, right, bottom: baseline },
  baseline,
  size: 10,
  font: -1,
  confidence,
  angle: 0,
});
const texts = (words: readonly Word[]): string[] => repairedNumbers(words).map(({ text }) => text);
const column = ['12,50', '1.091,86', '650,00'].map((text, row) => word(text, 300, 20 + row * 20));

describe('numbers of a recognised page', () => {
  test('that were read in two parts become one, as sure as the less sure of them', () => {
    const [only, ...none] = repairedNumbers([word('36.', 100, 20, 0.78), word('858', 119, 20, 0.97)]);
    expect(none).toEqual([]);
    expect(only).toMatchObject({ text: '36.858', confidence: 0.78, box: { left: 85, right: 119 } });
    expect(texts([word('1.091,', 100, 20), word('86', 113, 20)])).toEqual(['1.091,86']);
    expect(texts([word('2', 100, 20), word('.091,86-', 145, 20)])).toEqual(['2.091,86-']);
  });

  test('stay apart where a gap, another line or no mark parts them', () => {
    expect(texts([word('36.', 100, 20), word('858', 140, 20)])).toEqual(['36.', '858']);
    expect(texts([word('36.', 100, 20), word('858', 119, 34)])).toEqual(['36.', '858']);
    expect(texts([word('36', 100, 20), word('858', 119, 20)])).toEqual(['36', '858']);
    expect(texts([word('03.', 100, 20), word('08', 113, 20)])).toEqual(['03.', '08']);
  });

  test('get back the comma that was taken for a point or a colon, in a column of amounts', () => {
    expect(texts([...column, word('37.48', 301, 80)]).at(-1)).toBe('37,48');
    expect(texts([...column, word('19:55', 299, 80)]).at(-1)).toBe('19,55');
    expect(texts([...column, word('2.019:55-', 305, 80)]).at(-1)).toBe('2.019,55-');
  });

  test('are left as they are elsewhere: hours and days are printed so', () => {
    expect(texts([...column, word('19:55', 200, 80), word('03.08', 60, 80)]).slice(-2)).toEqual(['19:55', '03.08']);
    expect(texts([...column.slice(1), word('19:55', 300, 80)]).at(-1)).toBe('19:55');
  });

  test('days that were read in two parts become one, and the point behind a pair of them is a point', () => {
    expect(texts([word('1', 100, 20), word('2/10/2026', 148, 20)])).toEqual(['12/10/2026']);
    expect(texts([word('06/10/', 100, 20), word('2026', 122, 20)])).toEqual(['06/10/2026']);
    expect(texts([word('06/10/2026', 100, 20), word('20', 112, 20)])).toEqual(['06/10/2026', '20']);
    expect(texts([word('27.10./27.10;', 100, 20)])).toEqual(['27.10./27.10.']);
  });
});
