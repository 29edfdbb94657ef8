import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Entgeltabrechnung Juni 2026', 'Nordwind Planung GmbH', ''];
const tail = ['Nettoverdienst                                                      2.255,23'];

describe('INC-03 tables of German slips', () => {
  const beside = [
    ...head,
    'Gesamtbrutto                                                        3.335,00',
    'Steuer                    Brutto     Abzug     Sozialversicherung        Brutto     Satz AN     Abzug',
    'Lohnsteuer              3.335,00    372,91     Krankenversicherung     3.335,00       8,795    293,31',
    'Solidaritätszuschlag                  0,00     Pflegeversicherung      3.335,00        1,80     60,03',
    'Kirchensteuer                         0,00     Rentenversicherung      3.335,00        9,30    310,16',
    'Steuerliche Abzüge                  372,91     Arbeitslosenversicherung  3.335,00      1,30     43,36',
    'SV-Abzüge                                                                                      706,86',
    ...tail,
  ];

  test('a share in percent between base and amount is no amount', async () => {
    expect(valuesOf(await readLines(beside), 'health', 'care', 'pension', 'unemployment')).toEqual({
      health: 29_331,
      care: 6_003,
      pension: 31_016,
      unemployment: 4_336,
    });
  });

  test('of lists side by side each has its own bases', async () => {
    expect(valuesOf(await readLines(beside), 'wage_tax', 'tax_gross')).toEqual({
      wage_tax: 37_291,
      tax_gross: 333_500,
    });
  });

  test('a part of the list behind is not called as the list before', async () => {
    const told = await readLines([
      ...head,
      'Gesamtbrutto                                                                    4.000,00',
      'Steuern             Brutto      Abzug     Sozialversicherung        Brutto    AN-Beitrag',
      'Lohnsteuer        4.000,00     524,50     KV 8,75 %               4.000,00        350,00',
      'Kirchensteuer                    0,00     PV 2,40 %               4.000,00         96,00',
      'SolZ                             0,00     RV                      4.000,00        372,00',
      'Summe                          524,50     AV                      4.000,00         52,00',
      '                                          Summe                                   870,00',
      'Netto-Verdienst                                                                 2.605,50',
    ]);
    expect(valuesOf(told, 'wage_tax', 'health', 'care', 'pension', 'unemployment')).toEqual({
      wage_tax: 52_450,
      health: 35_000,
      care: 9_600,
      pension: 37_200,
      unemployment: 5_200,
    });
  });

  test('a sign apart from its figure belongs to it', async () => {
    const told = await readLines([
      ...head,
      'Gesamt-Brutto                                                     1.325,00',
      'Lohnsteuer                                      aus 1.325,00        - 0,00',
      'Summe Steuern                                                         0,00',
      'Krankenversicherung 8,645 %                     aus 1.033,64       - 89,36',
      'Rentenversicherung 9,3 %                        aus 1.033,64       - 96,13',
      'Arbeitslosenversicherung 1,3 %                  aus 1.033,64       - 13,44',
      'Pflegeversicherung 1,8 % + 0,6 % (kinderlos, aus Gesamtbemessung)  - 28,84',
      'Summe Sozialversicherung                                            227,77',
      'Nettoentgelt                                                      1.097,23',
    ]);
    expect(valuesOf(told, 'health', 'care')).toEqual({ health: 8_936, care: 2_884 });
  });
});

describe('INC-03 the year so far on German slips', () => {
  const month = (...year: readonly string[]): string[] => [
    ...head,
    'Gesamtbrutto                                                      4.000,00',
    'Lohnsteuer                                                          524,50',
    'Summe Steuern                                                       524,50',
    'Krankenversicherung                                                 350,00',
    'Rentenversicherung                                                  372,00',
    'Arbeitslosenversicherung                                             52,00',
    'Pflegeversicherung                                                   96,00',
    'Summe Sozialversicherung                                            870,00',
    'Nettoverdienst                                                    2.605,50',
    ...year,
  ];
  test.each([
    [['Jahr: Brutto 24.000,00 LSt 3.147,00']],
    [
      [
        '                Jahr Brutto      Jahr Steuerbrutto      Jahr LSt',
        '                  24.000,00              24.000,00      3.147,00',
      ],
    ],
    [
      [
        'Summen 01-06/2026      Gesamtbrutto      Steuerbrutto      Lohnsteuer',
        '                          24.000,00         24.000,00        3.147,00',
      ],
    ],
    [
      [
        'Verdienstbescheinigung                     Betrag',
        'Gesamt-Brutto                           24.000,00',
        'Lohnsteuer                               3.147,00',
      ],
    ],
  ])('however it is headed: %j', async (year) => {
    const told = await readLines(month(...year));
    expect(valuesOf(told, 'gross', 'wage_tax', 'ytd_gross', 'ytd_tax')).toEqual({
      gross: 400_000,
      wage_tax: 52_450,
      ytd_gross: 2_400_000,
      ytd_tax: 314_700,
    });
  });
});

describe('INC-03 who works for whom on German slips', () => {
  test('a line of pay that speaks of the employer names nobody', async () => {
    const told = await readLines([
      'Landkreis Musterland                                  Verdienstabrechnung',
      'Am Markt 2, 49082 Osnabrück                           Abrechnung für     06.2026',
      'Personalnummer      031 0077419 4',
      'Gesamtbrutto                                                      4.000,00',
      'Gesetzliches Netto                                                2.605,50',
      'VL Anteil Arbeitgeber (im Entgelt nicht enthalten)                    6,65',
    ]);
    expect(valuesOf(told, 'employer_name', 'personnel_number')).toEqual({
      employer_name: 'Landkreis Musterland',
      personnel_number: '031 0077419 4',
    });
  });

  test('a name ends before the street in its cell, and a title may say whose slip it is', async () => {
    const cell = await readLines([
      ...head,
      'Arbeitnehmer                               Geb.-Dat.',
      'Petersen, Jonas Alter Weg 9, 20259 Hamburg   30.11.1976',
      ...tail,
    ]);
    expect(valuesOf(cell, 'employee_name')).toEqual({ employee_name: 'Petersen, Jonas' });
    const title = await readLines([
      'Gehaltsabrechnung Juni 2026 für Clara von Weiß',
      'Nordwind Planung GmbH',
      '',
      ...tail,
    ]);
    expect(valuesOf(title, 'employee_name')).toEqual({ employee_name: 'Clara von Weiß' });
  });

  test('a rate in brackets is no part of a health fund', async () => {
    const told = await readLines([...head, 'Kasse AOK PLUS (17,07 %)', ...tail]);
    expect(valuesOf(told, 'health_fund')).toEqual({ health_fund: 'AOK PLUS' });
  });
});
