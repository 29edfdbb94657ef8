import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

describe('amounts left of the numbers', () => {
  const head = [
    'Elektronische Lohnsteuerbescheinigung 2024 - Ausdruck für den Arbeitnehmer',
    'Mira Falkner                                 Ostufer Werft GmbH',
    'Am Kai 4, 18055 Rostock                      Dockstraße 9, 18057 Rostock',
    'Steuerklasse 4            übermittelt am 21.02.2025',
    '',
  ];

  test('INC-04 an amount before a number is of the caption behind it, not of the one in the column before', async () => {
    const reading = await readPages([
      ...head,
      '01.01.-31.12.   1.   Bescheinigungszeitraum               -             17.   Steuerfreie Leistungen',
      '',
      '38.200,00       3.   Bruttoarbeitslohn einschl.           3.552,60      22.a  Arbeitgeberanteil zur gesetzlichen Rentenversicherung',
      '',
      '4.011,00        4.   Einbehaltene Lohnsteuer von 3.       3.552,60      23.a  Arbeitnehmeranteil zur gesetzlichen Rentenversicherung',
      '',
      '0,00            5.   Einbehaltener Solidaritätszuschlag   3.094,20      25.   Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung',
      '',
      '-               6.   Einbehaltene Kirchensteuer von 3.    649,40        26.   Arbeitnehmerbeiträge zur sozialen Pflegeversicherung',
      '',
      '-               10.  Ermäßigt besteuerter Arbeitslohn     496,60        27.   Arbeitnehmerbeiträge zur Arbeitslosenversicherung',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      issue_date: '2025-02-21',
      gross_wage: 3_820_000,
      wage_tax: 401_100,
      solidarity_surcharge: 0,
      church_tax: null,
      reduced_rate_wage: null,
      pension_employer: 355_260,
      pension_employee: 355_260,
      health: 309_420,
      care: 64_940,
      unemployment: 49_660,
    });
  });

  test('INC-04 a print without umlauts tells its year, and a part stands with its number', async () => {
    const reading = await readPages([
      'AUSDRUCK DER ELEKTRONISCHEN LOHNSTEUERBESCHEINIGUNG FUER 2024',
      '',
      '1.      Bescheinigungszeitraum                                   01.01.-31.12.',
      '3.      Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10         38.200,00',
      '4.      Einbehaltene Lohnsteuer von 3.                                4.011,00',
      '22.a    Arbeitgeberanteil zur gesetzlichen Rentenversicherung         3.552,60',
      '22.b    Arbeitgeberanteil an Versorgungseinrichtungen                   120,00',
      '23.a    Arbeitnehmeranteil zur gesetzlichen Rentenversicherung        3.552,60',
      'Uebermittelt am 21.02.2025',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2024,
      issue_date: '2025-02-21',
      period_start: '2024-01-01',
      period_end: '2024-12-31',
      pension_employer: 355_260,
      pension_employer_fund: 12_000,
      pension_employee: 355_260,
    });
  });
});
