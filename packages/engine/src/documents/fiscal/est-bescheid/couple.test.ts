import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const read = async (...lines: string[]) => valuesOf(await readPages(lines));

const couple = (first: string, second: string, both: string): string[] => [
  'Finanzamt Bad Homburg v.d. Höhe',
  'Norsk-Data-Straße 8, 61352 Bad Homburg                          Datum: 11.06.2026',
  'Herrn und Frau',
  'Jochen und Sabine Hartung',
  'Kiefernweg 12',
  '61348 Bad Homburg',
  'Einkommensteuerbescheid für 2025 (Zusammenveranlagung)',
  'Die Einkommensteuer wird festgesetzt auf                                               14.208,00 EUR',
  'Die Kirchensteuer (evangelisch) wird festgesetzt auf                                    1.278,72 EUR',
  `davon ab: Lohnsteuer ${first.padEnd(14)}                                                    11.460,00 EUR`,
  `davon ab: Lohnsteuer ${second.padEnd(14)}                                                     2.010,00 EUR`,
  'noch zu zahlen                                                                            738,00 EUR',
  'Besteuerungsgrundlagen',
  `                                             ${first.padStart(13)}   ${second.padStart(13)}  ${both.padStart(15)}`,
  'Einkünfte aus Gewerbebetrieb                                            8.400            8.400',
  'Einkünfte aus nichtselbständiger Arbeit',
  '  Bruttoarbeitslohn                                   62.400           19.800',
  '  Werbungskosten                                       2.140            1.230',
  '  verbleiben                                          60.260           18.570           78.830',
  'Einkünfte aus Vermietung und Verpachtung              -3.200                            -3.200',
  'Summe der Einkünfte                                   57.060           26.970           84.030',
  'Gesamtbetrag der Einkünfte                                                              84.030',
  'Zu versteuerndes Einkommen                                                              71.944',
  'Einkommensteuer nach Splittingtarif                                                     14.208',
];

describe('INC-01 the notice of a couple', () => {
  test.each([
    ['Ehemann', 'Ehefrau', 'Insgesamt'],
    ['stpfl. Person', 'Ehegatte', 'Gesamt'],
    ['Person A', 'Person B', 'Zusammen'],
  ])('tells what %s and %s earned each, and both', async (...heads) => {
    expect(await read(...couple(...heads))).toMatchObject({
      person_name: 'Jochen Hartung',
      person_gross_wage: 6_240_000,
      spouse_gross_wage: 1_980_000,
      person_income_employment: 6_026_000,
      spouse_income_employment: 1_857_000,
      income_employment: 7_883_000,
      income_business: 840_000,
      income_rental: -320_000,
      person_income: 5_706_000,
      spouse_income: 2_697_000,
      total_income: 8_403_000,
      church_tax: 127_872,
      tax_withheld: 1_347_000,
      tax_due: 73_800,
    });
  });

  test('says nothing of each without the heads of their columns', async () => {
    const lines = couple('Ehemann', 'Ehefrau', 'Insgesamt').filter((line) => !/^ +Ehemann/.test(line));
    const { person_gross_wage: first, spouse_income: second } = await read(...lines);
    expect([first ?? null, second ?? null]).toEqual([null, null]);
  });
});

describe('INC-01 income reckoned below a heading', () => {
  const single = (expenses: string): string[] => [
    'Finanzamt Köln-Süd                                              05.08.2026',
    'Frau',
    'Katharina Weidner',
    'Zülpicher Str. 211',
    '50937 Köln',
    'Bescheid für 2025 über Einkommensteuer, Solidaritätszuschlag und Kirchensteuer',
    '                                       Einkommensteuer    Solidaritätszuschlag    Kirchensteuer',
    'Festgesetzt werden                            9.842,00                    0,00           885,78',
    'Abzug vom Lohn                               10.311,00                    0,00           927,99',
    'mithin sind zu viel entrichtet                  469,00                    0,00            42,21',
    'Besteuerungsgrundlagen',
    'Einkünfte aus selbständiger Arbeit',
    '   aus freiberuflicher Tätigkeit                                                          1.250',
    'Einkünfte aus nichtselbständiger Arbeit',
    '   Bruttoarbeitslohn                                                     54.720',
    '   ab Werbungskosten',
    '   Entfernungspauschale                                    1.518',
    '   übrige Werbungskosten                                     350',
    `   Summe                                                                  ${expenses}`,
    '   Einkünfte                                                                              52.852',
    'Summe der Einkünfte                                                                       54.102',
    'Gesamtbetrag der Einkünfte                                                                54.102',
    'zu versteuerndes Einkommen                                                                43.061',
  ];

  test('is told with the expenses that lead to it, and all taxes that are given back', async () => {
    expect(await read(...single('1.868'))).toMatchObject({
      income_self_employed: 125_000,
      income_employment: 5_285_200,
      gross_wage: 5_472_000,
      work_expenses: 186_800,
      tax_refund: 51_121,
    });
  });

  test('expenses that do not lead from the wage to the income are not told', async () => {
    expect((await read(...single('1.968'))).work_expenses ?? null).toBeNull();
  });
});
