import { expect, test } from 'vitest';
import { readStructure } from '../structure/file-structure.ts';
import { onePage, writtenPdf } from '../testing/written-pdf.ts';
import { roundedPlaces } from './rounded-places.ts';

const at = (x: string, y: number, text: string): string => `BT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
const found = (...content: readonly string[]) => {
  const structure = readStructure(Buffer.from(writtenPdf(onePage(content.join('\n')))).toString('latin1'));
  return structure ? roundedPlaces(structure).map(({ y }) => y) : null;
};
const column = ['3.006,83', '2.949,67'].map((text, row) => at('500.38999999999993', 700 - row * 20, text));

test.each<[string, string, readonly number[]]>([
  ['at the same place, rounded', at('500.39', 600, '3.353,02'), [600]],
  ['at the same place, as reckoned', at('500.38999999999993', 600, '3.353,02'), []],
  ['elsewhere', at('497.12', 600, '3.353,02'), []],
  ['of another width', at('500.39', 600, '53,02'), []],
  ['that is no figure', at('500.39', 600, 'Betrag 1'), []],
  ['reached step by step', 'BT /F1 9 Tf 500 600 Td 0.39 0 Td (3.353,02) Tj ET', []],
])('UPL-05 a figure %s', (_, text, lines) => {
  expect(found(...column, text)).toEqual(lines);
});

test('a file that rounds all of its places tells nothing', () => {
  expect(found(at('500.39', 700, '3.006,83'), at('500.39', 680, '2.949,67'))).toEqual([]);
});

test('a place that was cut off behind its thousandths is the same one', () => {
  const column = [at('525.7524999999999', 700, '438,00'), at('525.7524999999999', 680, '119,20')];
  expect(found(...column, at('525.752', 600, '516,91'))).toEqual([600]);
});
