import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordlicht Backwaren GmbH      Lohnabrechnung September 2026', 'Mitarbeiterin: Erika Muster', ''];

const column = (month: string, year: string): string[] => [
  ...head,
  'Gesamtbrutto                                                    3.000,00',
  `Abzüge                          ${month.padStart(16)}${year.padStart(32)}`,
  'Lohnsteuer                              300,00                        2.700,00',
  'Kirchensteuer                            27,00                          243,00',
  'Krankenversicherung                     262,50                        2.362,50',
  'Pflegeversicherung                       72,00                          648,00',
  'Rentenversicherung                      279,00                        2.511,00',
  'Arbeitslosenversicherung                 39,00                          351,00',
  'Summe Abzüge                            979,50                        8.815,50',
  'Nettoverdienst                                                2.020,50',
  'Auszahlungsbetrag                                             2.020,50',
];

const ofMonth = { wage_tax: 30_000, church_tax: 2_700, health: 26_250, care: 7_200, pension: 27_900, net: 202_050 };

describe('INC-03 German slips that print the year beside the month', () => {
  test.each([
    ['Monat', 'aufgelaufen 01-09/2026'],
    ['lfd. Monat', 'Jahr 2026'],
    ['Betrag Monat', 'Jahreswert'],
    ['Betrag EUR', 'Jahr kum. EUR'],
    ['Abrechnungsmonat', 'Januar - September 2026'],
    ['aktuell', 'kumuliert bis 09/2026'],
    ['Monatswert', 'seit Jahresbeginn'],
  ])('the columns %s and %s', async (month, year) => {
    const read = await readLines(column(month, year));
    expect(valuesOf(read, ...Object.keys(ofMonth))).toEqual(ofMonth);
    expect(valuesOf(read, 'ytd_tax', 'total_deductions')).toEqual({ ytd_tax: 270_000, total_deductions: 97_950 });
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
  });

  test('a column that takes more than was paid is not that of the month, whatever it is called', async () => {
    const row = (text: string, ...sums: string[]): string =>
      text.padEnd(28) + sums.map((sum) => sum.padStart(14)).join('');
    const read = await readLines([
      ...head,
      row('Gesamtbrutto', '', '3.000,00'),
      row('Abzüge', 'Wert I', 'Wert II'),
      row('Lohnsteuer', '300,00', '2.700,00'),
      row('Krankenversicherung', '262,50', '2.362,50'),
      row('Pflegeversicherung', '72,00', '648,00'),
      row('Rentenversicherung', '279,00', '2.511,00'),
      row('Arbeitslosenversicherung', '39,00', '351,00'),
      row('Nettoverdienst', '', '2.047,50'),
    ]);
    expect(outcomeOf(read, 'payslip_net')).not.toBe('failed');
    expect(valuesOf(read, 'pension', 'net')).toEqual({ pension: 27_900, net: 204_750 });
  });

  test.each([
    'Brutto 2026 bisher: 27.000,00 €      Lohnsteuer 2026 bisher: 2.700,00 €',
    'Jahreskumulation 2026 (9 Monate): Brutto 27.000,00   LSt 2.700,00',
    'Year to date: Gross 27.000,00 | Wage tax 2.700,00',
  ])('the year in a line of its own: %s', async (year) => {
    const rows = column('Monat', 'Jahr').map((row) => row.slice(0, 72));
    const read = await readLines([...rows, '', '', year]);
    expect(valuesOf(read, 'gross', 'ytd_gross', 'ytd_tax')).toEqual({
      gross: 300_000,
      ytd_gross: 2_700_000,
      ytd_tax: 270_000,
    });
  });

  test('what the year has taxed so far, and its tax where minus signs follow the figures', async () => {
    const read = await readLines([
      ...head,
      'Bezeichnung                        Betrag EUR                 Jahr kum. EUR',
      'Gesamtbrutto                         3.000,00                     27.000,00',
      'Steuerbrutto                         3.000,00                     26.400,00',
      'Lohnsteuer                             300,00-                     2.700,00-',
      'Krankenversicherung                    262,50-                     2.362,50-',
      'Rentenversicherung                     279,00-                     2.511,00-',
      'Gesetzl. Netto                       2.158,50',
      'Auszahlungsbetrag                    2.158,50',
    ]);
    expect(valuesOf(read, 'tax_gross', 'ytd_taxable', 'ytd_tax', 'wage_tax')).toEqual({
      tax_gross: 300_000,
      ytd_taxable: 2_640_000,
      ytd_tax: 270_000,
      wage_tax: 30_000,
    });
  });

  test('the month between the one before and the year; what is paid once is told of the month as well', async () => {
    const read = await readLines([
      ...head,
      'Bezeichnung                        Vormonat          Monat           Jahr',
      'Gehalt                             2.900,00       2.900,00      26.100,00',
      'Prämie                               100,00         300,00         900,00',
      'Brutto gesamt                      3.000,00       3.200,00      27.000,00',
      'Lohnsteuer                           300,00         340,00       2.700,00',
      'Krankenversicherung                  262,50         280,00       2.362,50',
      'Rentenversicherung                   279,00         297,60       2.511,00',
      'Netto                              2.158,50       2.282,40      19.426,50',
      'Auszahlung                         2.158,50       2.282,40',
    ]);
    const told = { gross: 320_000, wage_tax: 34_000, pension: 29_760, net: 228_240, paid_amount: 228_240 };
    expect(valuesOf(read, ...Object.keys(told))).toEqual(told);
    expect(valuesOf(read, 'ytd_tax', 'one_off_1_amount')).toEqual({ ytd_tax: 270_000, one_off_1_amount: 30_000 });
  });
});
