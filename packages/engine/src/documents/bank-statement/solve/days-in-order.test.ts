import { describe, expect, test } from 'vitest';
import { decimalsOf } from '../money-words.ts';
import { run, textPage } from '../testing/grid.ts';
import { bookings, readPages, value } from '../testing/read-pages.ts';

const page = (captions: string) =>
  textPage([
    'Kontoauszug                                      IBAN DE89370400440532013000',
    'Kunde: Mustermann, Max',
    'Abrechnungszeitraum vom 01.03.2026 bis 31.03.2026',
    'Alter Saldo 1.000,00 EUR',
    'Neuer Saldo 2.424,01 EUR',
    captions,
    '01.03.2026   02.03.2026   Karte REWE                                        -51,00',
    '05.03.2026   05.03.2026   Strom                                             -12,50',
    '04.03.2026   05.03.2026   Karte ALDI                                        -12,50',
    '30.03.2026   30.03.2026   Gehalt Muster GmbH                              1.500,01',
  ]);

describe('a list is sorted by its days of booking', () => {
  test('where only the days of value are named', async () => {
    const reading = await readPages(
      page('Wertstellung Gebucht      Text                                              Betrag'),
    );
    expect(bookings(reading).map(([day]) => day)).toEqual(['2026-03-02', '2026-03-05', '2026-03-05', '2026-03-30']);
    expect(reading.transactions.map(({ value_date }) => value_date)).toContain('2026-03-04');
  });

  test('unless the paper names both columns', async () => {
    const reading = await readPages(
      page('Buchung      Wert         Text                                              Betrag'),
    );
    expect(bookings(reading).map(([day]) => day)).toContain('2026-03-04');
  });

  test('the time of a settlement above the list is that of the list, and a customer its holder', async () => {
    const reading = await readPages(
      page('Buchung      Wert         Text                                              Betrag'),
    );
    expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2026-03-01', '2026-03-31']);
    expect(value(reading, 'holder')).toBe('Mustermann, Max');
  });
});

test('days without a year do not make a paper write decimals with a point', () => {
  expect(decimalsOf(run('04.05 02.05 Karte 46,35', 0, 10))).toBe('comma');
  expect(decimalsOf(run('04.05 Card 46.35 1,946.35', 0, 10))).toBe('point');
});
