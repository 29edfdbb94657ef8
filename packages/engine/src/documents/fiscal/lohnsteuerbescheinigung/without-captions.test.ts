import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const certificate = (employer: string): string[] => [
  'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
  `${employer.padEnd(60)}1. Bescheinigungszeitraum                     01.01. - 31.12.`,
  'Schillerplatz 35, 50937 Köln                                3. Bruttoarbeitslohn einschl. Sachbezüge ohne',
  'Thea Ozkan                                                                                              43.800,00',
  'Rosenstraße 34                                              9. und 10.',
  '60316 Frankfurt am Main                                     4. Einbehaltene Lohnsteuer von 3.            5.380,92',
  '                                                            5. Einbehaltener Solidaritätszuschlag            0,00',
  '                                                            6. Einbehaltene Kirchensteuer                    0,00',
];

test.each(['Bäckerei Sommer e.K.', 'Zahnrad Lenne GmbH & Co. KG', 'Nordlicht Pflege gGmbH'])(
  'INC-04 employer and employee in two windows, and a caption that goes on with a number: %s',
  async (employer) => {
    expect(valuesOf(await readPages(certificate(employer)))).toMatchObject({
      payer_name: employer,
      person_name: 'Thea Ozkan',
      gross_wage: 4_380_000,
      wage_tax: 538_092,
    });
  },
);

test('a list in two columns, each with a margin of its own', async () => {
  const reading = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    'Sportpark Bergland GmbH                                  Frau',
    'Süntelstr. 5                                             Elif Kaya              Steuerklasse V',
    '31785 Hameln                                             Deisterallee 31, 31785 Hameln',
    'Zeitraum vom 01.01.2025 bis 31.12.2025                                          erstellt 06.01.2026',
    '3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und   23.480,00 €     18. Pauschal mit 15 % besteuert          300,00 €',
    '10.                                                                    für Fahrten',
    '4. Einbehaltene Lohnsteuer von 3.                       3.984,00 €     20. Steuerfreie Verpflegungszuschüsse         –',
    '5. Einbehaltener Solidaritätszuschlag von 3.                    –      22. a) Arbeitgeberanteil zur            2.183,64 €',
    '                                                                       gesetzlichen Rentenversicherung',
    '6. Einbehaltene Kirchensteuer von 3.                            –      23. a) Arbeitnehmeranteil zur           2.183,64 €',
    '                                                                       gesetzlichen Rentenversicherung',
    '8. In 3. enthaltene Versorgungsbezüge                           –      25. Arbeitnehmerbeiträge zur             2.007,54 €',
    '                                                                       gesetzlichen Krankenversicherung',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Elif Kaya',
    gross_wage: 2_348_000,
    wage_tax: 398_400,
    pension_employer: 218_364,
    pension_employee: 218_364,
    health: 200_754,
    tax_class: '5',
    period_end: '2025-12-31',
    issue_date: '2026-01-06',
  });
});

test('a print of the tax portal asks for name, given name and employer below heads of their own', async () => {
  const reading = await readPages([
    'Lohnsteuerbescheinigung 2025',
    'Angaben zur Person',
    'Name                                                             Nowak',
    'Vorname                                                          Pavel',
    'Arbeitgeber',
    'Name                                                             Nordwind Service GmbH',
    'Steuernummer                                                     079/133/40012',
    'Beginn des Bescheinigungszeitraums                               01.01.2025',
    'Ende des Bescheinigungszeitraums                                 31.12.2025',
    'Bruttoarbeitslohn                                                64.210,00 Euro',
    'Lohnsteuer                                                       10.911,00 Euro',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Pavel Nowak',
    payer_name: 'Nordwind Service GmbH',
    period_start: '2025-01-01',
    period_end: '2025-12-31',
  });
});

test('a day without a caption before the end of the year it tells of does not date a certificate', async () => {
  const reading = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    'Nordwind Service GmbH                                   19.03.1986',
    'Zeitraum vom 01.01.2025 bis 31.12.2025',
    'Bruttoarbeitslohn einschl. Sachbezüge                                64.210,00 Euro',
  ]);
  expect(valuesOf(reading)).toMatchObject({ issue_date: null });
});

test('a practice without a legal form stands below the caption of the employer, over its address', async () => {
  const reading = await readPages([
    'Elektronische Lohnsteuerbescheinigung 2025',
    'Erika Muster                              Arbeitgeber:',
    'Ringstr. 9                                Zahnarztpraxis Dr. med. dent. Eva Beispiel',
    '68920 Musterstadt                         Planken 7',
    '                                          68161 Musterstadt',
    ' 1.       Bescheinigungszeitraum                                        01.01. – 31.12.',
    ' 3.       Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.           33.180,00 €',
    ' 4.       Einbehaltene Lohnsteuer von 3.                                   1.948,00 €',
  ]);
  expect(valuesOf(reading)).toMatchObject({ payer_name: 'Zahnarztpraxis Dr. med. dent. Eva Beispiel' });
});

test('INC-04 numbers of the margin without a stop, and the days of the certificate one over the other in a narrow cell', async () => {
  const reading = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    'Tischlerei Wiesengrund e.K. · Am Anger 4 · 24103 Kiel',
    'Frau',
    'Mareike Jessen                       Identifikationsnummer       Geburtsdatum',
    'Holtweg 8                            65 929 970 489              18.01.1995',
    '24105 Kiel',
    'Nr.   Bezeichnung                                                              EUR     Ct',
    '                                                                       01.03. -',
    ' 1    Bescheinigungszeitraum',
    '                                                                       31.12.',
    ' 2    Zeiträume ohne Anspruch auf Arbeitslohn',
    ' 3    Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.                 24.310     00',
    ' 4    Einbehaltene Lohnsteuer von 3.                                         2.411     52',
    ' 5    Einbehaltener Solidaritätszuschlag von 3.                                  0     00',
    ' 6    Einbehaltene Kirchensteuer des Arbeitnehmers von 3.                       63     18',
    ' 7    Einbehaltene Kirchensteuer des Ehegatten von 3.',
    '22    Arbeitgeberanteil a) zur gesetzlichen Rentenversicherung              2.260     83',
    '23    Arbeitnehmeranteil a) zur gesetzlichen Rentenversicherung             2.260     83',
    '25    Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung             2.090     66',
    '26    Arbeitnehmerbeiträge zur sozialen Pflegeversicherung                    437     58',
    '27    Arbeitnehmerbeiträge zur Arbeitslosenversicherung                       316     03',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    ...{ gross_wage: 2_431_000, wage_tax: 241_152, solidarity_surcharge: 0, church_tax: 6318 },
    ...{ pension_employer: 226_083, pension_employee: 226_083, health: 209_066, care: 43_758, unemployment: 31_603 },
    ...{ period_start: '2025-03-01', period_end: '2025-12-31' },
  });
});

test('INC-04 an employer below the caption beside which the employee is asked for', async () => {
  const reading = await readPages([
    'Elektronische Lohnsteuerbescheinigung 2025 (Ausdruck)',
    'Arbeitgeber                                   Arbeitnehmer/in',
    'Mainbau Hoch- und Tiefbau GmbH                Dragan Petrovic',
    'Anschrift                                     Anschrift',
    'Nürnberger Str. 120, 97076 Würzburg           Römerstr. 88, 97074 Würzburg',
    '1. Bescheinigungszeitraum                                   01.01.2025 - 31.12.2025',
    '3. Bruttoarbeitslohn einschl. Sachbezüge                    56.578,32',
    '4. Einbehaltene Lohnsteuer von 3.                            4.391,48',
    '23. Arbeitnehmeranteil a) zur gesetzlichen Rentenversicherung 5.261,78',
  ]);
  expect(reading.fields).toMatchObject({
    payer_name: { value: 'Mainbau Hoch- und Tiefbau GmbH' },
    person_name: { value: 'Dragan Petrovic' },
  });
});
