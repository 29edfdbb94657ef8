import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const slip = (head: string): string[] => [
  head,
  'Arbeitgeber: Planungsbüro Thiel & Partner mbB, Am Wall 12, 28195 Bremen',
  'Arbeitnehmer: Jonas Petersen           Eintritt 01.04.2019',
  'Gesamtbrutto                                                      4.000,00',
  'Lohnsteuer                                                          524,50',
  'Summe Steuern                                                       524,50',
  'Krankenversicherung              SV-Brutto   4.000,00               350,00',
  'Rentenversicherung               SV-Brutto   4.000,00               372,00',
  'Arbeitslosenversicherung         SV-Brutto   4.000,00                52,00',
  'Pflegeversicherung               SV-Brutto   4.000,00                96,00',
  'Summe Sozialversicherung                                            870,00',
  'Nettoverdienst                                                    2.605,50',
  'Auszahlungsbetrag                                                 2.605,50',
];

describe('INC-03 German slips as their makers print them', () => {
  test('a part behind its base is read where all parts make up their total', async () => {
    const reading = await readLines(slip('Entgeltabrechnung Oktober 2026'));
    expect(valuesOf(reading, 'health', 'pension', 'unemployment', 'care')).toEqual({
      health: 35_000,
      pension: 37_200,
      unemployment: 5_200,
      care: 9_600,
    });
  });

  test('the & of an employer stays, and its address does not', async () => {
    const reading = await readLines(slip('Entgeltabrechnung Oktober 2026'));
    expect(valuesOf(reading, 'employer_name')).toEqual({ employer_name: 'Planungsbüro Thiel & Partner mbB' });
  });

  test('a month with a short year is one behind the word for month, not behind a count of instalments', async () => {
    expect(valuesOf(await readLines(slip('VERDIENSTABRECHNUNG   Monat: 10/26')), 'period')).toEqual({
      period: '2026-10',
    });
    expect(valuesOf(await readLines(slip('VERDIENSTABRECHNUNG   Rate 10/26')), 'period')).toEqual({ period: null });
  });

  const building = (net: string, ...more: readonly string[]): string[] => [
    'LOHNABRECHNUNG BAU                                                  OKTOBER 2026',
    'Josef Stadler Bauunternehmung GmbH        EINTRITT      12.03.2001',
    'GESAMT-BRUTTO                                                           4.414,80',
    ...more,
    'STEUER-BRUTTO                                        4.292,40',
    'LOHNSTEUER                                                                266,33-',
    'KIRCHENSTEUER                                                               6,40-',
    'SV-BRUTTO                                            4.292,40',
    'KV-BEITRAG                                                                371,08-',
    'PV-BEITRAG                                                                 77,26-',
    'RV-BEITRAG                                                                399,19-',
    'AV-BEITRAG                                                                 55,80-',
    `NETTO                                                                   ${net}`,
    `AUSZAHLUNGSBETRAG                                                       ${net}`,
    'BEITRAGSPFL. BRUTTOLOHN 4.292,40 JAHR 42.924,00',
  ];

  test('what a fund reckons its own shares from is not the gross, though it is called pay and has its year beside it', async () => {
    const reading = await readLines(building('3.238,74'));
    expect(valuesOf(reading, 'gross', 'net', 'wage_tax')).toEqual({ gross: 441_480, net: 323_874, wage_tax: 26_633 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('nor does it say how much can be left where not everything was read', async () => {
    const reading = await readLines(
      building('3.220,74', 'WINTERUMLAGE ANTEIL                                      18,00-'),
    );
    expect(outcomeOf(reading, 'payslip_net_bound')).toBeNull();
  });
});
