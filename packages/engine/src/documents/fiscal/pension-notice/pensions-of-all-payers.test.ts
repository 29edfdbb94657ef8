import { expect, test } from 'vitest';
import { toldOn } from '../../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'the insurance of the law, for which another writes',
    [
      'Deutsche Post AG · Renten Service · 13497 Berlin',
      '                                              Im Auftrag der Deutschen Rentenversicherung',
      '                                              Oldenburg-Bremen',
      'Frau',
      'Hedwig Petersen                               Datum: 15.06.2026',
      'Lindenallee 12',
      '26506 Norden',
      'Mitteilung zur Leistung aus der gesetzlichen Rentenversicherung',
      'Rentenanpassung zum 1. Juli 2026',
      'Monatliche Rente (brutto)                     1.550,28 EUR',
      'monatlicher Zahlbetrag                        1.358,82 EUR',
    ],
    { payer_name: 'Deutsche Rentenversicherung Oldenburg-Bremen', gross_monthly: 155_028, net_monthly: 135_882 },
  ],
  [
    'the fund of an employer',
    [
      'Pensionskasse der Hafenbetriebe VVaG',
      'Kaiweg 9, 20457 Hamburg',
      'Frau                                                        Mitglieds-Nr. 118842',
      'Hedwig Petersen                                             Hamburg, 05.01.2026',
      'Lindenallee 12',
      '22765 Hamburg',
      'Mitteilung über Ihre Betriebsrente ab Januar 2026',
      'Pensionskassenrente Tarif B                                           311,15 EUR',
      'Firmenzusage                                                          101,25 EUR',
      'Bruttorente monatlich                                                 412,40 EUR',
      'Lohnsteuer (Steuerklasse 1)                                             0,00 EUR',
      'Beitrag Krankenversicherung 14,6 % aus 214,65 EUR                     -31,34 EUR',
      'Überweisungsbetrag                                                    381,06 EUR',
    ],
    {
      type: 'pension_notice',
      person_name: 'Hedwig Petersen',
      payer_name: 'Pensionskasse der Hafenbetriebe VVaG',
      gross_monthly: 41_240,
      net_monthly: 38_106,
      tax: 0,
      issue_date: '2026-01-05',
      year: 2026,
    },
  ],
  [
    'the state as the employer of an official',
    [
      'Landesamt für Finanzen',
      'Frau',
      'Ulrike Amberger',
      'Gartenstraße 4',
      '90429 Nürnberg',
      'Mitteilung über Versorgungsbezüge ab dem 01.01.2026',
      'Ruhegehaltfähige Dienstbezüge A 12 Stufe 8                           5.217,14 €',
      'Ruhegehaltssatz 70,25 v. H.',
      'Ruhegehalt (Bruttoversorgungsbezug) monatlich                        3.665,04 €',
      'Lohnsteuer                                                             250,00 €',
      'Kirchensteuer                                                           20,00 €',
      'Nettoversorgungsbezug = Zahlbetrag                                   3.395,04 €',
    ],
    {
      type: 'pension_notice',
      person_name: 'Ulrike Amberger',
      gross_monthly: 366_504,
      net_monthly: 339_504,
      tax: 25_000,
      benefit_start: '2026-01-01',
    },
  ],
  [
    'a letter that tells gross and net in sentences',
    [
      'Deutsche Rentenversicherung Nord',
      'Frau                                                        Lübeck, 9. April 2026',
      'Anke Sievers',
      'Bahnhofsallee 3',
      '23909 Ratzeburg                                             Vers.-Nr.: 53120878S510',
      'Bescheid über Rente wegen voller Erwerbsminderung',
      'Sie haben ab dem 1. Februar 2026 Anspruch auf Rente wegen voller Erwerbsminderung.',
      'Ihre monatliche Rente beträgt brutto 1.084,30 EUR. Hiervon ziehen wir Ihren Anteil zur Kranken-',
      'versicherung von 94,88 EUR und den Beitrag zur Pflegeversicherung von 45,54 EUR ab, so dass',
      'monatlich 943,88 EUR ausgezahlt werden.',
      'Für die Zeit vom 01.02.2026 bis zum 30.04.2026 ergibt sich eine Nachzahlung von 2.831,64 EUR.',
    ],
    {
      type: 'pension_notice',
      person_name: 'Anke Sievers',
      gross_monthly: 108_430,
      net_monthly: 94_388,
      benefit_start: '2026-02-01',
      issue_date: '2026-04-09',
    },
  ],
  [
    'a fund of the public service that raises what it pays, in a short letter',
    [
      'ZVK                                          Zusatzversorgungskasse der Gemeinden',
      'Frau Gerda Holm',
      'Lange Str. 5',
      '19053 Schwerin',
      'Schwerin, 10.07.2026',
      'Änderungsmitteilung zur ZVK-Betriebsrente',
      'Zum 1. Juli 2026 wird Ihre Betriebsrente um 1 % erhöht.',
      'Betriebsrente brutto                         287,14 Euro',
      'Beiträge zur Krankenversicherung              23,14 Euro',
      'Beiträge zur Pflegeversicherung                9,94 Euro',
      'Auszahlungsbetrag monatlich                  254,06 Euro',
    ],
    {
      type: 'pension_notice',
      person_name: 'Gerda Holm',
      payer_name: 'Zusatzversorgungskasse der Gemeinden',
      gross_monthly: 28_714,
      net_monthly: 25_406,
      benefit_start: '2026-07-01',
      issue_date: '2026-07-10',
    },
  ],
];

test.each(papers)('a German pension is told whoever pays it: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});

test.each([
  ['Standmitteilung zu Ihrer Pensionskasse', 'Betriebsrente voraussichtliche monatliche Rente 312,00 EUR'],
  ['Abrechnung der Brutto/Netto-Bezüge', 'Beitrag zur Betriebsrente Pensionskasse 120,00 Auszahlungsbetrag 2.100,00'],
])('a promise of a pension, or what is put by for one, is no notice: %s', async (title, row) => {
  const { type } = await toldOn([title, 'Frau', 'Anna Lindner', 'Weg 1', '22303 Hamburg', row]);
  expect(type).not.toBe('pension_notice');
});
