import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from './fixtures/read-lines.ts';

describe('INC-03 figures of the month beside those of the year', () => {
  test('the net that follows from a table is of the month, though it stands under the column of the year', async () => {
    const read = await readLines([
      'Nordwind GmbH                        Entgeltabrechnung          Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
      'Gesamtbrutto                                                             4.000,00',
      'Abzüge                                                    Monat €          Jahr €',
      'Lohnsteuer                                                 524,50        5.245,00',
      'Summe Steuern (Steuerbrutto 4.000,00)                      524,50',
      'Krankenversicherung                                        340,00        3.400,00',
      'Pflegeversicherung                                         106,00        1.060,00',
      'Rentenversicherung                                         372,00        3.720,00',
      'Arbeitslosenversicherung                                    52,00          520,00',
      'Summe Sozialversicherung (SV-Brutto RV 4.000,00 / KV 4.000,00)   870,00',
      'Gesetzliches Netto                                                       2.605,50',
      'Jobticket                                                                  -44,10',
      'Auszahlungsbetrag                                                        2.561,40',
    ]);
    expect(valuesOf(read, 'health', 'net', 'paid_amount')).toEqual({
      health: 34_000,
      net: 260_550,
      paid_amount: 256_140,
    });
  });

  test('what a sum was reckoned from, in brackets, is neither the sum nor a part of it', async () => {
    const read = await readLines([
      'Nordwind GmbH                        Entgeltabrechnung          Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
      'Gesamtbrutto                                                             1.365,00',
      'Abzüge                                                    Monat €          Jahr €',
      'Lohnsteuer                                                   0,00            0,00',
      'Summe Steuern (Steuerbrutto 1.365,00)                        0,00',
      'Krankenversicherung                                          0,00            0,00',
      'Pflegeversicherung                                           0,00            0,00',
      'Rentenversicherung                                         126,95        1.269,50',
      'Arbeitslosenversicherung                                     0,00            0,00',
      'Summe Sozialversicherung (SV-Brutto RV 1.365,00 / KV 0,00)        126,95',
      'Gesetzliches Netto                                                       1.238,05',
      'Auszahlungsbetrag                                                        1.238,05',
    ]);
    expect(valuesOf(read, 'gross', 'health', 'net')).toEqual({
      gross: 136_500,
      health: 0,
      net: 123_805,
    });
    expect(outcomeOf(read, 'payslip_net')).not.toBe('failed');
  });

  test('a heading over columns of month and year makes no year of the month', async () => {
    const read = await readLines([
      'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
      'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
      'Totale competenze 2.000,00      Totale trattenute 320,26',
      'NETTO A PAGARE                    1.679,74',
      'Dati fiscali e progressivi',
      '                                          Mese                    Anno',
      'Imponibile contributivo               2.000,00               18.400,00',
      'Imponibile fiscale                    1.816,20               16.709,04',
    ]);
    expect(valuesOf(read, 'social_gross', 'ytd_gross', 'taxable', 'ytd_taxable')).toEqual({
      social_gross: 200_000,
      ytd_gross: 1_840_000,
      taxable: 181_620,
      ytd_taxable: 1_670_904,
    });
  });

  test('what contributions are reckoned from stands between what is taken and the year so far', async () => {
    const read = await readLines([
      'Nordwind GmbH                        Gehaltsabrechnung          Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
      'Text                              Monat EUR       Brutto EUR          Jahr EUR',
      'Nachtzuschlag stfr.                  150,00',
      'Gesamtbrutto                       4.150,00                          41.500,00',
      'Lohnsteuer                          -524,50         4.000,00          5.245,00',
      'Krankenversicherung                 -340,00         4.000,00          3.400,00',
      'Pflegeversicherung                  -106,00         4.000,00          1.060,00',
      'Rentenversicherung                  -372,00         4.000,00          3.720,00',
      'Arbeitslosenversicherung             -52,00         4.000,00            520,00',
      'Nettoentgelt                       2.755,50                          27.555,00',
    ]);
    expect(valuesOf(read, 'gross', 'social_gross', 'tax_gross', 'net')).toEqual({
      gross: 415_000,
      social_gross: 400_000,
      tax_gross: 400_000,
      net: 275_550,
    });
    expect(outcomeOf(read, 'payslip_pension_rate')).toBe('passed');
  });
});

describe('INC-03 words that a slip shortens, doubles or parts', () => {
  const italian = [
    'Lavoratore                Cod.fisc.              Ass.            Liv.     Qualifica',
    'ROSSI MARIO               RSSMRA80A01H501U       07/06/2014      D1       OPERAIO',
  ];

  test('the day of hiring under its shortest caption', async () => {
    const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO CORRISPOSTO  1.679,74'];
    const read = await readLines(['ACME SRL          Prospetto di paga      AGOSTO 2026', ...italian, ...sums]);
    expect(valuesOf(read, 'hire_date')).toEqual({ hire_date: '2014-06-07' });
  });

  test('a slip in two languages, of a cooperative whose form a dash parts from its name', async () => {
    const read = await readLines([
      'ALPENHOF GENOSSENSCHAFT - SOC. COOP. AGR.            LOHNSTREIFEN / BUSTA PAGA',
      'Via Ischia 9 - 39057 Appiano (BZ)                    Oktober / ottobre 2026',
      'Name / Cognome e nome       Steuernummer / Cod. fiscale',
      'ROSSI MARIO                 RSSMRA80A01H501U',
      'Summen / Totale trattenute - Totale competenze                 320,26     2.000,00',
      'Überweisung / Bonifico: IT18P0585611601050571234908     NETTO / NETTOLOHN       € 1.679,74',
    ]);
    expect(valuesOf(read, 'employer_name', 'net')).toEqual({
      employer_name: 'ALPENHOF GENOSSENSCHAFT - SOC. COOP. AGR.',
      net: 167_974,
    });
  });

  test('a company that serves banks is none', async () => {
    const read = await readLines([
      'Mainufer Bankdienste AG                  Verdienstabrechnung',
      'Neue Mainzer Str. 66, 60311 Frankfurt    Oktober 2026',
      'Frau',
      'Erika Muster',
      'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
      'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
    ]);
    expect(valuesOf(read, 'employer_name')).toEqual({ employer_name: 'Mainufer Bankdienste AG' });
  });
});
