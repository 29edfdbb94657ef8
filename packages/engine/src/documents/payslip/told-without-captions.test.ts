import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { sheetOf } from '../../extraction/labels.ts';
import { germanLabels } from './de/labels.ts';
import { readLines } from './fixtures/read-lines.ts';
import { sumsOf } from './sums.ts';

const row = (caption: string, amount: string): string => `${caption}${amount.padStart(150 - caption.length)}`;
const slip = (sums: string): string[] => [
  'Blumenhaus Seidel OHG',
  'Zschochersche Str. 19, 04229 Leipzig',
  'Gehaltsabrechnung für Oktober 2026',
  'Name: Lea Nowak',
  row('Gehalt', '1.380,00'),
  row('Bruttoentgelt', '1.380,00'),
  row('Lohnsteuer', '0,00'),
  row('KV', '-98,45'),
  row('RV', '-103,45'),
  row('AV', '-14,46'),
  row('PV', '-33,32'),
  row('Nettoentgelt', '1.130,32'),
  '',
  sums,
];

describe('INC-03 sums of the year told in one row', () => {
  test.each([
    'Summen 2026 bis einschl. Oktober: Brutto 13.800,00 Lohnsteuer 0,00 RV 1.034,50 Netto 11.303,20',
    'Jahressummen: Brutto 13.800,00 Netto 11.303,20',
    'Seit Jahresbeginn Brutto 13.800,00 Netto 11.303,20',
  ])('are not those of the month: %s', async (sums) => {
    const sheets = [sheetOf(laidOutPage(slip(sums)), germanLabels)];
    const options = { ruled: false, without: new Set<string>(), yearlyRows: 0, monthly: new Set<string>() };
    const yearly = [...sumsOf(sheets, options).values()].flat().filter((sum) => sum.yearly);
    expect(yearly.map(({ value }) => value)).toContain(1_130_320);
    expect(yearly.map(({ value }) => value)).not.toContain(113_032);
    const { fields } = await readLines(slip(sums));
    expect([fields.gross?.value, fields.net?.value]).toEqual([138_000, 113_032]);
  });
});

test('INC-03 the heading of the year’s block says nothing of the month’s sum in its row', async () => {
  const lines = slip('').map((line) =>
    line.startsWith('Nettoentgelt') ? `Jahreswerte                  ${line}` : line,
  );
  expect((await readLines(lines)).fields.net?.value).toBe(113_032);
});

test('INC-03 a month in figures with its name behind it needs no caption', async () => {
  const lines = [
    'Ruhrlog Spedition GmbH & Co. KG                                  Entgeltabrechnung',
    'Industriestraße 55 · 44894 Bochum                                          10.2026 (Oktober)',
    '',
    ...slip('Netto 1.130,32').slice(3),
  ];
  expect((await readLines(lines)).fields.period?.value).toBe('2026-10');
  const other = lines.map((line) => line.replace('(Oktober)', '(März)'));
  expect((await readLines(other)).fields.period?.value ?? null).toBeNull();
});
