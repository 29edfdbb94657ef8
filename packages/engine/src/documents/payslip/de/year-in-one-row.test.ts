import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

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

describe('INC-03 rows that repeat the gross as what they are reckoned from', () => {
  const slip = (net: string): string[] => [
    ...head,
    'Bezeichnung                                                             Betrag EUR',
    'Tabellenentgelt                                                            3.983,70',
    'Gesamtbrutto                                                               3.983,70',
    'Lohnsteuer                                                                   527,83-',
    'Krankenversicherung                             Brutto 3.983,70              348,57-',
    'Rentenversicherung                              Brutto 3.983,70              370,48-',
    'Arbeitslosenversicherung                        Brutto 3.983,70               51,79-',
    'Pflegeversicherung                              Brutto 3.983,70               71,71-',
    `Gesetzliches Netto                                                         ${net}`,
    `Auszahlungsbetrag                                                          ${net}`,
  ];

  test('are told as they stand', async () => {
    const reading = await readLines(slip('2.613,32'));
    expect(valuesOf(reading, 'gross', 'wage_tax', 'social_security_deductions', 'net')).toEqual({
      gross: 398_370,
      wage_tax: 52_783,
      social_security_deductions: 84_255,
      net: 261_332,
    });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('say when the net does not follow', async () => {
    expect(outcomeOf(await readLines(slip('3.063,32')), 'payslip_net')).toBe('failed');
  });
});

test.each([
  ['Tabellenentgelt EG 9a Stufe 4      4.994,90', 'Stadtverwaltung Moosbach'],
  ['Landmolkerei Moosbach eG', 'Stadtverwaltung Moosbach'],
])('INC-03 who pays stands over an address, and a group of pay is no company: %s', async (row, name) => {
  const reading = await readLines([...head, row, ...months, ...ends]);
  expect(valuesOf(reading, 'employer_name')).toEqual({ employer_name: name });
});
