import { expect, test } from 'vitest';
import type { Transaction } from '../../../documents/reading.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { notesOf } from '../../run/notes-of.ts';
import { readStatement } from '../testing/statements.ts';
import { hasLostBookings } from './bookings-lost.ts';

const word = (text: string, right: number, row: number): Word => ({
  text,
  box: { left: right - text.length * 5, top: row * 20, right, bottom: row * 20 + 10 },
  baseline: row * 20 + 10,
  size: 10,
  font: 0,
  confidence: 1,
  angle: 0,
});
const booking = (amount: number, from: number, to: number): Transaction =>
  ({
    date: '2026-08-10',
    amount,
    page: 1,
    box: { left: 0, top: from * 20 - 2, right: 400, bottom: to * 20 + 12 },
  }) as Transaction;
const pageOf = (words: readonly Word[]): Page => ({
  number: 1,
  width: 400,
  height: 400,
  origin: 'text',
  words,
  fonts: [],
  images: [],
});
const amounts = [word('-16,83', 100, 1), word('-43,46', 100, 3), word('1.776,89', 100, 5)];
const rows = [booking(-1683, 1, 2), booking(-4346, 3, 4), booking(177689, 5, 8)];

test('BANK-02 an amount below a booking in its column is a row that was taken for its text', () => {
  expect(hasLostBookings(rows, [pageOf([...amounts, word('-13,93', 100, 7)])])).toBe(true);
});

test.each([
  ['nothing else', []],
  ['an amount within its text, elsewhere in the line', [word('13,93', 260, 7)]],
  ['its balance beside it', [word('8.785,26', 160, 5)]],
] as const)('BANK-02 a list is understood where a booking shows %s', (_, more) => {
  expect(hasLostBookings(rows, [pageOf([...amounts, ...more])])).toBe(false);
});

test('BANK-02 what was lost is noted for the rules that judge without the pages', () => {
  const reading = { ...readStatement({}).reading, transactions: rows };
  expect(notesOf([pageOf([...amounts, word('-13,93', 100, 7)])], [reading]).hasLostBookings).toBe(true);
  expect(notesOf([pageOf(amounts)], [reading])).not.toHaveProperty('hasLostBookings');
});
