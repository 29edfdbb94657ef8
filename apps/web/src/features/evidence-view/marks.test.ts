import type { DocumentReading } from '@vesta/domain/documents/reading';
import { expect, test } from 'vitest';
import { documentRecord, readingOf } from '../../../test/document-records.ts';
import { markedOn } from './marks.ts';

const fact = (key: string, page: number) => ({
  key,
  label_key: '',
  label: key,
  kind: 'money' as const,
  value: 1,
  corrected: null,
  page,
  box: { left: 0.7, top: 0.8, right: 0.9, bottom: 0.82 },
  confidence: 1,
});

const reading: DocumentReading = {
  ...readingOf(documentRecord()),
  pages: [
    { number: 1, width: 600, height: 800, frame: null },
    { number: 2, width: 600, height: 800, frame: null },
    // A photograph that lay on its side: upright coordinates lead to turned ones.
    { number: 3, width: 800, height: 600, frame: [0, -1, 800, 1, 0, 0, 0, 0, 1] },
  ],
  facts: [fact('1.net', 1), fact('2.net', 2)],
};

test('a place opens its page, lies in shares of it, and the fact that stands there is chosen', () => {
  const box = { left: 60, top: 80, right: 120, bottom: 88 };
  expect(markedOn(reading, [{ page: 2, box, what: 'net' }])).toEqual({
    page: 2,
    factKey: '2.net',
    spots: [{ page: 2, box: { left: 0.1, top: 0.1, right: 0.2, bottom: 0.11 } }],
  });
});

test('on a photograph the place lies where the picture shows it', () => {
  const box = { left: 0, top: 0, right: 60, bottom: 80 };
  const [spot] = markedOn(reading, [{ page: 3, box, what: '2026-10-02' }]).spots;
  expect(spot?.box).toEqual({ left: 0.9, top: 0, right: 1, bottom: 0.1 });
});

test('without a box the fact of that name shows the place; without either the paper opens at its beginning', () => {
  expect(markedOn(reading, [{ page: null, box: null, what: 'net' }])).toMatchObject({
    page: 1,
    factKey: '1.net',
    spots: [{ page: 1 }],
  });
  expect(markedOn(reading, [{ page: 2, box: null, what: 'tax' }])).toEqual({ page: 2, factKey: null, spots: [] });
  expect(markedOn(reading, [{ page: 9, box: null, what: '' }])).toEqual({ page: 1, factKey: null, spots: [] });
});
