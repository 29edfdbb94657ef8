import { describe, expect, test } from 'vitest';
import { textPage } from '../../documents/bank-statement/testing/grid.ts';
import { readPages } from '../../documents/bank-statement/testing/read-pages.ts';
import type { Reading } from '../../documents/reading.ts';
import { pageSumsOn } from './ground/page-sums.ts';
import { sideSumsOn } from './ground/side-sums.ts';

const list = [
  'Data         Descrizione                          Addebiti     Accrediti',
  '01/10/2026   Saldo iniziale                                     1.000,00',
  '02/10/2026   Stipendio                                          1.500,00',
  '05/10/2026   Spesa                                   40,00',
  '09/10/2026   Affitto                                610,00',
  '31/10/2026   Saldo finale                                       1.850,00',
];

async function sums(above: readonly string[], below: readonly string[] = []) {
  const page = textPage(['Estratto conto al 31/10/2026', ...above, '', ...list, '', ...below]);
  const reading = (await readPages(page)) as Reading<'account_statement'>;
  expect(reading.transactions.map(({ amount }) => amount)).toEqual([150_000, -4_000, -61_000]);
  return sideSumsOn([page], reading).map(({ found, fits }) => [found, fits]);
}

describe('REP-08 the sums of both sides, printed as a pair', () => {
  test.each([
    ['side by side', ['Totale entrate: 1.500,00 EUR          Totale uscite: 550,00 EUR'], []],
    ['the other way round', ['Uscite: 550,00 EUR          Entrate: 1.500,00 EUR'], []],
    ['below their captions', ['Totale entrate       Totale uscite', '1.500,00             550,00'], []],
    ['one below the other', [], ['Totale accrediti        1.500,00', 'Totale addebiti           550,00']],
  ])('%s: one is what was booked, the other is not', async (_, above, below) => {
    expect(await sums(above, below)).toEqual([[55_000, false]]);
  });

  test('both are what was booked', async () => {
    const pair = await sums(['Totale entrate: 1.500,00 EUR          Totale uscite: 650,00 EUR']);
    expect(pair).toEqual([
      [65_000, true],
      [150_000, true],
    ]);
  });

  test.each([
    ['neither is of this list', ['Totale entrate: 3.500,00 EUR          Totale uscite: 2.550,00 EUR'], []],
    ['one is of fees', [], ['Totale accrediti        1.500,00', 'Spese e altri addebiti      5,90']],
    ['one is of a page', [], ['Totale accrediti        1.500,00', 'Totale pagina addebiti    610,00']],
    ['they do not stand below each other', [], ['Totale accrediti        1.500,00', 'Addebiti   550,00']],
    ['one stands alone', ['Totale uscite: 550,00 EUR'], []],
  ])('%s: nothing is said', async (_, above, below) => {
    expect((await sums(above, below)).filter(([, fits]) => !fits)).toEqual([]);
  });
});

test('REP-08 a booking whose text calls it carried over is no sum of its page', async () => {
  const page = textPage([
    'Kontoauszug Oktober 2026   Sparkasse Musterstadt   IBAN DE89370400440532013000',
    'Buchung      Verwendungszweck                                       Betrag',
    '01.10.2026   Anfangssaldo                                         1.000,00',
    '05.10.2026   Übertrag Tagesgeld                                    -220,00',
    '09.10.2026   Miete                                                 -500,00',
    '31.10.2026   Endsaldo                                               280,00',
  ]);
  const reading = (await readPages(page)) as Reading<'account_statement'>;
  expect(reading.transactions.map(({ amount }) => amount)).toEqual([-22_000, -50_000]);
  expect(pageSumsOn([page], reading)).toEqual([]);
});
