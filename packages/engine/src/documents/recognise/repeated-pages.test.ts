import { expect, test } from 'vitest';
import { textPage } from '../bank-statement/testing/grid.ts';
import { documentReaders } from '../index.ts';
import { readPapers } from './read-papers.ts';
import { repeatedPages } from './repeated-pages.ts';

const first = textPage([
  'Sparkasse Musterstadt                            Kontoauszug März 2026',
  'Kontoinhaber Max Mustermann                      IBAN DE89370400440532013000',
  'Alter Saldo 1.000,00 EUR',
  'Datum        Verwendungszweck                                        Betrag EUR',
  '02.03.2026   Lastschrift Stadtwerke                                      -51,00',
  '09.03.2026   Karte REWE                                                  -12,50',
  '30.03.2026   Gehalt Muster GmbH                                        1.500,01',
  'Neuer Saldo 2.436,51 EUR',
]);
const again = { ...first, number: 2 };

test('UPL-06 a page that stands in the file twice is read once', async () => {
  const context = { today: '2026-11-15', readZone: async () => [] };
  const readings = await readPapers([first, again], documentReaders, context);
  expect(readings.map(({ kind, pages, transactions }) => [kind, pages, transactions.length])).toEqual([
    ['bank_statement', [1], 3],
  ]);
});

test.each([
  ['one word differs', { ...again, words: again.words.map((word, at) => (at === 9 ? { ...word, text: 'x' } : word)) }],
  ['it was read from pixels', { ...again, origin: 'ocr' as const }],
  ['there is next to nothing on it', { ...again, words: again.words.slice(0, 3) }],
])('no page is a repeated one where %s', (_, page) => {
  expect(repeatedPages([page.words.length < 5 ? page : first, page])).toEqual([]);
  expect(repeatedPages([first, again])).toEqual([again]);
});
