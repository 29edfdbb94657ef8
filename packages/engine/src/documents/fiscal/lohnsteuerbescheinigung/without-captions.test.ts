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
