import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

test('a BWA tells the month from the year to date, and money from percentages', async () => {
  const reading = await readPages([
    'Kurzfristige Erfolgsrechnung   BWA-Nr. 1',
    'Bezeichnung             Sep/2026     % Ges.-Leistung     Jan/2026 - Sep/2026    % Ges.-Leistung',
    'Umsatzerlöse            12.500,00    100,00                  98.400,50          100,00',
    'Gesamtleistung          12.500,00    100,00                  98.400,50          100,00',
    'Vorläufiges Ergebnis     4.210,75     33,69                  31.120,10           31,63',
  ]);
  expect(reading).toMatchObject({ type: 'bwa', unread: [] });
  expect(valuesOf(reading)).toMatchObject({
    tax_year: 2026,
    period: '2026-09',
    revenue_month: 1_250_000,
    revenue_to_date: 9_840_050,
    result_month: 421_075,
    result_to_date: 3_112_010,
    gross_income: null,
  });
});

test('a month in the title is not the head of the columns', async () => {
  const reading = await readPages([
    'Betriebswirtschaftliche Auswertung August 2026',
    'Bezeichnung               Aug/2026     % Ges.-Leistung     Jan/2026 - Aug/2026',
    'Umsatzerlöse              9.100,00     100,00                        70.300,00',
    'Vorläufiges Ergebnis      3.000,00      32,97                        21.400,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    period: '2026-08',
    revenue_month: 910_000,
    revenue_to_date: 7_030_000,
    result_month: 300_000,
    result_to_date: 2_140_000,
  });
});

test('without a head for the year to date its column is not guessed', async () => {
  const reading = await readPages([
    'Betriebswirtschaftliche Auswertung Sep/2026',
    'Vorläufiges Ergebnis     4.210,75     33,69',
  ]);
  expect(valuesOf(reading)).toMatchObject({ result_month: 421_075, result_to_date: null });
});
