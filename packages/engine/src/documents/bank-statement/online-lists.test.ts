import { describe, expect, test } from 'vitest';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { readPages, value } from './testing/read-pages.ts';

describe('BANK-02 lists out of online banking', () => {
  test('headed by a word of its own, newest first, each day over its bookings', async () => {
    const reading = await readPages(
      textPage([
        'Musterbank eG – OnlineBanking',
        'Umsätze',
        'Konto: Giro · DE89 3704 0044 0532 0130 00',
        'Inhaber: Erika Muster',
        'Zeitraum: 01.10.2026 - 31.10.2026 Suche: keine',
        '',
        'Freitag, 30.10.2026',
        'Baumarkt am Ring                                  -5,61 EUR',
        'Kartenzahlung – Karte 4',
        'Mittwoch, 28.10.2026',
        'Beispiel GmbH                                 +2.019,90 EUR',
        'Lohn, Gehalt, Rente – Oktober',
        'Bäckerei Morgenrot                               -64,56 EUR',
        'Kartenzahlung – Karte 4',
        'Donnerstag, 01.10.2026',
        'Wohnbau Nord                                    -720,00 EUR',
        'Dauerauftrag – Miete Wohnung',
        'Diese Übersicht ersetzt keinen Kontoauszug.',
      ]),
    );
    expect(reading.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-10-01', -72_000],
      ['2026-10-28', -6_456],
      ['2026-10-28', 201_990],
      ['2026-10-30', -561],
    ]);
    expect([value(reading, 'holder'), value(reading, 'movement_list')]).toEqual(['Erika Muster', true]);
  });

  test('each day with the balance at its end, and amounts between a name and its kind', async () => {
    const page = textPage([
      'isola conto',
      'Mario Rossi - IT60 X054 2811 1010 0000 0123 456',
      'Estratto del periodo 01/10/2026 - 31/10/2026',
      'Saldo di partenza      Entrate           Uscite        Saldo a fine periodo',
      '2.033,18 €             +1.814,16 €       -72,38 €      3.774,96 €',
      'martedì 27 ottobre 2026                      saldo 3.774,96 €',
      'Pizzeria Aurora',
      '                                                      -21,88 €',
      'Carta',
      'Beispiel S.r.l.',
      '                                                   +1.814,16 €',
      'Stipendio ottobre',
      'giovedì 1 ottobre 2026                       saldo 1.982,68 €',
      'Luce Spa',
      '                                                      -50,50 €',
      'Addebito diretto',
    ]);
    expect(bankStatementReader.recognise(page)).not.toBeNull();
    const reading = await readPages(page);
    expect(reading.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-10-01', -5050],
      ['2026-10-27', 181_416],
      ['2026-10-27', -2188],
    ]);
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([203_318, 377_496]);
  });

  test('the word alone makes no list', () => {
    const page = textPage(['Buchungen', 'Wir bitten um Zahlung von 120,00 EUR bis zum 15.11.2026.', 'Ihr Reisebüro']);
    expect(bankStatementReader.recognise(page)).toBeNull();
  });

  test('sums of both sides below the list, as what is to somebody’s debit and credit', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug vom 31.10.2026     IBAN DE89 3704 0044 0532 0130 00',
        'Buchungstag   Verwendungszweck          zu Ihren Lasten   zu Ihren Gunsten',
        'Alter Kontostand vom 30.09.2026                                100,00',
        '05.10.2026    Beispiel GmbH Gehalt                           2.000,00',
        '06.10.2026    Miete                              500,00-',
        'Neuer Kontostand vom 31.10.2026                              1.600,00',
        'Folgeseite beachten. Summe zu Ihren Lasten 500,00- Summe zu Ihren Gunsten 2.000,00',
      ]),
    );
    expect([value(reading, 'total_debits'), value(reading, 'total_credits')]).toEqual([50_000, 200_000]);
  });

  test('whose account it is: before their address in one line, without titles', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug Nr. 10/2026',
        'Dr. Erika Muster · Am Markt 1, 12345 Musterstadt',
        'IBAN: DE89 3704 0044 0532 0130 00',
        '01.10.2026 bis 31.10.2026',
        'Beschreibung                 Verbuchungsdatum      Betrag',
        'Miete                        02.10.2026          -500,00€',
        'Beispiel GmbH                05.10.2026        +2.000,00€',
      ]),
    );
    expect(value(reading, 'holder')).toBe('Erika Muster');
  });

  test.each([
    ['30.10.2026', '28.10.2026', '01.10.2026'],
    ['Fr., 30. Oktober 2026', 'Mi., 28. Oktober 2026', 'Do., 1. Oktober 2026'],
    ['Gestern, 30.10.2026', 'Mi, 28.10.2026', 'Do, 01.10.2026'],
  ])('days over their bookings as %s', async (last, middle, first) => {
    const reading = await readPages(
      textPage([
        'Umsatzanzeige',
        'IBAN DE89 3704 0044 0532 0130 00        Kontoinhaber Erika Muster',
        last,
        'Markt am Ring                                            -23,45 EUR',
        'Kartenzahlung',
        middle,
        'Beispiel GmbH                                         +2.100,00 EUR',
        'Gehalt Oktober',
        first,
        'Hausverwaltung Nord                                     -700,00 EUR',
        'Dauerauftrag Miete',
      ]),
    );
    expect(reading.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-10-01', -70_000],
      ['2026-10-28', 210_000],
      ['2026-10-30', -2_345],
    ]);
  });

  test('a letter to two people: the first name below, and not the word between their salutations', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug 10/2026',
        'Herrn und Frau',
        'Prof. Dr. Max Muster',
        'Erika Muster',
        'Am Markt 1',
        '12345 Musterstadt',
        'Girokonto DE89 3704 0044 0532 0130 00',
        'Datum        Erläuterung                              Betrag EUR',
        'Kontostand am 30.09.2026                               1.000,00+',
        '01.10.2026   Miete                                       700,00-',
        'Kontostand am 31.10.2026                                 300,00+',
      ]),
    );
    expect(value(reading, 'holder')).toBe('Max Muster');
  });
});
