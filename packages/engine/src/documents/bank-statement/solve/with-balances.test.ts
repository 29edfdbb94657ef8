import { describe, expect, test } from 'vitest';
import { textPage } from '../testing/grid.ts';
import { bookings, outcomes, readPages, value } from '../testing/read-pages.ts';

const head = [
  'Sparkasse Musterstadt                            Kontoauszug März 2026',
  'Kontoinhaber Max Mustermann                      IBAN DE89370400440532013000',
];
const list = [
  'Datum        Verwendungszweck                                        Betrag EUR',
  '02.03.2026   Lastschrift Stadtwerke                                      -51,00',
  '09.03.2026   Karte REWE Originalbetrag 12,50 EUR                         -12,50',
  '30.03.2026   Gehalt Muster GmbH                                        1.500,01',
];
const foot = ['Ausgaben gesamt 63,50   Eingänge gesamt 1.500,01'];

describe('balances in words that nobody foresaw', () => {
  test('in sentences above the list', async () => {
    const reading = await readPages(
      textPage([
        ...head,
        'Zuletzt lagen auf diesem Konto 1.000,00 EUR zu Ihren Gunsten.',
        'Heute sind es 2.436,51 EUR.',
        ...list,
        ...foot,
      ]),
    );
    expect(bookings(reading)).toHaveLength(3);
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([100_000, 243_651]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('one in the red, said in words', async () => {
    const reading = await readPages(
      textPage([...head, 'Zuletzt waren es 200,00 EUR zu Ihren Lasten.', ...list, 'Heute sind es 1.236,51 EUR.']),
    );
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([-20_000, 123_651]);
  });

  test('the sums of both sides are no balances', async () => {
    const reading = await readPages(textPage([...head, ...list, ...foot]));
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([null, null]);
  });

  test('a sum carried to the next sheet is no balance', async () => {
    const reading = await readPages(
      textPage([...head, 'Zuletzt lagen hier 1.000,00 EUR.', ...list, 'Zwischenstand                 2.436,51']),
    );
    expect(value(reading, 'closing_balance')).toBeNull();
  });

  test('balances that the paper names and that do not fit are not replaced by others', async () => {
    const reading = await readPages(
      textPage([
        ...head,
        'Alter Saldo 1.000,00 EUR',
        'Neuer Saldo 2.400,00 EUR',
        ...list,
        'Werbung: 100,00 EUR statt 1.536,51 EUR',
      ]),
    );
    expect(outcomes(reading).statement_balance).toBe('failed');
    expect(value(reading, 'closing_balance')).toBe(240_000);
  });
});

test('balances told in sentences are named by their tense, so that bookings that do not fit are told', async () => {
  const told = [
    ...head,
    'Der Saldo Ihres Kontos betrug am 28. Februar 2026 1.000,00 EUR im Haben.',
    'Ihr Kontostand am 31. März 2026 beträgt 2.436,51 EUR im Haben.',
  ];
  expect(outcomes(await readPages(textPage([...told, ...list]))).statement_balance).toBe('passed');
  const forged = list.map((row) => row.replace('1.500,01', '1.900,01'));
  expect(outcomes(await readPages(textPage([...told, ...forged]))).statement_balance).toBe('failed');
});
