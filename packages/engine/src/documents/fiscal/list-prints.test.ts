import { describe, expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

describe('a CU printed as a list', () => {
  const certificate = (...payer: readonly string[]): string[] => [
    'CERTIFICAZIONE UNICA 2026        REDDITI 2025',
    'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
    '',
    ...payer,
    '',
    'PERCIPIENTE            C.F. RSSMRA80A41F205B',
    'COGNOME ROSSI          NOME MARIA',
    '',
    '1    Redditi di lavoro dipendente e assimilati a tempo indeterminato      30.000,00',
    '21   Ritenute Irpef                                                        4.100,00',
    '',
    'Trieste, 14/03/2026                         Il sostituto d’imposta',
  ];

  test.each([
    [
      'below its number',
      ['SOSTITUTO D’IMPOSTA    C.F. 01234567897', '   CANTIERI DEL GOLFO S.P.A.', '   VIA MOLO 3 34121 TRIESTE'],
    ],
    ['beside the heading', ['DATORE DI LAVORO: CANTIERI DEL GOLFO S.P.A.', 'Partita IVA 01234567897']],
    [
      'above its number',
      [
        'Dati del sostituto d’imposta',
        'CANTIERI DEL GOLFO S.P.A.',
        'Via Molo 3 - 34121 Trieste',
        'Codice fiscale 01234567897',
      ],
    ],
    ['before its number in a row', ['SOSTITUTO D’IMPOSTA', 'CANTIERI DEL GOLFO S.P.A.   C.F. 01234567897']],
  ])('INC-04 names its payer %s', async (_, payer) => {
    expect(valuesOf(await readPages(certificate(...payer)))).toMatchObject({
      payer_name: 'CANTIERI DEL GOLFO S.P.A.',
      payer_id: '01234567897',
      person_name: 'ROSSI MARIA',
      issue_date: '2026-03-14',
    });
  });

  test('a block without a number of its own names nobody', async () => {
    expect(valuesOf(await readPages(certificate('SOSTITUTO D’IMPOSTA', 'FIRMA LEGGIBILE')))).toMatchObject({
      payer_name: null,
      payer_id: null,
    });
  });
});

describe('a return and its receipt in other words', () => {
  test.each([
    'Dichiarazione REDDITI PF 2026 di',
    'MODELLO REDDITI 2026 PERSONE FISICHE di',
    'Redditi Persone Fisiche 2026 -',
  ])('INC-04 the receipt of “%s” says year and person', async (title) => {
    const reading = await readPages([
      'SERVIZIO TELEMATICO - COMUNICAZIONE DI AVVENUTO RICEVIMENTO',
      `${title} MARIA ROSSI (RSSMRA80A41F205B)`,
      'Prot. n. 26093012345678901 - 000004 in data 30/09/2026',
    ]);
    expect(reading).toMatchObject({ type: 'redditi_pf_receipt', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      person_name: 'MARIA ROSSI',
      fiscal_id: 'RSSMRA80A41F205B',
      protocol: '26093012345678901-000004',
    });
  });

  test('the columns of a row in lines of their own are one row', async () => {
    const reading = await readPages([
      'Redditi PF 2026      anno d’imposta 2025',
      'Contribuente: Rossi Maria   C.F. RSSMRA80A41F205B',
      'QUADRO LM',
      'LM22         Coefficiente 67% - Componenti positivi                20.000,00',
      '',
      'LM22 col. 5  Reddito per attivita                                  13.400,00',
      '',
      'LM34         Reddito lordo                                         13.400,00',
      '',
      'QUADRO RN',
      'RN33         RITENUTE TOTALI                                          900,00',
    ]);
    expect(valuesOf(reading)).toMatchObject({ tax_year: 2025, flat_rate_receipts: 2_000_000, tax_withheld: 90_000 });
  });
});

describe('what a 730 comes to', () => {
  const sheet = (...result: readonly string[]): string[] => [
    'MODELLO 730-3 redditi 2025   PROSPETTO DI LIQUIDAZIONE RELATIVO ALL’ASSISTENZA FISCALE PRESTATA',
    'Prot. telematico 26061012345678 - 000001 del 10/06/2026',
    'Cognome e nome ROSSI MARIA   Codice fiscale RSSMRA80A41F205B',
    'RIEPILOGO DEI REDDITI                        DICHIARANTE          CONIUGE',
    '11 REDDITO COMPLESSIVO                         30.000,00',
    '50 IMPOSTA NETTA                                4.500,00',
    '59 RITENUTE                                     4.900,00',
    '73 ADDIZIONALE REGIONALE RITENUTE               1.111,00',
    ...result,
  ];

  test('INC-04 is read with what was withheld, wherever in the row it stands', async () => {
    const reading = await readPages(
      sheet('IMPORTO CHE SARÀ RIMBORSATO DAL DATORE DI LAVORO IN BUSTA PAGA                        400,00'),
    );
    expect(valuesOf(reading)).toMatchObject({
      tax_withheld: 490_000,
      tax_refund: 40_000,
      tax_due: null,
      is_joint: false,
      protocol: '26061012345678-000001',
    });
  });

  test('what is kept back from the pay is no refund', async () => {
    const reading = await readPages(sheet('IMPORTO CHE SARA’ TRATTENUTO DAL DATORE DI LAVORO     212,00'));
    expect(valuesOf(reading)).toMatchObject({ tax_refund: null, tax_due: 21_200 });
  });
});

describe('whose business a German paper reckons', () => {
  const surplus = (...head: readonly string[]): string[] => [
    'Anlage EÜR 2025    Einnahmenüberschussrechnung nach § 4 Abs. 3 EStG',
    ...head,
    'Summe Betriebseinnahmen                 71.400,00',
    'Summe Betriebsausgaben                  23.150,40',
    'Gewinn bzw. Verlust                     48.249,60',
  ];

  test.each([
    [['Name                              Steuernummer', 'Elena Petrova                     12/345/67890']],
    [['Name               Vorname', 'Petrova            Elena']],
    [['Name, Vorname', 'Petrova, Elena']],
  ])('INC-04 in cells: %j', async (head) => {
    expect(valuesOf(await readPages(surplus(...head)))).toMatchObject({
      person_name: 'Elena Petrova',
      profit: 4_824_960,
    });
  });

  test.each([
    ['Elena Petrova Fotostudio Hafenweg 7 20457 Hamburg', 'Elena Petrova'],
    ['Elena Petrova, Hafenweg 7, 20457 Hamburg', 'Elena Petrova'],
    ['Petrova Fotostudio GmbH, Hafenweg 7, 20457 Hamburg', null],
    ['Steuerkanzlei Winter, Hafenweg 7, 20457 Hamburg', null],
  ])('INC-04 in the head of an analysis: %s', async (head, name) => {
    const reading = await readPages([
      head,
      'Betriebswirtschaftliche Auswertung September 2026',
      'Bezeichnung                     Sep/2026        Jan/2026 - Sep/2026',
      'Umsatzerlöse                    6.100,00          52.000,00',
      'Vorläufiges Ergebnis            4.500,00          37.700,00',
    ]);
    expect(valuesOf(reading).person_name).toBe(name);
  });
});

test('INC-04 a benefit begins on its own day, not on that of the application', async () => {
  const reading = await readPages([
    'Agentur für Arbeit Kassel',
    'Herrn                                                           22.09.2026',
    'Jonas Petersen',
    'Lindenweg 3',
    '34117 Kassel',
    'Bewilligungsbescheid Arbeitslosengeld',
    'Ihrem Antrag auf Arbeitslosengeld vom 01.08.2026 wird entsprochen.',
    'Anspruchsbeginn                  01.10.2026',
    'Leistungsbetrag täglich          40,00 EUR',
    'Das Bemessungsentgelt beträgt 90,00 EUR.',
    '',
    '',
    'Mit freundlichen Grüßen',
  ]);
  expect(valuesOf(reading)).toMatchObject({ benefit_start: '2026-10-01', issue_date: '2026-09-22' });
});

test('INC-04 an analysis of some months is of the last of them, and the year to date has its own column', async () => {
  const reading = await readPages([
    'Betriebswirtschaftliche Auswertung',
    'Mandant: 12345 Elena Petrova Fotostudio',
    'Zeitraum: Januar 2026 - September 2026',
    '                               September 2026      Jan - Sep 2026',
    'Umsatzerlöse                    6.100,00          52.000,00',
    'Vorläufiges Ergebnis            4.500,00          37.700,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Elena Petrova',
    period: '2026-09',
    revenue_month: 610_000,
    revenue_to_date: 5_200_000,
    result_to_date: 3_770_000,
  });
});

test('INC-04 a surplus in the words of a free form', async () => {
  const reading = await readPages([
    'Gewinnermittlung nach § 4 Abs. 3 EStG 2025 - Einnahmenüberschussrechnung',
    'Betriebseinnahmen gesamt             71.400,00',
    'Betriebsausgaben gesamt              23.150,40',
    'Gewinn                               48.249,60',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    tax_year: 2025,
    revenue: 7_140_000,
    expenses: 2_315_040,
    profit: 4_824_960,
  });
});

test.each([
  [
    'granted',
    [
      'Rentenbescheid',
      'Die monatliche Rente beträgt        1.420,55 EUR',
      'Ab 01.05.2026 werden laufend monatlich gezahlt     1.250,30 EUR',
    ],
    { gross_monthly: 142_055, net_monthly: 125_030 },
  ],
  [
    'raised',
    [
      'Anpassung Ihrer Rente zum 01.07.2026',
      '                   bisher     neu ab 01.07.2026',
      'Rente (brutto)     1.300,00   1.348,00',
      'Zahlbetrag         1.190,00   1.234,00',
    ],
    { gross_monthly: 134_800, net_monthly: 123_400 },
  ],
])('INC-04 a pension that is %s', async (_, lines, told) => {
  const reading = await readPages([
    'Deutsche Rentenversicherung Nord',
    'Frau',
    'Erika Muster',
    'Lindenweg 1',
    '20457 Hamburg',
    ...lines,
  ]);
  expect(valuesOf(reading)).toMatchObject(told);
});

test('INC-04 two amounts of one row are each that of the caption before it', async () => {
  const reading = await readPages([
    'INPS      Oggetto: NASpI - accoglimento domanda',
    'ROSSI MARIA C.F. RSSMRA80A41F205B',
    'La domanda di indennità NASpI è accolta. Decorrenza 08/03/2026, durata giorni 540',
    'Importo lordo giornaliero 40,00 importo lordo mensile 1.200,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_daily: 4_000, gross_monthly: 120_000 });
});

test('INC-04 a return as the office shows it to whoever signs in', async () => {
  const reading = await readPages([
    'Agenzia delle Entrate - Cassetto fiscale',
    'Modello 730/2026 - redditi 2025',
    'ROSSI MARIA RSSMRA80A41F205B     Protocollo 26061012345678901/000001',
    'Reddito complessivo              30.000,00',
    'Imposta netta                     4.500,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_income: 3_000_000, tax: 450_000, is_filed: true });
});
