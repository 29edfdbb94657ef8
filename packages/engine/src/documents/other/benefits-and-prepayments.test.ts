import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'krankengeld letter in words',
    [
      'AOK Nordost – Die Gesundheitskasse',
      '14456 Potsdam',
      'Frau                                                Datum: 03.09.2026',
      'Svenja Ohlsen',
      'Lange Str. 4',
      '18055 Rostock',
      '',
      'Bescheid über Krankengeld',
      'Sehr geehrte Frau Ohlsen,',
      'Sie erhalten ab dem 12.08.2026 Krankengeld. Das Brutto-Krankengeld beträgt kalendertäglich 84,20 EUR, das Netto-Krankengeld',
      'beträgt kalendertäglich 73,85 EUR. Wir zahlen bis zum 31.08.2026 und überweisen insgesamt 1.403,15 EUR.',
    ],
    {
      type: 'benefit_notice',
      person_name: 'Svenja Ohlsen',
      gross_daily: 8420,
      net_daily: 7385,
      benefit_start: '2026-08-12',
      benefit_end: '2026-08-31',
    },
  ],
  [
    'wohngeld',
    [
      'Stadt Gera – Wohngeldbehörde',
      'Kornmarkt 12, 07545 Gera',
      'Herrn',
      'Rolf Adler',
      'Talstr. 9',
      '07545 Gera                                          Datum 15.07.2026',
      'Bescheid über die Bewilligung von Wohngeld',
      'Für die Zeit vom 01.07.2026 bis 30.06.2027 wird Ihnen Wohngeld in Höhe von monatlich 214,00 EUR bewilligt.',
    ],
    {
      type: 'benefit_notice',
      person_name: 'Rolf Adler',
      net_monthly: 21_400,
      benefit_start: '2026-07-01',
      benefit_end: '2027-06-30',
    },
  ],
  [
    'buergergeld',
    [
      'Jobcenter Essen',
      'Berliner Platz 10, 45127 Essen',
      'Frau',
      'Gülcan Aksoy',
      'Altendorfer Str. 88',
      '45143 Essen                                                Datum: 20.05.2026',
      'Bescheid über die Bewilligung von Leistungen zur Sicherung des Lebensunterhalts (Bürgergeld)',
      'Bewilligungszeitraum 01.06.2026 - 30.11.2026',
      'Monatlicher Zahlbetrag                               1.103,40 EUR',
    ],
    {
      type: 'benefit_notice',
      person_name: 'Gülcan Aksoy',
      net_monthly: 110_340,
      benefit_start: '2026-06-01',
      benefit_end: '2026-11-30',
    },
  ],
  [
    'vorauszahlung by columns',
    [
      'Finanzamt Köln-Mitte',
      'Blaubach 7, 50676 Köln',
      'Herrn Jan Voss',
      'Maastrichter Str. 2',
      '50672 Köln',
      '                                        Datum 12.05.2026',
      'Bescheid über Vorauszahlungen zur Einkommensteuer und zum Solidaritätszuschlag für 2026',
      'Steuernummer 215/5060/1234     Identifikationsnummer 47 123 058 690',
      'Fällig am            Einkommensteuer       Solidaritätszuschlag      Summe',
      '10. März 2026               2.450,00                     0,00    2.450,00',
      '10. Juni 2026               2.450,00                     0,00    2.450,00',
      '10. September 2026          2.450,00                     0,00    2.450,00',
      '10. Dezember 2026           2.450,00                     0,00    2.450,00',
      'jährlich                    9.800,00                     0,00    9.800,00',
    ],
    {
      type: 'prepayment_notice',
      person_name: 'Jan Voss',
      year: 2026,
      prepayment_quarterly: 245_000,
      prepayment_yearly: 980_000,
    },
  ],
];

test.each(papers)('another benefit or a prepayment is known by its name: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
