import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const head = [
  'Kelterei Moosbach GmbH, Uferallee 7, 54470 Bernkastel',
  'Name: Erika Muster                 Entgeltabrechnung',
  'Abrechnungsmonat: 10/2026          Steuerklasse 4',
];

describe('INC-03 figures of a row that belong together', () => {
  test('of running and one-off pay the row tells what both come to', async () => {
    const read = await readLines([
      ...head,
      '                              Basis       laufend      einmalig        gesamt',
      'Gesamtbrutto                             3.000,00      2.000,00      5.000,00',
      'Lohnsteuer                 5.000,00        300,00        450,00        750,00',
      'Kirchensteuer                               27,00         40,50         67,50',
      'Summe Steuern                                                          817,50',
      'Krankenversicherung        5.000,00        262,50        175,00        437,50',
      'Pflegeversicherung         5.000,00         54,00         36,00         90,00',
      'Rentenversicherung         5.000,00        279,00        186,00        465,00',
      'Arbeitslosenversicherung   5.000,00         39,00         26,00         65,00',
      'Summe Sozialversicherung                                             1.057,50',
      'Nettoverdienst                                                       3.125,00',
      'Auszahlung                                                           3.125,00',
    ]);
    expect(valuesOf(read, 'gross', 'wage_tax', 'church_tax', 'health', 'pension', 'unemployment', 'care')).toEqual({
      ...{ gross: 500_000, wage_tax: 75_000, church_tax: 6750 },
      ...{ health: 43_750, pension: 46_500, unemployment: 6500, care: 9000 },
    });
  });

  test('rates and what they are taken from are none of the amounts', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                              2.400,00 €',
      'Lohnsteuer               Steuerbrutto 2.400,00 €           -180,00 €',
      'Krankenversicherung      8,75 % von 2.400,00 €             -210,00 €',
      'Rentenversicherung       9,30 % von 2.400,00 €             -223,20 €',
      'Arbeitslosenversicherung 1,30 % von 2.400,00 €              -31,20 €',
      'Pflegeversicherung       1,80 % von 2.400,00 €              -43,20 €',
      'Nettoverdienst                                            1.712,40 €',
      'Auszahlungsbetrag                                         1.712,40 €',
    ]);
    expect(valuesOf(read, 'wage_tax', 'tax_gross', 'health', 'pension', 'unemployment', 'care')).toEqual({
      ...{ wage_tax: 18_000, tax_gross: 240_000, health: 21_000 },
      ...{ pension: 22_320, unemployment: 3120, care: 4320 },
    });
  });

  test('of two rates in a row neither is the amount', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                              2.400,00',
      './. Lohnsteuer                                              180,00',
      './. Krankenversicherung        14,60 % + 2,90 %   8,75 %    210,00',
      './. Rentenversicherung                  18,60 %   9,30 %    223,20',
      './. Arbeitslosenversicherung             2,60 %   1,30 %     31,20',
      './. Pflegeversicherung                   3,60 %   1,80 %     43,20',
      'Nettolohn                                                 1.712,40',
      'Auszahlungsbetrag                                         1.712,40',
    ]);
    expect(valuesOf(read, 'health', 'pension', 'unemployment', 'care')).toEqual({
      ...{ health: 21_000, pension: 22_320, unemployment: 3120, care: 4320 },
    });
  });

  test('a caption in brackets takes no amount from the one before it', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                              3.000,00 EUR',
      'Lohnsteuer (Steuerklasse 4, Kinderfreibeträge 1,0)          400,00 EUR',
      'Kirchensteuer (ev)                                           32,00 EUR',
      'Gesetzliches Netto                                        2.568,00 EUR',
      'Auszahlungsbetrag                                         2.568,00 EUR',
    ]);
    expect(valuesOf(read, 'gross', 'wage_tax', 'church_tax', 'net')).toEqual({
      ...{ gross: 300_000, wage_tax: 40_000, church_tax: 3200, net: 256_800 },
    });
  });

  test('captions and as many amounts below them, but not under each: their order tells', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                              3.000,00',
      'Lohnsteuer                                                  400,00',
      'Gesetzliches Netto                                        2.600,00',
      'Auszahlungsbetrag                                         2.600,00',
      'Jahreswerte           Gesamtbrutto      Steuerbrutto      Lohnsteuer      SV-Brutto',
      '01-10/2026   30.000,00         29.900,00         4.000,00       31.000,00',
    ]);
    expect(valuesOf(read, 'ytd_gross', 'ytd_tax')).toEqual({ ytd_gross: 3_000_000, ytd_tax: 400_000 });
  });
});
