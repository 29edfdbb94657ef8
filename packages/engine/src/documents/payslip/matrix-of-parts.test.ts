import { expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const slip = (base: string, taken: string, sums: { readonly gross: string; readonly net: string }): string[] => [
  'Kelterei Moosbach GmbH, Uferallee 7, 54470 Bernkastel',
  'Name: Erika Muster                 Entgeltabrechnung',
  'Abrechnungsmonat: 10/2026          Steuerklasse 5',
  `Gesamtbrutto                ${sums.gross}`,
  '                  KV           RV           AV           PV         Summe SV-Beiträge',
  `Brutto       ${base}`,
  `Beitrag AN   ${taken}`,
  `Gesetzliches Netto          ${sums.net}`,
  `Auszahlungsbetrag           ${sums.net}`,
];

test('INC-03 parts over two rows: what is taken stands below what it is reckoned from', async () => {
  const rows = slip(
    '2.400,00     2.400,00     2.400,00     2.400,00',
    '  210,00       223,20        31,20        43,20              507,60',
    { gross: '2.400,00', net: '1.892,40' },
  );
  expect(valuesOf(await readLines(rows), 'gross', 'health', 'pension', 'unemployment', 'care', 'net')).toEqual({
    ...{ gross: 240_000, net: 189_240, health: 21_000, pension: 22_320, unemployment: 3120, care: 4320 },
  });
});

test('INC-03 of a small job the base of the pension alone is told, and the gross stays what it is', async () => {
  const rows = slip(
    '    0,00       556,00         0,00         0,00',
    '    0,00        20,02         0,00         0,00               20,02',
    { gross: '  556,00', net: '  535,98' },
  );
  expect(valuesOf(await readLines(rows), 'gross', 'pension', 'net')).toEqual({
    ...{ gross: 55_600, pension: 2002, net: 53_598 },
  });
});
