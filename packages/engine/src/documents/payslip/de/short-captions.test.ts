import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026', 'Name: Erika Muster'];
const sums = [
  'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
  'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
];
const told = async (row: string, field: string): Promise<unknown> =>
  valuesOf(await readLines([...head, row, ...sums]), field)[field];

describe('INC-03 short captions of German slips', () => {
  test.each([
    ['geb. 22.12.1983     Eintritt 01.05.2018', 'date_of_birth', '1983-12-22'],
    ['Geb. 22.12.1983', 'date_of_birth', '1983-12-22'],
    ['geboren     22.12.1983', 'date_of_birth', '1983-12-22'],
    ['Eintritt     20180501', 'hire_date', '2018-05-01'],
    ['Ausbildungsbeginn     01.09.2024', 'hire_date', '2024-09-01'],
    ['LSt-Kl 3', 'tax_class', '3'],
    ['Steuerkl./Kinder/KiSt     2 / 0,5 / rk', 'tax_class', '2'],
    ['Steuerkl. III/2,0', 'tax_class', '3'],
    ['StKl: 3  KiFrB: 2,0', 'tax_class', '3'],
    ['VSNR 65120883M004', 'sv_number', '65120883M004'],
    ['Rentenvers.-Nr.     65120883M004', 'sv_number', '65120883M004'],
    ['Pers.-Nr. 7 104 552', 'personnel_number', '7 104 552'],
    ['Personalnummer     B 4471 902 6', 'personnel_number', 'B 4471 902 6'],
    ['Mitarbeiter     00009', 'personnel_number', '00009'],
    ['Besoldungsgruppe A 13, Stufe 6', 'level', 'A 13'],
    ['Entgeltgruppe   : Ä 2 / 3', 'level', 'Ä 2'],
    ['Tarifvertrag / Entgeltgruppe / Stufe     TV-L / E 11 / 3', 'level', 'E 11'],
  ])('%s', async (row, field, value) => {
    expect(await told(row, field)).toBe(value);
  });

  test('hours of a part-time wage are no share of full time', async () => {
    expect(await told('Grundlohn Teilzeit 108,25 Std x 19,40 EUR     2.100,05', 'part_time_pct')).toBeNull();
  });

  test.each(['Periode 202610 (01.10.2026 - 31.10.2026)', 'Zahlungsmonat: 10/2026'])('the month: %s', async (row) => {
    const rows = ['Nordwind GmbH          Verdienstabrechnung', row, 'Name: Erika Muster', ...sums];
    expect(valuesOf(await readLines(rows), 'period')).toEqual({ period: '2026-10' });
  });

  test('a month in the title, its year first, beside the day of the print', async () => {
    const rows = ['Nordwind GmbH', 'Lohnabrechnung 2026 / 04 gedruckt am 12.05.2026', 'Name: Erika Muster', ...sums];
    expect(valuesOf(await readLines(rows), 'period')).toEqual({ period: '2026-04' });
  });

  test('titles before a name are none of it', async () => {
    const rows = [
      'Nordwind GmbH     Entgeltabrechnung 10/2026',
      'Herr',
      'Dr. Max Muster',
      'Am Markt 1',
      '12345 Ort',
      ...sums,
    ];
    expect(valuesOf(await readLines(rows), 'employee_name')).toEqual({ employee_name: 'Max Muster' });
  });

  test('a town behind the name of a service employer is none of it', async () => {
    const rows = [
      'BEZÜGEABRECHNUNG     Monat 10/2026',
      'Dienstgeber: Pflegeheim St. Anna, Speyer',
      'Mitarbeiter/in: Muster, Erika',
      'Anschrift: Am Markt 1, 67346 Speyer',
      ...sums,
    ];
    expect(valuesOf(await readLines(rows), 'employer_name')).toEqual({ employer_name: 'Pflegeheim St. Anna' });
  });

  test('the account that the pay is sent to, where the letterhead of the employer names another', async () => {
    const rows = [
      ...head,
      ...sums,
      'Überweisung auf DE89370400440532013000 BIC COBADEFFXXX',
      'Nordwind GmbH, Musterbank DE02 1203 0000 0000 2020 51',
    ];
    expect(valuesOf(await readLines(rows), 'iban')).toEqual({ iban: 'DE89370400440532013000' });
  });

  test('an account that the end of a line breaks', async () => {
    const rows = [...head, ...sums, 'Die Bezüge werden auf Ihr Konto DE89 3704 0044 0532', '0130 00 überwiesen.'];
    expect(valuesOf(await readLines(rows), 'iban')).toEqual({ iban: 'DE89370400440532013000' });
  });

  test.each([
    ['Herr Max Muster · Wagenweg 3 · 12345 Musterstadt', 'Max Muster'],
    ['Herrn Max Muster, Wagenweg 3, 12345 Musterstadt', 'Max Muster'],
    ['Auszubildender: Max Muster, geb. am 04.05.2007', 'Max Muster'],
  ])('who is paid: %s', async (row, name) => {
    const rows = ['Nordwind GmbH     Entgeltabrechnung 10/2026', row, ...sums];
    expect(valuesOf(await readLines(rows), 'employee_name')).toEqual({ employee_name: name });
  });

  test('the street of an employer is none of its name', async () => {
    const rows = [
      'Gehaltsabrechnung     Monat: Oktober 2026',
      'Arbeitgeber: Praxis Anna Muster, Am Anger 2, 12345 Musterstadt',
      ...sums,
    ];
    expect(valuesOf(await readLines(rows), 'employer_name')).toEqual({ employer_name: 'Praxis Anna Muster' });
  });
});
