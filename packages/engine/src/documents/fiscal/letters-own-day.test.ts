import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'eight digits of a pension number are no day, and the month that is paid stands below its caption',
    [
      'INPS Cedolino della pensione',
      'Pensionato                    Rata                         Pensione',
      'ROSSI MARIA                   Ottobre 2026                 VO 11057733',
      'RSSMRA80A41F205B              disponibile dal 01/10/2026   Ente INPS',
      'Pensione lorda                                             1.350,20',
      'IMPORTO NETTO € 1.120,80',
    ],
    { type: 'pension_notice', period: '2026-10', tax_year: 2026, year: 2026, issue_date: null },
  ],
  [
    'a number that could be a day of this century is none either',
    [
      'INPS Cedolino della pensione',
      'Pensionato                                                 Pensione',
      'ROSSI MARIA                                                VO 11052021',
      'RSSMRA80A41F205B                                           Ente INPS',
      'Pensione lorda                                             1.350,20',
      'Ritenuta IRPEF                                             229,40',
      'IMPORTO NETTO € 1.120,80',
      'Modalità di riscossione: accredito su conto corrente',
      'Gli importi possono variare.',
    ],
    { type: 'pension_notice', year: null, issue_date: null },
  ],
  [
    'the day on which work ended is not that of the letter',
    [
      'INPS – Sede di Lecce',
      'Lecce, 10/09/2026',
      'Oggetto: Indennità di disoccupazione NASpI – comunicazione di accoglimento della domanda',
      'Codice fiscale: RSSMRA80A41F205B',
      'Data di cessazione del rapporto                     30/06/2026',
      'Decorrenza della prestazione                        21/07/2026',
      'Importo lordo mensile                                 1.101,50',
    ],
    { type: 'naspi', issue_date: '2026-09-10', benefit_start: '2026-07-21' },
  ],
  [
    'the day of birth and the first day of a pension are not that of its certificate, beside their captions',
    [
      'INPS                                                       Mod. OBIS/M 2026',
      'Certificato di pensione per l’anno 2026',
      'COGNOME E NOME  ......... ROSSI MARIA',
      'CODICE FISCALE  ......... RSSMRA80A41F205B',
      'DATA DI NASCITA ........ 01/01/1980',
      'Decorrenza della pensione 01/07/2021',
      'Importo lordo mensile                                      1.810,00',
      'Netto mensile                                              1.519,86',
      'Il presente certificato riporta gli importi di pensione.',
    ],
    { type: 'pension_notice', benefit_start: '2021-07-01', issue_date: null },
  ],
  [
    'nor below them',
    [
      'INPS                                                       Mod. OBIS/M 2026',
      'Certificato di pensione per l’anno 2026',
      'Cognome e nome          Codice fiscale        Data di nascita    Decorrenza',
      'ROSSI MARIA             RSSMRA80A41F205B      01.01.1980         01.02.2022',
      'Importo lordo mensile                                      1.810,00',
      'Netto mensile                                              1.519,86',
      'Il presente certificato riporta gli importi di pensione.',
      'Il pagamento avviene il primo giorno bancabile del mese.',
    ],
    { type: 'pension_notice', issue_date: null },
  ],
  [
    'a receipt is dated by its last row, not by the return',
    [
      'SERVIZIO TELEMATICO DI PRESENTAZIONE DELLE DICHIARAZIONI',
      'COMUNICAZIONE DI AVVENUTO RICEVIMENTO',
      "MODELLO REDDITI PERSONE FISICHE 2026 - PERIODO D'IMPOSTA 2025",
      'DICHIARAZIONE PROTOCOLLO N. 26092217053398112 - 000001 presentata il 20/09/2026',
      'Cognome e nome : ROSSI MARIA',
      'Codice fiscale : RSSMRA80A41F205B',
      '                                               Lì, 21/09/2026',
    ],
    { type: 'redditi_pf_receipt', issue_date: '2026-09-21' },
  ],
  [
    'the caption in the next column is no town of the office',
    [
      'Bundesagentur für Arbeit                                         Kundennummer 341A998812',
      '                                                                 Datum 02.10.2026',
      'Herrn',
      'Timo Ahrens',
      'Ruhrorter Straße 108',
      '47059 Duisburg',
      'Bewilligungsbescheid – Arbeitslosengeld',
      'Zeitraum                     Anspruchsdauer        Leistungsbetrag täglich',
      '01.10.2026 – 30.09.2027      360 Kalendertage                      30,07 €',
    ],
    { type: 'alg_bescheid', payer_name: 'Bundesagentur für Arbeit' },
  ],
  [
    'the sender above the window is not who is written to, and a span of days dates no letter',
    [
      'NOVA PLUS',
      'Die Gesundheitskasse für Sachsen',
      'NOVA PLUS, 01058 Dresden',
      'Jens Vogt                                                       Versicherten-Nr. Z881204417',
      'Eisenbahnstraße 113                                             Dresden, 15.10.2026',
      '04315 Leipzig',
      'Bescheinigung über die Zahlung von Krankengeld',
      'Sehr geehrter Herr Vogt,',
      'wir bestätigen Ihnen, dass Sie von uns Krankengeld erhalten haben:',
      'Zeitraum                                                        14.09.2026 bis 11.10.2026',
      'Bezug                                                           14.09.2026 bis 11.10.2026',
      'Netto-Krankengeld kalendertäglich                               36,85 EUR',
      'Gesamtzahlbetrag netto                                          1.031,80 EUR',
      'Seit dem 12.10.2026 sind Sie wieder arbeitsfähig gemeldet.',
      'Freundliche Grüße',
      'Dieses Schreiben wurde maschinell erstellt.',
      'Es ist ohne Unterschrift gültig.',
    ],
    { type: 'benefit_notice', person_name: 'Jens Vogt', issue_date: '2026-10-15', benefit_start: '2026-09-14' },
  ],
];

test.each(papers)('INC-04 %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
