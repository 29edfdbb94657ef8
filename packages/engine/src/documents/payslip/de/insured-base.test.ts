import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordlicht Backwaren GmbH      Lohnabrechnung September 2026', 'Mitarbeiterin: Erika Muster', ''];
const taken = (net: string, pension = '279,00', unemployment = '39,00'): string[] => [
  'Lohnsteuer                                 300,00-',
  'Krankenversicherung                        262,50-',
  `Rentenversicherung                         ${pension}-`,
  `Arbeitslosenversicherung                    ${unemployment}-`,
  'Pflegeversicherung                          54,00-',
  `Gesetzliches Netto                       ${net}`,
];

describe('INC-03 what contributions are reckoned from, where no slip prints it', () => {
  test('the gross without lines that say they are free, as both fixed shares bear out', async () => {
    const rows = ['Gehalt            3.000,00', 'Nachtzuschlag stfrei     150,00', 'Gesamtbrutto     3.150,00'];
    const read = await readLines([...head, ...rows, ...taken('2.215,50')]);
    expect(valuesOf(read, 'gross', 'social_gross')).toEqual({ gross: 315_000, social_gross: 300_000 });
  });

  test('what is taxed, in a month of short-time work', async () => {
    const rows = ['Gesamtbrutto     3.500,00', 'Steuerbrutto     3.000,00'];
    const read = await readLines([...head, ...rows, ...taken('2.565,50')]);
    expect(valuesOf(read, 'tax_gross', 'social_gross')).toEqual({ tax_gross: 300_000, social_gross: 300_000 });
  });

  test('nothing where the shares are those of no figure', async () => {
    const rows = ['Gehalt            3.000,00', 'Nachtzuschlag stfrei     150,00', 'Gesamtbrutto     3.150,00'];
    const read = await readLines([...head, ...rows, ...taken('2.235,50', '260,00', '38,00')]);
    expect(valuesOf(read, 'social_gross')).toEqual({ social_gross: null });
  });
});
