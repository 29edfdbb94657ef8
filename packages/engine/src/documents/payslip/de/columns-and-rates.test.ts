import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';
import { payslipSheets } from '../sheets.ts';
import { sumsOf } from '../sums.ts';
import { germanLabels } from './labels.ts';

const head = [
  'Westfalia Logistik SE           VERDIENSTNACHWEIS           NOVEMBER 2026',
  'NAME   Lena Hoffmann      EINTRITT   01.09.2018',
];

describe('INC-03 what is taken in two columns, or at two rates', () => {
  test('of running pay and of what is paid once: each part is what both come to', async () => {
    const reading = await readLines([
      ...head,
      'ABZÜGE                                      LFD            EINMALIG',
      'LOHNSTEUER                                 395,50            401,00',
      'KV-BEITRAG                                 293,86            146,93',
      'PV-BEITRAG                                  82,73             41,36',
      'RV-BEITRAG                                 320,57            160,29',
      'AV-BEITRAG                                  44,81             22,41',
      'GESAMTBRUTTO                             5.170,50',
      'SUMME STEUERN                              796,50',
      'SUMME SOZIALVERSICHERUNG                 1.112,96',
      'NETTO-VERDIENST                          3.261,04',
    ]);
    expect(valuesOf(reading, 'wage_tax', 'health', 'care', 'pension', 'unemployment')).toEqual({
      wage_tax: 79_650,
      health: 44_079,
      care: 12_409,
      pension: 48_086,
      unemployment: 6_722,
    });
  });

  test('at two rates that are taken together', async () => {
    const reading = await readLines([
      'Entgeltabrechnung          Lumenpilot GmbH          Oktober 2026',
      'Gesamtbrutto                                                     5.250,00',
      'Lohnsteuer                                                        -852,91',
      'Krankenversicherung        7,3 % + 1,345 % Zusatzbeitrag          -453,86',
      'Pflegeversicherung         2,4 %                                  -126,00',
      'Rentenversicherung         9,3 %                                  -488,25',
      'Arbeitslosenversicherung   1,3 %                                   -68,25',
      'Gesetzliches Netto                                               3.260,73',
    ]);
    expect(valuesOf(reading, 'health', 'health_extra', 'pension')).toEqual({
      health: 45_386,
      health_extra: null,
      pension: 48_825,
    });
  });

  test('a base that is told of both parts and their sum is the sum, however many captions are in its words', () => {
    const page = laidOutPage([
      'Bezüge / Abzüge                       laufend      einmalig       Summe EUR',
      'Gesamtbrutto                         4.539,17      3.521,31        8.060,48',
      '/KV       KV-/PV-pflichtiges Brutto  4.539,17      3.521,31        8.060,48',
    ]);
    const sheets = payslipSheets([page], germanLabels);
    const sums = sumsOf(sheets, { ruled: false, without: new Set(), yearlyRows: 3, monthly: new Set() });
    expect(sums.get('social_gross')?.[0]?.value).toBe(806_048);
  });

  test('a part with its own amount before the next list does not take the amount of that', async () => {
    const reading = await readLines([
      'Autohaus Seidel GmbH      Lohn-/Gehaltsabrechnung Oktober 2026',
      'Bruttobezüge                           Abzüge                            Netto / Auszahlung',
      'Vergütung              1.185,00        Lohnsteuer               0,00 Gesamtbrutto            1.230,00',
      'Fahrtkostenzuschuss       45,00        Kirchensteuer            0,00 - Steuern                   0,00',
      '                                       Solidaritätszuschlag     0,00 - Sozialversicherung      250,64',
      'Gesamtbrutto           1.230,00',
      '                                       Steuern                  0,00 Nettoverdienst            979,36',
      '                                       Krankenversicherung    103,69',
      '                                       Pflegeversicherung      21,33',
      '                                       Rentenversicherung     110,21 Auszahlung                979,36',
      '                                       Arbeitslosenvers.       15,41',
      '                                       Sozialversicherung     250,64',
    ]);
    expect(valuesOf(reading, 'gross', 'solidarity', 'care', 'net')).toEqual({
      gross: 123_000,
      solidarity: 0,
      care: 2_133,
      net: 97_936,
    });
  });

  test('in tables whose captions are set to the left and figures to the right, by the place in the row', async () => {
    const reading = await readLines([
      'Zimmerei Stacheder KG             Lohn-/Gehaltsabrechnung Oktober 2026',
      'Bruttolohn gesamt                                                                3.623,64',
      'Steuer            Steuerpfl. Brutto   Lohnsteuer    KiSt        SolZ        Summe',
      'laufend                    3.623,64        139,83        0,00        0,00        139,83',
      'Sozialversicherung   KV            PV            RV            AV            Summe',
      'SV-Brutto              3.623,64      3.623,64      3.623,64      3.623,64',
      'Satz AN %                 8,545         1,550         9,300         1,300',
      'Beitrag AN               309,64         56,17        337,00         47,11        749,92',
      'Nettolohn                                                                        2.733,89',
      'Auszahlungsbetrag                                                                2.733,89',
    ]);
    expect(
      valuesOf(reading, 'tax_gross', 'wage_tax', 'church_tax', 'health', 'care', 'pension', 'unemployment'),
    ).toEqual({
      tax_gross: 362_364,
      wage_tax: 13_983,
      church_tax: 0,
      health: 30_964,
      care: 5_617,
      pension: 33_700,
      unemployment: 4_711,
    });
  });

  test('cents that stand apart, in a row of cells with a mark before it', async () => {
    const reading = await readLines([
      ...head,
      'St    Steuer-Brutto     Lohnsteuer     Kirchensteuer    Solidaritätszuschlag    Steuerrechtliche Abzüge',
      'L       4.146 59          561 33           44 90               0 00                      606,23',
      'SV    RV-Brutto         KV-Beitrag     RV-Beitrag       AV-Beitrag     PV-Beitrag      SV-rechtliche Abzüge',
      'L       4.146 59          360 55          385 63            53 91          99 52             899,61',
      'Gesamt-Brutto                                                                          4.146,59',
      'Netto-Verdienst                                                                        2.640,75',
    ]);
    expect(valuesOf(reading, 'wage_tax', 'church_tax', 'health', 'pension', 'unemployment', 'care')).toEqual({
      wage_tax: 56_133,
      church_tax: 4_490,
      health: 36_055,
      pension: 38_563,
      unemployment: 5_391,
      care: 9_952,
    });
  });
});

describe('INC-03 who and when', () => {
  test.each([
    ['1. – 31. Oktober 2026', '2026-10'],
    ['01. bis 30. September 2026', '2026-09'],
    // A day of a month is none.
    ['31. Oktober 2026', null],
  ])('a month is told by its days: %s', async (days, period) => {
    const lines = [
      'Entgeltabrechnung     Lumenpilot GmbH',
      days,
      'Gesamtbrutto   5.250,00',
      'Auszahlungsbetrag   3.260,73',
    ];
    expect(valuesOf(await readLines(lines), 'period')).toEqual({ period });
  });

  test('where somebody works is no employer below a letterhead', async () => {
    const lines = [
      'Caritasverband Emsland e.V.      Abrechnung für Monat 10.2026',
      'Dienststelle 4410 Kita St. Josef',
      'Gesamtbrutto   2.387,41',
      'Netto   1.411,39',
    ];
    expect(valuesOf(await readLines(lines), 'employer_name')).toEqual({ employer_name: 'Caritasverband Emsland e.V.' });
  });

  test('a sentence about employers names none, nor does the end of a fund’s name head what stands beside it', async () => {
    const reading = await readLines([
      'Bezügeabrechnung für den Monat September 2026',
      'Krankenkasse                 Position              Beitragsgruppe / PGR',
      'Techniker Krankenkasse       Backend Developer     1111 / 101',
      'Gesamtbrutto   2.387,41',
      'Netto   1.411,39',
      'Mitteilungen: Die Zusatzversorgung wird vom Arbeitgeber als Pflichtbeitrag von 4,8 v.H. getragen.',
    ]);
    expect(valuesOf(reading, 'employer_name', 'health_fund')).toEqual({
      employer_name: null,
      health_fund: 'Techniker Krankenkasse',
    });
  });

  test('a group by its short name behind its caption, a class before the number of children', async () => {
    const reading = await readLines([
      ...head,
      'StKl/Kinder   4/ 0,5          Entgeltgruppe EG 8',
      'Gesamtbrutto   2.387,41',
      'Netto   1.411,39',
    ]);
    expect(valuesOf(reading, 'level', 'tax_class')).toEqual({ level: 'EG 8', tax_class: '4' });
  });

  test('sums of the year below a heading that says so', async () => {
    const reading = await readLines([
      ...head,
      'Gesamtbrutto                                  4.299,21',
      'Lohnsteuer                4.299,21              608,50',
      'Gesetzliche Abzüge                            1.562,30',
      'Netto                                         2.736,91',
      'Summen im Kalenderjahr 2026',
      'Gesamtbrutto       Steuerbrutto      Lohnsteuer',
      '   38.342,89          38.342,89        5.387,30',
    ]);
    expect(valuesOf(reading, 'gross', 'ytd_gross', 'ytd_tax')).toEqual({
      gross: 429_921,
      ytd_gross: 3_834_289,
      ytd_tax: 538_730,
    });
  });

  test('what is said above an account in its own column tells that the pay goes there', async () => {
    const reading = await readLines([
      ...head,
      'Steuer-ID                 Gesamtbrutto                   2.387,41',
      '30751894561               Auszahlung                     1.411,39',
      'Steuerklasse',
      '1                         Commerzbank DE38370400442320430078',
    ]);
    expect(outcomeOf(reading, 'payslip_own_account')).toBe('passed');
  });

  test('the owner of a shop at its head is not whom it pays', async () => {
    const reading = await readLines([
      'Blumen Schiffers, Inh. Petra Schiffers',
      'Krefelder Straße 30',
      '52070 Aachen',
      'Lohnabrechnung Oktober 2026',
      'Arbeitnehmer/in:    Claudia Pirnay',
      'Gesamtbrutto   596,40',
      'Auszahlungsbetrag   574,93',
    ]);
    expect(valuesOf(reading, 'employee_name')).toEqual({ employee_name: 'Claudia Pirnay' });
  });

  test('a fund by its name with its rates behind it, in capitals, and the group digit by digit', async () => {
    const told = async (...rows: readonly string[]) =>
      valuesOf(
        await readLines([...head, ...rows, 'Gesamtbrutto   2.387,41', 'Netto   1.411,39']),
        'health_fund',
        'contribution_group',
      );
    expect(await told('Krankenkasse: AOK PLUS 14,60+2,49      Beitragsgruppe: 1 1 1 1')).toEqual({
      health_fund: 'AOK PLUS',
      contribution_group: '1111',
    });
    expect(
      (
        await told(
          'SV-Nummer        Krankenkasse               PGRS',
          '65140589H524     TECHNIKER KRANKENKASSE     101',
        )
      ).health_fund,
    ).toBe('TECHNIKER KRANKENKASSE');
  });
});
