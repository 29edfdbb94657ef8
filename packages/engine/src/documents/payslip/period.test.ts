import { expect, test } from 'vitest';
import { readFineAmount, readRate, readRuledAmount } from './amount-text.ts';
import { readPercent } from './codes.ts';
import { readLines } from './fixtures/read-lines.ts';
import { parsePeriod } from './period.ts';

test.each([
  ['Oktober 2026', '2026-10'],
  ['OTTOBRE 26', '2026-10'],
  ['ott-2026', '2026-10'],
  ['10/2026', '2026-10'],
  ['2026-10', '2026-10'],
  ['2026.10', '2026-10'],
  ['2026.3', null],
  ['01.10.2026 - 31.10.2026', '2026-10'],
  ['dal 01/10/2026 al 31/10/2026', '2026-10'],
  ['01.10.2026 - 30.11.2026', null],
  ['13/2026', null],
  ['Foo 2026', null],
  ['10/1826', null],
])('%j is the month %s', (text, month) => {
  expect(parsePeriod(text)).toBe(month);
});

test.each([
  ['3.00000', 300_000],
  ['18318', 18_318],
  ['550 00', 55_000],
  ['41.38946', 4_138_946],
  ['41.338946', null],
  ['108833', null],
  ['12', null],
  ['183,18', null],
])('beside a rule %j is %s cents', (text, cents) => {
  expect(readRuledAmount(text)).toBe(cents);
});

test.each([
  ['1.750,00000', 175_000],
  ['10,33500', 1_034],
  ['76,92308', 7_692],
  ['2.000,00', 200_000],
  ['9,19%', null],
])('%j with more decimals is %s cents', (text, cents) => {
  expect(readFineAmount(text)).toBe(cents);
});

test('rates and shares of full time', () => {
  expect([readRate('9,19'), readRate('9,19000%'), readRate('919')]).toEqual([9.19, 9.19, null]);
  expect([
    readPercent('62,5%'),
    readPercent('0,625'),
    readPercent('100'),
    readPercent('101'),
    readPercent('4'),
  ]).toEqual([62.5, 62.5, 100, null, null]);
});

test('INC-03 a house number in the column beside a month is no day of it', async () => {
  const { fields } = await readLines([
    'Adige Software S.p.A.                              PROSPETTO PAGA',
    'Via Flavio Gioia 39                                Ottobre 2026',
    'Nominativo: GASPARINI MATTEO',
    'TOTALE COMPETENZE    2.000,00      TOTALE TRATTENUTE    500,00',
    'NETTO IN BUSTA    1.500,00',
  ]);
  expect(fields.period?.value).toBe('2026-10');
});

test('INC-03 the version of the program that printed a slip is no second month', async () => {
  const { fields } = await readLines([
    'Elbfracht Spedition GmbH                 Verdienstabrechnung Oktober 2026',
    'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
    'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
    'Sage HR Lohnabrechnung 2026.3',
  ]);
  expect(fields.period?.value).toBe('2026-10');
});
