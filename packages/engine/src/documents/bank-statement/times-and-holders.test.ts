import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'the day of the paper before its time',
    [
      'Postbank                                              Kontoauszug: Giro plus',
      'Frau',
      'Ute Behrens',
      'Kieler Str. 12',
      '22525 Hamburg',
      'Auszug 010 vom 31.10.2026, Umsätze 01.10.2026 - 31.10.2026',
      'IBAN DE37 2001 0020 0884 1722 06   BIC PBNKDEFFXXX',
      'Alter Kontostand                                                 EUR +1.000,00',
      'Buchung/Wert     Vorgang/Buchungsinformation                     Soll/Haben EUR',
      '02.10./02.10.    Kartenzahlung                                        -75,00',
      '05.10./05.10.    SEPA Dauerauftrag Miete                             -543,00',
      'Neuer Kontostand                                                   EUR +382,00',
    ],
    { holder: 'Ute Behrens', period_start: '2026-10-01', period_end: '2026-10-31' },
  ],
  [
    'both languages of a valley',
    [
      'VOLKSBANK',
      'KONTOAUSZUG / ESTRATTO CONTO',
      'vom/dal 01/08/2026 bis/al 31/10/2026',
      'Inhaber/Intestatario: PICHLER ANNA',
      'IBAN: IT06 A058 5611 6010 5057 1299 034',
      'Datum        Wertst.        Text                               Soll       Haben        Saldo',
      'Data         Valuta         Descrizione                        Dare       Avere        Saldo',
      '                            Anfangssaldo / Saldo iniziale                             1.604,33',
      '03/08/2026   03/08/2026     Gutschrift/Accredito VERDE SPA              2.280,00      3.884,33',
      '05/08/2026   05/08/2026     Überweisung/Bonifico BRACCI      850,00                   3.034,33',
      '                            Endsaldo / Saldo finale                                   3.034,33',
    ],
    { period_start: '2026-08-01', period_end: '2026-10-31' },
  ],
  [
    'dal giorno al giorno',
    [
      'Revolut                                          Estratto conto in EUR',
      'CARLA RUSSO',
      'Via Foria 155',
      '80137, Napoli (NA)',
      'IBAN IT77Q0366901600000418829307',
      'Transazioni del conto dal giorno 1 ottobre 2026 al giorno 31 ottobre 2026',
      'Data          Descrizione              Denaro in uscita    Denaro in entrata    Saldo',
      '1 ott 2026    Saldo di apertura                                                 €1.000,00',
      '5 ott 2026    A Caputo Gennaro         €550,00                                  €450,00',
      '9 ott 2026    Accredito                                    €100,00              €550,00',
    ],
    { period_start: '2026-10-01', period_end: '2026-10-31' },
  ],
  [
    'a name set to the right margin',
    [
      'N26                                                        Lea De Santisberg',
      '                                           Karl-Heine-Str. 58, 04229 Leipzig',
      'Kontoauszug Nr. 10/2026',
      '01.10.2026 bis 31.10.2026',
      'IBAN: DE02100110012620441877 • BIC: NTSBDEB1XXX',
      'Buchungstag   Beschreibung                          Betrag       Saldo',
      '01.10.2026    Kontostand alt                                  1.000,00',
      '02.10.2026    LWB Leipzig                          -435,00      565,00',
      '31.10.2026    Kontostand neu                                    565,00',
    ],
    { holder: 'Lea De Santisberg' },
  ],
  [
    'who is logged in',
    [
      'Stadtsparkasse München',
      'Umsätze',
      'Angemeldet als Maria Krämer Privatgirokonto',
      'Konto: DE56 7015 0000 1004 4172 83',
      'Zeitraum: 01.10.2026 – 31.10.2026',
      'Kontostand zu Beginn (01.10.2026): 1.363,93 EUR',
      'Buchung       Wertstellung     Empfänger/Auftraggeber, Verwendungszweck        Betrag',
      '30.10.2026    31.10.2026       Stadtsparkasse München                       -5,90 EUR',
      '30.10.2026    30.10.2026       DM DROGERIEMARKT                            -23,85 EUR',
      'Kontostand am Ende (31.10.2026): 1.334,18 EUR',
    ],
    { holder: 'Maria Krämer' },
  ],
];

test.each(papers)('a statement tells its time and whose it is: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
