import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'Stadtverwaltung Moosbach',
  'Hinter der Kirche 59, 10439 Berlin',
  'Name: Erika Muster                 Bezügemitteilung',
  'Abrechnungsmonat: 10/2026          Steuerklasse 3',
];
const months = ['Gesamtbrutto                       4.994,90', 'Lohnsteuer                           584,66'];
const ends = ['Nettobezüge                        4.410,24', 'Auszahlungsbetrag                  4.410,24'];
const read = async (...foot: readonly string[]) =>
  valuesOf(await readLines([...head, ...months, ...ends, ...foot]), 'gross', 'wage_tax', 'tax_gross', 'net');

describe('INC-03 the year so far in one row', () => {
  const told = { gross: 499_490, wage_tax: 58_466, tax_gross: null, net: 441_024 };

  test('is not the month, though no word says so', async () => {
    expect(await read('Gesamt-Brutto 49.949,00 Steuer-Brutto 49.949,00 Lohnsteuer 5.846,60')).toEqual(told);
  });

  test('a base of many times the pay is none of the month', async () => {
    expect(await read('Steuer-Brutto 49.949,00')).toEqual(told);
  });

  test('a row that repeats the month is the month', async () => {
    const row = 'Gesamt-Brutto 4.994,90 Steuer-Brutto 4.994,90 Lohnsteuer 584,66';
    expect(await read(row)).toEqual({ ...told, tax_gross: 499_490 });
  });
});

test.each([
  ['Tabellenentgelt EG 9a Stufe 4      4.994,90', 'Stadtverwaltung Moosbach'],
  ['Landmolkerei Moosbach eG', 'Stadtverwaltung Moosbach'],
])('INC-03 who pays stands over an address, and a group of pay is no company: %s', async (row, name) => {
  const reading = await readLines([...head, row, ...months, ...ends]);
  expect(valuesOf(reading, 'employer_name')).toEqual({ employer_name: name });
});
