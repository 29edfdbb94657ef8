import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

/** Left the address and the person, right the numbered lines, with a narrow column for the cents. */
const certificate = (right: (line: string) => string): string[] => [
  'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
  `Nordwind Logistik GmbH                      1. Bescheinigungszeitraum            01.03.-31.12.`,
  `Hafenweg 7, 20457 Hamburg                   2. Zeiträume ohne Anspruch`,
  `                                            3. Bruttoarbeitslohn einschl.`,
  `Frau                                           Sachbezüge ohne 9. und 10.        ${right('3')}`,
  `Anna Lindner                                4. Einbehaltene Lohnsteuer von 3.    ${right('4')}`,
  `Gartenstraße 12                             5. Einbehaltener Solidaritäts-`,
  `22303 Hamburg                                  zuschlag von 3.                   ${right('5')}`,
  `                                            6. Einbehaltene Kirchensteuer des`,
  `                                               Arbeitnehmers von 3.              ${right('6')}`,
  `Identifikationsnummer 65 929 970 489        22. Arbeitgeber- a) zur gesetzlichen RV   ${right('22a')}`,
  `                                            anteil           b) an Versorgungswerke   ${right('22b')}`,
  `Anschrift/Steuernummer des Arbeitgebers:    23. Arbeitnehmer- a) zur gesetzlichen RV ${right('23a')}`,
  `Nordwind Logistik GmbH                      25. Arbeitnehmerbeiträge zur Krankenversicherung  ${right('25')}`,
  `Hafenweg 7, 20457 Hamburg                   26. Arbeitnehmerbeiträge zur Pflegeversicherung   ${right('26')}`,
  `                                            27. Arbeitnehmerbeiträge zur Arbeitslosenvers.    ${right('27')}`,
];

const amounts: Readonly<Record<string, string>> = {
  '3': '42.500   00',
  '4': ' 5.910   50',
  '6': '   531   90',
  '22a': '3.952   50',
  '23a': '3.952   50',
  '25': ' 3.591   25',
  '26': '   765   00',
  '27': '   552   50',
};

describe('Lohnsteuerbescheinigung', () => {
  test('INC-04 euros and cents in columns of their own are one amount', async () => {
    const reading = await readPages(certificate((line) => amounts[line] ?? ''));
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      payer_name: 'Nordwind Logistik GmbH',
      person_name: 'Anna Lindner',
      fiscal_id: '65929970489',
      period_start: '2025-03-01',
      period_end: '2025-12-31',
      employment_start: '2025-03-01',
      gross_wage: 4_250_000,
      wage_tax: 591_050,
      solidarity_surcharge: null,
      church_tax: 53_190,
      pension_employer: 395_250,
      pension_employer_fund: null,
      pension_employee: 395_250,
      health: 359_125,
      care: 76_500,
      unemployment: 55_250,
      gross_income: 4_250_000,
      net_estimate: 4_250_000 - 591_050 - 53_190 - 395_250 - 359_125 - 76_500 - 55_250,
    });
    expect(reading.confirmations.map(({ rule, outcome }) => [rule, outcome])).toEqual([
      ['steuer_id_check', 'passed'],
      ['pension_shares', 'passed'],
    ]);
  });

  test.each([
    ['3.952,50', 'passed'],
    ['4.652,50', 'inconclusive'],
    ['3.052,50', 'failed'],
  ])('REP-08 an employer pays as much for the pension as the employee, or more: %s', async (employer, outcome) => {
    const reading = await readPages(certificate((line) => (line === '22a' ? employer : (amounts[line] ?? ''))));
    expect(reading.confirmations.find(({ rule }) => rule === 'pension_shares')?.outcome).toBe(outcome);
  });

  test('INC-04 numbers of lines that a picture has lost, or their full stops, join no two lines into one', async () => {
    const worn = certificate((line) => amounts[line] ?? '').map((line) =>
      line.replace('4. Einbehaltene Lohn', '   Einbehaltene Lohn').replace('25. Arbeit', '25 Arbeit'),
    );
    const reading = await readPages(worn);
    expect(valuesOf(reading)).toMatchObject({
      gross_wage: 4_250_000,
      wage_tax: 591_050,
      church_tax: 53_190,
      pension_employee: 395_250,
      health: 359_125,
      care: 76_500,
    });
  });

  test('INC-04 printed as a list, the certificate names both sides beside their captions', async () => {
    const reading = await readPages([
      'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
      'Arbeitgeber             Backhaus Ottmar e. K.',
      'Arbeitnehmer            Katrin Sievers',
      '3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.     29.412,00 EUR',
      '4. Einbehaltene Lohnsteuer von 3.                             2.310,00 EUR',
      '5. Einbehaltener Solidaritätszuschlag von 3.                      0,00 EUR',
      '6. Einbehaltene Kirchensteuer des Arbeitnehmers von 3.          207,90 EUR',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      payer_name: 'Backhaus Ottmar e. K.',
      person_name: 'Katrin Sievers',
      gross_income: 2_941_200,
      tax: 231_000,
    });
  });

  test('INC-04 the shares of employer and employee are read by their short names and without parts', async () => {
    const reading = await readPages([
      'Elektronische Lohnsteuerbescheinigung für 2025',
      '3. Bruttoarbeitslohn                 55.951,08',
      '4. Lohnsteuer von 3.                  8.448,96',
      '22. AG-Anteil ges. RV                 5.203,44',
      '23. AN-Anteil ges. RV                 5.203,44',
      '25. AN-Beiträge ges. KV               4.839,72',
      '26. AN-Beiträge soz. PV               1.342,80',
      '27. AN-Beiträge AV                      727,32',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      pension_employer: 520_344,
      pension_employee: 520_344,
      health: 483_972,
      care: 134_280,
      unemployment: 72_732,
    });
  });

  test('INC-04 rows of the numbered column between those of the address do not part name and town', async () => {
    const reading = await readPages([
      'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
      'Finanzamt',
      'Leipzig II',
      '04105 Leipzig',
      'Frau',
      'Anna Lindner',
      '                                            22. Arbeitgeberanteil',
      'Gartenstraße 12',
      '                                            23. Arbeitnehmeranteil',
      '22303 Hamburg',
    ]);
    expect(valuesOf(reading).person_name).toBe('Anna Lindner');
  });

  test('INC-04 rows of the numbered column between the caption and the employer are no employer', async () => {
    const reading = await readPages([
      'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
      'Frau',
      'Anna Lindner',
      'Gartenstraße 12',
      '22303 Hamburg',
      'Anschrift und Steuernummer des Arbeitgebers:',
      '                                                 Pflegeversicherung    1.051,20',
      'Nordwind Landtechnik GmbH',
      'Industriering 8, 29221 Celle',
    ]);
    expect(valuesOf(reading).payer_name).toBe('Nordwind Landtechnik GmbH');
  });

  test('a blank form yields nothing, not the numbers of its own lines', async () => {
    const values = valuesOf(await readPages(certificate(() => '')));
    expect([values.gross_wage, values.wage_tax, values.church_tax, values.gross_income, values.net_estimate]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

test.each([
  ['Steuerklasse 1 Arbeitgeber: Nordwind Logistik AG, Hamburg', 'Nordwind Logistik AG'],
  ['Personalnummer 77 Arbeitgeberin: Stadtbau eG', 'Stadtbau eG'],
  ['Anteil für Arbeitgeber und Arbeitnehmer', null],
])('INC-01 the employer within a row: %s', async (row, name) => {
  const reading = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    'Frau Anna Lindner, Gartenstraße 12, 22303 Hamburg',
    row,
    '1. Bescheinigungszeitraum                                  01.01.-31.12.',
    '3. Bruttoarbeitslohn einschl. Sachbezüge                   48.200,00',
    '4. Einbehaltene Lohnsteuer von 3.                           6.475,92',
  ]);
  expect(valuesOf(reading).payer_name).toBe(name);
});

test('INC-04 in cells, a caption that ends with the number of another cell keeps its figure', async () => {
  const reading = await readPages([
    'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
    '1. Bescheinigungszeitraum     2. Zeiträume ohne Anspruch      3. Bruttoarbeitslohn ohne 9. und',
    '                                                              10.',
    '      01.01. - 31.12.                                                 42.500,00',
    '4. Einbehaltene Lohnsteuer    5. Solidaritätszuschlag         6. Kirchensteuer des Arbeitnehmers von',
    '                                                              3.',
    '             5.910,50                                                    531,90',
    '22. Arbeitgeberanteil RV      23. Arbeitnehmeranteil zur      25. Arbeitnehmerbeiträge zur',
    '                              gesetzlichen Rentenversicherung Krankenversicherung',
    '             3.952,50                3.952,50                          3.591,25',
    '26. Pflegeversicherung        27. Arbeitslosenversicherung',
    '               765,00                   552,50',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_wage: 4_250_000, wage_tax: 591_050 });
});
