import { expect, test } from 'vitest';
import type { Confirmation, Reading } from '../documents/reading.ts';
import type { Page } from '../evidence/page.ts';
import { contestedPages } from './contested-pages.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const balance = { value: 100_00, raw: '100,00', page: 1, box, confidence: 0.9 };

const statement = (outcome: Confirmation['outcome'], fields: Reading['fields'] = {}): Reading => ({
  kind: 'bank_statement',
  type: 'account_statement',
  country: 'IT',
  layout: null,
  side: null,
  confidence: 0.9,
  pages: [1, 2],
  fields,
  transactions: [],
  confirmations: [{ rule: 'statement_balance', outcome, expected: null, found: null, page: null, box: null }],
  unread: [],
});

const page = (number: number, more: Partial<Page> = {}): Page => ({
  number,
  width: 595,
  height: 842,
  origin: 'ocr',
  words: [],
  fonts: [],
  images: [],
  ...more,
});
const numbersOf = (reading: Reading, pages: readonly Page[]): number[] =>
  contestedPages([reading], pages).map(({ number }) => number);

test('BANK-02 figures are looked at again where sums fail, or where one balance is there and the sum is open', () => {
  const pages = [page(1), page(2), page(3)];
  expect(numbersOf(statement('failed'), pages)).toEqual([1, 2]);
  expect(numbersOf(statement('inconclusive', { opening_balance: balance, closing_balance: null }), pages)).toEqual([
    1, 2,
  ]);
  expect(numbersOf(statement('inconclusive'), pages)).toEqual([]);
  expect(numbersOf(statement('passed', { opening_balance: balance }), pages)).toEqual([]);
});

test('BANK-02 print is believed, and a statement that was not read whole is not looked at again', () => {
  expect(numbersOf(statement('failed'), [page(1), page(2, { origin: 'text' })])).toEqual([1]);
  expect(numbersOf(statement('failed'), [page(1), page(2, { unread: 'words' })])).toEqual([]);
});
