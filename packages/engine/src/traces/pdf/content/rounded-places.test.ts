import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStructure } from '../../../file-bytes/structure/file-structure.ts';
import { onePage, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
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

describe('UPL-05 figures that end at one edge to the last decimal', () => {
  const EDGE = 550.28;
  const SIZE = 7.3;
  const amounts = fc.array(fc.integer({ min: 100, max: 9_999_999 }), { minLength: 12, maxLength: 30 });
  const written = (cents: number): string =>
    (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, useGrouping: true });
  const placeOf = (text: string): number =>
    EDGE - ([...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 556 : 278), 0) * SIZE) / 1000;
  const drawn = (rows: readonly number[], put: (place: number, row: number) => string): string[] =>
    rows.map((cents, row) => {
      const text = written(cents);
      return `BT /F1 ${SIZE} Tf 1 0 0 1 ${put(placeOf(text), row)} ${700 - row * 20} Tm (${text} EUR) Tj ET`;
    });
  const rounded = (place: number): string => String(Number(place.toFixed(3)));
  const several = (rows: readonly number[]): boolean => new Set(rows.map((cents) => written(cents).length)).size > 2;

  test('an honest list tells nothing, written in full or rounded in whatever way', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(2, 3, 4, 5, 15), (rows, decimals) => {
        expect(found(...drawn(rows, (place) => String(Number(place.toFixed(decimals)))))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a program with four decimals may meet a rounded place by chance', () => {
    // "612,40" begins at 442.72004, all others a digit or two aside: cut off, it ends a hair beside them.
    const size = 7.31;
    const widthOf = (text: string): number =>
      ([...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 556 : 278), 0) * size) / 1000;
    const edge = 442.720_04 + widthOf('612,40');
    const row = (text: string, at: number): string => {
      const place = Number((edge - widthOf(text)).toFixed(4));
      return `BT /F1 ${size} Tf 1 0 0 1 ${place} ${700 - at * 20} Tm (${text} EUR) Tj ET`;
    };
    const list = ['612,40', '37,45', '42,46', '43,20', '25,00', '19,15', '1.335,90', '37,58'];
    expect(list.map(row).join()).toContain(' 442.72 ');
    expect(found(...list.map(row))).toEqual([]);
  });

  test('one that was put there anew at a rounded place is told, whatever its width', () => {
    fc.assert(
      fc.property(amounts.filter(several), fc.nat(), (rows, nth) => {
        const at = nth % rows.length;
        const own = written(rows[at] ?? 0);
        const mates = rows.filter((cents, row) => row !== at && written(cents).length !== own.length).map(written);
        // A place that has no more than three decimals anyway is the same one when it is rounded.
        fc.pre(Math.abs(Number(rounded(placeOf(own))) - placeOf(own)) > 0.000_03);
        fc.pre(new Set(mates.map(({ length }) => length)).size > 1);
        fc.pre(mates.some((text) => Math.abs(Number(rounded(placeOf(text))) - placeOf(text)) > 0.000_03));
        const content = drawn(rows, (place, row) => (row === at ? rounded(place) : String(place)));
        expect(found(...content)).toEqual([700 - at * 20]);
      }),
      { numRuns: 60 },
    );
  });

  test('letters that are spread by hand end nobody knows where', () => {
    const rows = [12_345, 234_567, 99_999, 1_234_567, 4_567, 345_678, 56_789, 45_678];
    const content = drawn(rows, (place, row) => (row === 3 ? rounded(place) : String(place)));
    expect(found(...content)).toEqual([640]);
    expect(found('0.2 Tc', ...content)).toEqual([]);
    const narrow = (place: number): number => EDGE - (EDGE - place) * 0.82;
    const drawnNarrow = drawn(rows, (place, row) => (row === 3 ? rounded(narrow(place)) : String(narrow(place))));
    expect(found('82 Tz', ...drawnNarrow)).toEqual([640]);
  });
});
