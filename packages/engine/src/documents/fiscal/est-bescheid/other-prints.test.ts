import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const read = async (...lines: string[]) => valuesOf(await readPages(lines));

test('a couple whose columns are headed by their names, with a settlement that says the sum of all taxes', async () => {
  expect(
    await read(
      'Frau Anna Seidel-Roth                                             Finanzamt Leipzig II',
      'Herrn Max Roth                                                    Erich-Weinert-Str. 20, 04105 Leipzig',
      'Karl-Heine-Str. 66                                                Datum: 29.04.2026',
      '04229 Leipzig                                                     Steuernummer: 231/207/08855',
      'Bescheid für 2025 über Einkommensteuer und Solidaritätszuschlag',
      'Abrechnung                                Einkommensteuer           Solidaritätszuschlag                  Summe',
      'Festsetzung                                      10.048,00                            0,00               10.048,00',
      '– Lohnsteuer                                     11.134,00                            0,00               11.134,00',
      'Erstattung                                        1.086,00                            0,00                1.086,00',
      'Zusammensetzung                                        Seidel-Roth, Anna    Roth, Max     zusammen',
      'Bruttoarbeitslohn                                                 44.910       41.200',
      'Einkünfte aus nichtselbständiger Arbeit                           41.790       39.720       81.510',
      'Summe der Einkünfte                                               41.790       39.720       81.510',
      'Einkommensteuer (Splittingverfahren)                                                        10.048',
    ),
  ).toMatchObject({
    tax: 1_004_800,
    solidarity_surcharge: 0,
    tax_withheld: 1_113_400,
    tax_refund: 108_600,
    person_gross_wage: 4_491_000,
    spouse_gross_wage: 4_120_000,
    person_income_employment: 4_179_000,
    spouse_income_employment: 3_972_000,
    is_joint: true,
  });
});

const head = [
  'Finanzamt Wetzlar',
  'Wetzlar, den 4. Juni 2026',
  'Herrn',
  'Thore Achen',
  'Langgasse 51',
  '35576 Wetzlar',
  'Bescheid für 2025 über Einkommensteuer und Solidaritätszuschlag',
];

test('results stand in a column beside that of their parts', async () => {
  expect(
    await read(
      ...head,
      'Einkünfte aus nichtselbständiger Arbeit',
      '  Bruttoarbeitslohn                                               18.400',
      '  ./. Arbeitnehmer-Pauschbetrag                                    1.230                 17.170',
      'Summe der Einkünfte                                                                      17.170',
      'tarifliche Einkommensteuer                                                                  755',
      'Zu Ihren Gunsten ergeben sich                                                            412,00',
    ),
  ).toMatchObject({
    income_employment: 1_717_000,
    work_expenses: 123_000,
    tariff_tax: 75_500,
    tax_refund: 41_200,
    issue_date: '2026-06-04',
  });
});

test('a figure beside what is taken off that is not what is left is no result', async () => {
  expect(
    await read(
      ...head,
      'Einkünfte aus nichtselbständiger Arbeit',
      '  Bruttoarbeitslohn                                               18.400',
      '  ./. Arbeitnehmer-Pauschbetrag                                    1.230                 18.170',
      'Nachzahlung                                                                              138,00',
    ),
  ).toMatchObject({ income_employment: null, work_expenses: null, tax_due: 13_800 });
});

test('narrow columns whose heads end with the currency', async () => {
  expect(
    await read(
      ...head,
      '                                      Einkommensteuer € Soli €',
      'festgesetzt werden                               355,00   0,00',
    ),
  ).toMatchObject({ tax: 35_500, solidarity_surcharge: 0 });
});

test('the wage stands in the row of its heading, and the settlement calls its result the amounts that remain', async () => {
  expect(
    await read(
      ...head,
      '                                         Einkommen-          Solidaritäts-         Insgesamt',
      '                                              steuer              zuschlag               EUR',
      'Festgesetzt werden                          5.768,00                  0,00',
      'ab Steuerabzug vom Lohn                    -1.412,00                  0,00',
      'Verbleibende Beträge                        1.056,00                  0,00          1.056,00',
      'Einkünfte aus Gewerbebetrieb als Einzelunternehmer                                     19.347',
      'Einkünfte aus nichtselbständiger Arbeit: Bruttoarbeitslohn             22.800',
      '  Arbeitnehmer-Pauschbetrag                                            -1.230',
      '  verbleiben                                                                           21.570',
      'Summe der Einkünfte                                                                    40.917',
    ),
  ).toMatchObject({
    gross_wage: 2_280_000,
    work_expenses: 123_000,
    income_employment: 2_157_000,
    income_business: 1_934_700,
    tax_due: 105_600,
    tax_refund: null,
  });
});

test('what was paid too much is given back', async () => {
  expect(
    await read(
      ...head,
      '                                 Einkommen-          Solidaritäts-              Kirchen-              Insgesamt',
      '                                      steuer           zuschlag                   steuer                   EUR',
      'Festgesetzt werden                  7.335,00                0,00                660,15',
      'Abzug vom Lohn                     -7.784,00                0,00                -700,56',
      'Überzahlung                          -449,00                0,00                 -40,41                 -489,41',
    ),
  ).toMatchObject({ tax: 733_500, tax_withheld: 778_400, tax_refund: 48_941, tax_due: null });
});

test('heads close to each other, the tariff beside its income and beside its tax, and a result with words in brackets', async () => {
  expect(
    await read(
      ...head,
      '                              Einkommensteuer Solid.zuschlag',
      'Festgesetzt werden                   6.120,00           0,00',
      'Abzug vom Lohn                       6.402,00           0,00',
      'Guthaben (wird erstattet)              282,00',
      'zu versteuern nach dem Grundtarif                  36.210,00',
      'tarifliche Einkommensteuer                          6.120,00',
    ),
  ).toMatchObject({
    tax: 612_000,
    solidarity_surcharge: 0,
    tax_withheld: 640_200,
    tax_refund: 28_200,
    tariff_tax: 612_000,
  });
});
