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

test('INC-04 a caption that breaks off before the span of months is none of them', async () => {
  const reading = await readPages([
    'Kurzfristige Erfolgsrechnung / BWA                   September 2026',
    '                 Sep/2026    % Ges.-    Jan/2026 - Sep/2026   % Ges.-    % Pers.-',
    'Umsatzerlöse     12.500,00   100,00             98.400,50     100,00      493,08',
    'Vorläufiges Ergebnis  4.210,75  33,69           31.120,10      31,63      165,72',
  ]);
  expect(valuesOf(reading)).toMatchObject({ revenue_to_date: 9_840_050, result_to_date: 3_112_010 });
});

test('without a head for the year to date its column is not guessed', async () => {
  const reading = await readPages([
    'Betriebswirtschaftliche Auswertung Sep/2026',
    'Vorläufiges Ergebnis     4.210,75     33,69',
  ]);
  expect(valuesOf(reading)).toMatchObject({ result_month: 421_075, result_to_date: null });
});

test('captions that run into each other: each amount has its percentage behind it', async () => {
  const reading = await readPages([
    'Clara Hoffmeister Illustration                           Kurzfristige Erfolgsrechnung September 2026',
    'Mandant 41188   Karolinenstraße 21, 90402 Nürnberg       BWA-Form 01',
    'Bezeichnung             Sep/2026    % Ges.-Leistg.Jan/2026 - Sep/2026         % Ges.-Leistg.',
    'Umsatzerlöse            5.412,00              100,00        46.883,50                 100,00',
    'Vorläufiges Ergebnis    3.946,30               72,92        31.180,00                  66,51',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Clara Hoffmeister',
    revenue_month: 541_200,
    revenue_to_date: 4_688_350,
    result_month: 394_630,
    result_to_date: 3_118_000,
  });
});

test.each(['kumuliert', 'kum. Werte', 'aufgelaufen', 'Jahreswert'])(
  'INC-01 a BWA with the months so far called %s tells both, and the costs',
  async (caption) => {
    const reading = await readPages([
      'Mandant: 20711 Tischlerei Reinhold Maurer',
      'Betriebswirtschaftliche Auswertung  08/2026',
      `Bezeichnung                        August 2026      % Ges.-    ${caption.padStart(11)}        % Ges.-`,
      '1020 Umsatzerlöse                   18.420,50       100,0      139.702,11        100,0',
      '1280 Gesamtkosten                    8.119,80        44,1       64.958,40         46,5',
      '1380 Vorläufiges Ergebnis            5.041,10        27,4       32.466,81         23,2',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'Reinhold Maurer',
      period: '2026-08',
      revenue_month: 1_842_050,
      revenue_to_date: 13_970_211,
      costs_month: 811_980,
      costs_to_date: 6_495_840,
      result_month: 504_110,
      result_to_date: 3_246_681,
    });
  },
);

test('a span that its narrow column breaks heads the year to date', async () => {
  const reading = await readPages([
    'Kurzfristige Erfolgsrechnung September 2026',
    'Malerbetrieb Heiko Lenz, Celle   Mandant 40117 Berater 128833',
    '                        Sep/2026     % Ges.-     % Ges.-     Jan/2026 -     % Ges.-     % Ges.-',
    'Bezeichnung                          Leistg.     Kosten      Sep/2026       Leistg.     Kosten',
    'Umsatzerlöse            31.240,50     100,00                 248.110,77      100,00',
    'Gesamtkosten            13.395,61      42,88                 120.206,62       48,45',
    'Vorläufiges Ergebnis     7.631,76      24,43                  49.560,85       19,98',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Heiko Lenz',
    revenue_month: 3_124_050,
    revenue_to_date: 24_811_077,
    costs_month: 1_339_561,
    costs_to_date: 12_020_662,
    result_month: 763_176,
    result_to_date: 4_956_085,
  });
});

test('the year to date may stand before the month, and costs with a minus are costs', async () => {
  const reading = await readPages([
    'Betriebswirtschaftliche Auswertung',
    'Monat August 2026, kumuliert Januar-August 2026 - Währung EUR',
    'Position                              Jan-Aug 2026      Aug 2026      Vorjahr Aug',
    'Umsatzerlöse                            104.812,00     13.204,50        12.510,00',
    'Summe Kosten                            -60.009,55     -7.364,40        -7.050,00',
    'Vorläufiges Ergebnis                     41.682,00      5.551,00         5.150,00',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    period: '2026-08',
    revenue_month: 1_320_450,
    revenue_to_date: 10_481_200,
    costs_month: 736_440,
    costs_to_date: 6_000_955,
    result_month: 555_100,
    result_to_date: 4_168_200,
  });
});
