import { expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

test('INC-03 parts below captions that tell in brackets what they were reckoned from', async () => {
  const read = await readLines([
    'Holzbau Muster GmbH      Lohnabrechnung September 2026',
    'Herrn Max Muster, Am Markt 1, 12345 Musterstadt',
    '',
    'Gesamtbrutto                                                                          3.000,00',
    'Steuerbrutto         Lohnsteuer       Soli-Zuschlag      Kirchensteuer       Summe Steuern',
    '3.000,00             300,00           0,00               0,00                300,00',
    'KV (Brutto 3.000,00)         PV       RV (Brutto 3.000,00)          AV       Summe SV-Beiträge',
    '              262,50      54,00                     279,00       39,00                  634,50',
    'Nettoverdienst                                                                        2.065,50',
  ]);
  expect(valuesOf(read, 'gross', 'health', 'care', 'pension', 'unemployment', 'social_gross', 'net')).toEqual({
    gross: 300_000,
    health: 26_250,
    care: 5_400,
    pension: 27_900,
    unemployment: 3_900,
    social_gross: 300_000,
    net: 206_550,
  });
});
