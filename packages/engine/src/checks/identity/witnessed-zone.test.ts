import { expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { sayOf } from '../run/testing/context.ts';
import { documentOf } from './testing/card.ts';
import { wrongDaysOn } from './witnessed-zone.ts';
import { zoneDigits } from './zone-digits.ts';

const first = 'C<ITACA12345AA7<<<<<<<<<<<<<<<';
const names = 'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<';
const right = '8001014M3001019ITA<<<<<<<<<<<8';
/** One year of birth later over the old check digit. */
const wrong = '8101014M3001019ITA<<<<<<<<<<<8';

/** A photographed back: what the look at its words saw, and what the look at its zone saw, and how surely. */
const photo = (words: string, zone: string, confidence = 0.95): Page =>
  pageOf([first, words, names], {
    origin: 'ocr',
    zone: [first, zone, names].map((text, row) => ({
      text,
      letters: [...text].map((letter) => ({ letter, confidence, others: '' })),
      page: 1,
      box: { left: 0, top: row * 20, right: 300, bottom: row * 20 + 12 },
    })),
  });

test('a wrong digit that both looks saw is told with its place', () => {
  expect(wrongDaysOn(photo(wrong, wrong))).toEqual([
    { part: 'birth', text: '8101014', page: 1, box: { left: 0, top: 20, right: 70, bottom: 32 } },
  ]);
});

test('one look alone may have misread, a faint digit tells nothing, and right digits are right', () => {
  const pages = [photo(right, wrong), photo(wrong, right), photo(right, right), photo(wrong, wrong, 0.8)];
  expect(pages.flatMap(wrongDaysOn)).toEqual([]);
});

test('IDD-04 the check digits of a photograph are doubted even where a reader put them right', () => {
  const confirmations = { mrz_check_digits: 'passed' } as const;
  expect(sayOf(zoneDigits, documentOf({ confirmations }, { pages: [photo(wrong, wrong)] }))).toBe('failed warning');
  expect(sayOf(zoneDigits, documentOf({ confirmations }, { pages: [photo(right, wrong)] }))).toBe('passed');
  expect(sayOf(zoneDigits, documentOf({ confirmations: {} }, { pages: [photo(right, wrong)] }))).toBe('inconclusive');
});
