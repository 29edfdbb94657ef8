import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

describe('BANK-01 lists of few banks', () => {
  test('the word for the side behind an amount that stands first', async () => {
    const reading = await readPages(
      textPage([
        'PSD Bank Musterland eG',
        'Kontoauszug 10/2026   01.10.2026 bis 31.10.2026',
        '   Betrag (EUR) Soll/Haben    Buchung       Wert      Vorgang          Verwendungszweck',
        '         412,88 Soll          alter Kontostand vom 30.09.2026',
        '         712,40 Soll          01.10.2026    01.10.    Dauerauftrag     Miete 10/26',
        '       2.681,77 Haben         29.10.2026    29.10.    Lohn/Gehalt      Verdienst 10.2026',
        '          68,00 Soll          30.10.2026    30.10.    Lastschrift      Abschlag Strom',
        '       1.488,49 Haben         neuer Kontostand vom 31.10.2026',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-01', -71_240],
      ['2026-10-29', 268_177],
      ['2026-10-30', -6_800],
    ]);
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([-41_288, 148_849]);
  });

  test('signs in a column of their own, sums at the end of each month within the list', async () => {
    const reading = await readPages(
      textPage([
        'BCC MUSTRIA',
        'ESTRATTO CONTO N. 4/2026 periodo dal 01/08/2026 al 30/09/2026',
        'Data     Valuta    Descrizione operazione              Segno        Importo',
        'Saldo iniziale al 31/07/2026                           –             217,60',
        'AGOSTO 2026',
        '03/08    03/08     STIPENDIO MUSTRIA SPA               +           1.882,40',
        '05/08    05/08     BON. A FAV. VERDI AFFITTO           –             700,00',
        'Totali agosto: accrediti 1.882,40 – addebiti 700,00 – saldo a fine mese    +    964,80',
        'SETTEMBRE 2026',
        '01/09    01/09     STIPENDIO MUSTRIA SPA               +           1.855,12',
        '04/09    04/09     BON. A FAV. VERDI AFFITTO           –             700,00',
        'Saldo finale al 30/09/2026                             +           2.119,92',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-08-03', 188_240],
      ['2026-08-05', -70_000],
      ['2026-09-01', 185_512],
      ['2026-09-04', -70_000],
    ]);
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([-21_760, 211_992]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  const wise = (text: string): string[] => [
    'Wise',
    'EUR-Kontoauszug',
    'EUR am 30. September 2026 [GMT+02:00]                                        1.481,29 EUR',
    'Beschreibung                                   Eingang      Ausgang         Betrag',
    'Kartenumsatz bei Kaufland                                    -71,22       1.481,29',
    '29. September 2026 Karte: 7712',
    'Geld erhalten von Muster GmbH                   544,66                    1.552,51',
    '25. September 2026 Verwendungszweck: LOHN 09-2026',
    'In PLN umgewandelt                                          -250,00       1.007,85',
    text,
    'Kartenumsatz bei Netto                                       -42,15       1.257,85',
    '2. September 2026 Karte: 7712',
    'EUR am 1. September 2026 [GMT+02:00]                                      1.300,00 EUR',
  ];

  test('the third column beside either side is the balance, and a text may tell of another currency', async () => {
    const reading = await readPages(textPage(wise('11. September 2026 250,00 EUR zu 1.067,25 PLN')));
    expect(bookings(reading)).toEqual([
      ['2026-09-02', -4_215],
      ['2026-09-11', -25_000],
      ['2026-09-25', 54_466],
      ['2026-09-29', -7_122],
    ]);
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([130_000, 148_129]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('a booking whose day nobody found is missing from the bookings, and accuses nobody', async () => {
    const reading = await readPages(textPage(wise('vor einiger Zeit')));
    expect(reading.unread).toContain('transactions');
  });
});

describe('BANK-01 heads of statements', () => {
  test('the last day first, the captions below their values, the number in two languages', async () => {
    const rows = [
      '02.03.2026   Kartenzahlung REWE                           -50,00',
      '05.03.2026   Lohn                                       1.500,00',
    ];
    const list = ['Datum        Verwendungszweck                             Betrag', ...rows];
    const back = await readPages(textPage(['Estratto conto al 31/03/2026 - dal 01/03/2026', ...list]));
    expect([value(back, 'period_start'), value(back, 'period_end')]).toEqual(['2026-03-01', '2026-03-31']);
    const below = await readPages(
      textPage([
        'Kontoauszug',
        '14220756     DE02120300000000202051     3/2026',
        'Konto        IBAN                       Auszug',
        ...list,
      ]),
    );
    expect(value(below, 'statement_number')).toBe('3/2026');
    const both = await readPages(textPage(['KONTOAUSZUG / ESTRATTO CONTO Nr./N. 9/2026', ...list]));
    expect(value(both, 'statement_number')).toBe('9/2026');
  });
});
