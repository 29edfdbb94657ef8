import { describe, expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

describe('INC-04 of whom and when tax papers and benefits tell', () => {
  const analysis = (client: string): string[] => [
    'Betriebswirtschaftliche Auswertung August 2026',
    client,
    'Umsatzerlöse              9.100,00',
    'Vorläufiges Ergebnis      3.000,00',
  ];

  test.each([
    ['Mandant 30118     Hanna Vogelsang, Goldschmiede     Kanzlei Ebert PartG', 'Hanna Vogelsang'],
    ['Mandant: 1204/77 Erik von der Heide', 'Erik von der Heide'],
    ['Salon Haarmonie   Inhaberin: Merve Aksoy', 'Merve Aksoy'],
    ['Mandant 30118     Goldschmiede Vogelsang GmbH', null],
    ['Mandant 30118     Fotostudio Vogelsang', null],
  ])('a business is reckoned for a person: %s', async (row, name) => {
    expect(valuesOf(await readPages(analysis(row))).person_name).toBe(name);
  });

  const notice = (number: string): string[] => [
    'Deutsche Rentenversicherung Nord',
    'Rosa Maibaum',
    'Hafenweg 7, 23552 Lübeck',
    number,
    'Rentenbescheid - Altersrente',
    'Monatliche Rente            1.204,10 EUR',
    'Auszahlungsbetrag           1.056,00 EUR',
  ];

  test.each([
    ['Versicherungsnummer 13120657M007', '13120657M007'],
    ['Versicherungsnummer: 13 120657 M 007', '13120657M007'],
    ['Versicherungsnummer 13120657M008', '13120657M008'],
    ['Aktenzeichen 13120657M008', null],
  ])('the number of a pension: %s', async (row, number) => {
    expect(valuesOf(await readPages(notice(row))).sv_number).toBe(number);
  });

  const slip = (head: string): string[] => [
    head,
    'Cognome             Nome           Codice fiscale',
    'ROSSI               MARIA          RSSMRA80A41F205B',
    'Importo lordo                      1.350,20',
    'Importo netto                      1.120,80',
  ];

  test.each([
    ['INPS   Cedolino della pensione - mese di novembre 2026', 2026, '2026-11'],
    ['INPS   Cedolino della pensione   Rata di marzo 2025', 2025, '2025-03'],
    ['INPS   Modello ObisM   Certificato di pensione anno 2026', 2026, null],
    ['INPS   Cedolino della pensione   Categoria VO', null, null],
  ])('the time of a pension slip: %s', async (head, year, month) => {
    expect(valuesOf(await readPages(slip(head)))).toMatchObject({ tax_year: year, period: month });
  });

  test.each([
    ['l’importo della prestazione ammonta a complessivi euro 1.180,40 mensili, a partire dal 1° agosto 2026', 118_040],
    ['La retribuzione media mensile è di euro 2.120,00; l’indennità lorda mensile è di euro', null],
  ])('a benefit told in a sentence: %s', async (row, monthly) => {
    const reading = await readPages([
      'INPS   Accoglimento domanda di indennità di disoccupazione NASpI',
      'Codice fiscale RSSMRA80A41F205B',
      row,
    ]);
    expect(valuesOf(reading).gross_monthly).toBe(monthly);
  });

  test('a sentence that breaks before the amount, and days behind their word', async () => {
    const reading = await readPages([
      'INPS   Accoglimento domanda di indennità di disoccupazione NASpI',
      'Codice fiscale RSSMRA80A41F205B. La retribuzione media mensile è di euro 1.900,00; l’importo',
      'mensile lordo spettante è pari a euro 1.140,00. L’indennità decorre dal 12/07/2026 per giorni 512.',
    ]);
    expect(valuesOf(reading)).toMatchObject({ gross_monthly: 114_000, benefit_days: 512 });
  });

  test.each([
    ['con contratto a tempo inde', 'con contratto a tempo dete'],
    ['e assimilati con contr. a tempo indeterm', 'e assimilati con contr. a tempo determ'],
  ])('captions of a certificate that the width of their cells cuts: %s', async (open, fixed) => {
    const reading = await readPages([
      'CERTIFICAZIONE UNICA 2026    CERTIFICAZIONE DI CUI ALL’ART. 4    RELATIVA ALL’ANNO 2025',
      'Codice fiscale RSSMRA80A41F205B',
      `1 Redditi di lavoro dipendente ${open}          2 Redditi di lavoro dipendente ${fixed}`,
      '28.410,77',
      '21 Ritenute Irpef',
      '4.100,00',
    ]);
    expect(valuesOf(reading)).toMatchObject({ income_open_ended: 2_841_077, income_fixed_term: null });
  });

  test.each(['26093012345678901', '26093012345678'])('a return was filed under %s', async (number) => {
    const reading = await readPages([
      'COMUNICAZIONE DI AVVENUTO RICEVIMENTO       MODELLO REDDITI 2026 PERSONE FISICHE',
      `Dichiarazione presentata il 30/09/2026 con protocollo ${number}`,
    ]);
    expect(valuesOf(reading)).toMatchObject({ protocol: number, is_filed: true });
  });

  test.each([
    ['LM22    Coefficiente 67 %   Componenti positivi     40.000,00', 4_000_000],
    ['LM22    Coefficiente 67 %   Componenti positivi     46.000,00', null],
  ])('receipts of the one activity that the income follows from: %s', async (row, receipts) => {
    const reading = await readPages([
      'REDDITI PERSONE FISICHE 2026      PERIODO D’IMPOSTA 2025',
      'QUADRO LM - REGIME FORFETARIO',
      row,
      'LM34    Reddito lordo                           26.800,00',
      'LM36    Reddito netto                           20.000,00',
    ]);
    expect(valuesOf(reading).flat_rate_receipts).toBe(receipts);
  });
});
