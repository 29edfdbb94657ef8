import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { cardKinds } from './card-kinds.ts';
import { readVisual } from './read-visual.ts';

const read = (lines: readonly string[], confidence = 0.97, origin: 'ocr' | 'text' = 'ocr') => {
  const kind = cardKinds.find(({ layout }) => layout === 'personalausweis');
  const fields = kind ? readVisual(laidOutPage(lines, { origin, confidence }), kind, '2026-05-20') : null;
  return [fields?.birth_date?.value ?? null, fields?.expiry_date?.value ?? null, fields?.nationality?.value ?? null];
};
const blurred = ['PERSONALAUSWEIS', 'Gxxrtsxxg', '12.08.1964', 'Stxxtsxxg', 'DEUTSCH', 'Gxxtxg xxs', '31.10.2030'];

describe('a photographed card whose labels cannot be read', () => {
  test('tells birth and end by the only days that can be them, and its state by its word', () => {
    expect(read(blurred)).toEqual(['1964-08-12', '2030-10-31', 'DEU']);
  });

  test('tells none where two days may be meant', () => {
    expect(read([...blurred, '02.03.2031', '01.01.1950'])).toEqual([null, null, 'DEU']);
  });

  test('tells none where the days were hardly legible', () => {
    expect(read(blurred, 0.8).slice(0, 2)).toEqual([null, null]);
  });

  test('has its day of issue for neither', () => {
    expect(read(['PERSONALAUSWEIS', '03.03.2021']).slice(0, 2)).toEqual([null, null]);
  });

  test('ends on the day to come, though that of its issue stands below the caption', () => {
    expect(read(['PERSONALAUSWEIS', 'Gültig bis', '12.04.2025', 'Ausxxxxt', '11.04.2035'])[1]).toBe('2035-04-11');
    expect(read(['PERSONALAUSWEIS', 'Gültig bis', '12.04.2025'])[1]).toBe('2025-04-12');
  });

  test('is asked for labels where its words are no pixels', () => {
    expect(read(blurred, 1, 'text')).toEqual([null, null, null]);
  });
});
