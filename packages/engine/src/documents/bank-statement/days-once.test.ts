import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

const head = [
  'Kontoauszug 3/2026                 IBAN DE89370400440532013000',
  'Alter Saldo vom 28.02.2026                                      1.000,00',
  'Buchungstag    Verwendungszweck                                   Betrag',
];
const list = [
  '02.03.2026     Lastschrift Stadtwerke                             -50,00',
  '               Kartenzahlung REWE                                 -25,00',
  '               Gutschrift Erstattung                               30,00',
  '04.03.2026     Miete                                             -600,00',
  '               Kartenzahlung ALDI                                 -10,00',
];
const foot = ['Neuer Saldo vom 31.03.2026                                        345,00'];
const wanted = [
  ['2026-03-02', -5_000],
  ['2026-03-02', -2_500],
  ['2026-03-02', 3_000],
  ['2026-03-04', -60_000],
  ['2026-03-04', -1_000],
];

describe('BANK-02 a day that is printed once for all of its bookings', () => {
  test('is the day of each of them', async () => {
    const reading = await readPages(textPage([...head, ...list, ...foot]));
    expect(bookings(reading)).toEqual(wanted);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed' });
  });

  test.each([
    ['Seitensumme Soll', '-685,00'],
    ['Totale pagina addebiti', '-685,00'],
    ['Übertrag auf nächste Seite', '345,00'],
  ])('%s is none of them', async (caption, sum) => {
    const line = `               ${caption.padEnd(45)}${sum.padStart(12)}`;
    const reading = await readPages(textPage([...head, ...list, line, ...foot]));
    expect(bookings(reading)).toEqual(wanted);
  });
});

describe('BANK-02 balances beside the bookings', () => {
  const balanced = (changed: number, last: string): string[] => [
    'Kontoauszug 3/2026                 IBAN DE89370400440532013000',
    'Alter Saldo vom 28.02.2026                                                   1.000,00',
    'Buchungstag    Verwendungszweck                                   Betrag        Saldo',
    ...[950, 900, 850, 800, 750, 700].map(
      (balance, place) =>
        `0${place + 2}.03.2026     Kartenzahlung REWE                           ${(place === 3 ? changed : -50).toFixed(0).padStart(9)},00   ${String(balance).padStart(7)},00`,
    ),
    `Neuer Saldo vom 31.03.2026                                                   ${last}`,
  ];

  test('are not left aside because sums come out without them', async () => {
    expect(outcomes(await readPages(textPage(balanced(-50, '  700,00'))))).toMatchObject({
      statement_balance: 'passed',
      statement_running_balance: 'passed',
    });
    const raised = await readPages(textPage(balanced(950, '1.700,00')));
    expect(raised.transactions.filter(({ balance }) => balance !== null)).toHaveLength(6);
    expect(outcomes(raised)).toMatchObject({ statement_running_balance: 'failed' });
  });
});
