import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { mostTelling } from './most-telling.ts';

const raster = { width: 10, height: 10, pixels: new Uint8Array(100) };
const at = (row: number, left: number, right: number): Box => ({ left, right, top: row * 40, bottom: row * 40 + 30 });
const cell = (text: string, box: Box) => ({
  box,
  print: [{ text, box, baseline: box.bottom, size: 20, confidence: 0.99 }],
});
const text = (row: number): Box => at(row, 200, 500);

const looked = {
  sheet: { raster, frame: null },
  cells: [
    cell('Datum', at(1, 0, 90)),
    cell('02.10.2026', at(2, 0, 90)),
    cell('-18,19', at(2, 600, 700)),
    cell('03.10.2026', at(4, 0, 90)),
    cell('1.200,00€', at(4, 600, 700)),
    cell('250,00', at(5, 600, 700)),
  ],
  long: [text(0), text(2), text(3), text(4), text(5), text(8)],
  isWhole: true,
  language: 'deu',
} as const;

test('BANK-02 the last seconds go to figures and to lines that name balances, not to the texts of bookings', () => {
  const { telling, rest } = mostTelling(looked);
  expect(telling.long).toEqual([text(0), text(5), text(8)]);
  expect(telling.cells.map(({ print }) => print[0]?.text)).toEqual([
    '02.10.2026',
    '-18,19',
    '03.10.2026',
    '1.200,00€',
    '250,00',
  ]);
  expect([rest.cells.map(({ print }) => print[0]?.text), rest.long]).toEqual([['Datum'], []]);
});

test('of a page of mere text only a little is read', () => {
  const lines = Array.from({ length: 60 }, (_, row) => text(row));
  expect(mostTelling({ ...looked, cells: [], long: lines }).telling.long.length).toBeLessThan(20);
});
