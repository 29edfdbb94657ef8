import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const read = async (net: string, ...year: readonly string[]) =>
  valuesOf(
    await readLines([
      'Holzbau Muster GmbH      Entgeltabrechnung September 2026',
      'Herrn Max Muster, Am Markt 1, 12345 Musterstadt',
      '',
      'Gesamtbrutto                                              3.000,00',
      'Lohnsteuer                                                  300,00',
      'Krankenversicherung                                         262,50',
      'Rentenversicherung                                          279,00',
      'Arbeitslosenversicherung                                     39,00',
      'Pflegeversicherung                                           54,00',
      `Nettoentgelt                                              ${net}`,
      '',
      'Jahressummen',
      ...year,
    ]),
    'church_tax',
    'solidarity',
  );

describe('INC-03 a tax of which there was none in the year so far', () => {
  const none = ['Lohnsteuer   2.700,00', 'Soli   0,00', 'Kirchensteuer   0,00'];

  test('was none in the month, where the month adds up without it', async () => {
    expect(await read('2.065,50', ...none)).toEqual({ church_tax: 0, solidarity: 0 });
  });

  test('is not told where the month does not add up', async () => {
    expect(await read('2.038,50', ...none)).toEqual({ church_tax: null, solidarity: null });
  });

  test('is not told where the year had some of it', async () => {
    const some = ['Lohnsteuer   2.700,00', 'Soli   0,00', 'Kirchensteuer   24,30'];
    expect(await read('2.065,50', ...some)).toEqual({ church_tax: null, solidarity: 0 });
  });
});
