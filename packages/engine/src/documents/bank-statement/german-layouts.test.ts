import { describe, expect, test } from 'vitest';
import { pageOf, run, runTo, textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const iban = 'DE89370400440532013000';

describe('layouts of German statements', () => {
  test('the value date begins the second line, and income carries no sign', async () => {
    const reading = await readPages(
      textPage([
        'ING-DiBa AG · 60628 Frankfurt am Main           Auszugsnummer 3',
        'Herrn                                           Alter Saldo        1.000,00 Euro',
        'Max Mustermann                                  Neuer Saldo        2.449,01 Euro',
        `Musterweg 1                                     IBAN ${iban}`,
        'Kontoauszug März 2026                           Seite 1 von 1',
        'Buchung      Buchung / Verwendungszweck                               Betrag (EUR)',
        'Valuta',
        '02.03.2026   Lastschrift Stadtwerke Musterstadt                             -51,00',
        '03.03.2026   Abschlag 01.04.2026 ueber 51,00 EUR',
        '30.03.2026   Gehalt/Rente Muster GmbH                                     1.500,01',
        '31.03.2026   Lohn 03/2026',
        'Neuer Saldo                                                               2.449,01',
        'Abschluss für Konto',
        '01.01.2026 bis 31.03.2026      0,50 %                                         0,01',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-03-02', -5_100],
      ['2026-03-30', 150_001],
    ]);
    expect(reading.transactions.map(({ value_date }) => value_date)).toEqual(['2026-03-03', '2026-03-31']);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(reading.layout).toBe('commerzbank');
    expect(value(reading, 'holder')).toBe('Max Mustermann');
    expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2026-03-01', '2026-03-31']);
    expect(reading.transactions[1]?.counterparty).toBe('Muster GmbH');
  });

  test('the caption of value days stands below that of booking days, beside captions in two lines', async () => {
    const reading = await readPages(
      textPage([
        'GLS Bank                                        Kontoauszug 01.02.2026 - 28.02.2026',
        `Kontoinhaber: Max Mustermann                    IBAN ${iban}`,
        'Datum        Buchungstext                          Betrag         Neuer',
        'Wertst.                                            (€)       Kontostand (€)',
        '31.01.2026   Saldovortrag                                          1.000,00 H',
        '02.02.2026   Kartenzahlung',
        '01.02.2026   HORNBACH BAUMARKT//Stuttgart',
        '             01.02.2026 um 16:24 Uhr             14,42 S            985,58 H',
        '09.02.2026   Kartenzahlung',
        '07.02.2026   ROSSMANN//Hannover',
        '             07.02.2026 um 20:23 Uhr             29,50 S            956,08 H',
        '27.02.2026   Gehalt',
        '27.02.2026   Muster GmbH                      1.500,00 H          2.456,08 H',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-02-02', -1_442],
      ['2026-02-09', -2_950],
      ['2026-02-27', 150_000],
    ]);
    expect(reading.transactions.map(({ value_date }) => value_date)).toEqual([
      '2026-02-01',
      '2026-02-07',
      '2026-02-27',
    ]);
  });

  test('days over groups of bookings count, and not the value days beside the amounts, which are named a line above', async () => {
    const reading = await readPages(
      textPage([
        'COMMERZBANK AG                               Kontoauszug vom 31.10.2026',
        `Jens Muster                                  IBAN: ${iban}`,
        'Auszugszeitraum: 01.10.2026 - 31.10.2026',
        '                                             zu Ihren Lasten    zu Ihren Gunsten',
        'Angaben zu den Umsätzen            Valuta',
        '                                                         EUR                 EUR',
        'Alter Kontostand vom 30.09.2026                                           422,80',
        'Buchungsdatum: 13.10.2026',
        '  EDEKA MEYER Hannover             11.10.              26,15-',
        '  End-to-End-Ref.: TSV7VBSZVR',
        '  Auszahlung GAA Bahnhof           13.10.             150,00-',
        'Buchungsdatum: 29.10.2026',
        '  Nordsee SE Lohn Oktober          30.10.                               1.765,75',
        'Neuer Kontostand vom 31.10.2026                                         2.012,40',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-13', -2_615],
      ['2026-10-13', -15_000],
      ['2026-10-29', 176_575],
    ]);
    expect(reading.transactions.map(({ value_date }) => value_date)).toEqual([
      '2026-10-11',
      '2026-10-13',
      '2026-10-30',
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('the value date begins the second line and the amount ends the last, beside the value date or below it', async () => {
    const reading = await readPages(
      textPage([
        'Nordhafen Privatbank AG                          Kontoauszug 01.12.2025 - 31.12.2025',
        `Kontoinhaber: Max Mustermann                     IBAN ${iban}`,
        'Datum        Beschreibung                          Ausgänge    Eingänge',
        'Wert',
        '30.11.2025   Alter Saldo                                       1.000,00',
        '04.12.2025   CORE-LA',
        '01.12.2025   Finanzkasse Kfz-Steuer fuer 01.10.25 bis 3',
        '             0.09.26 Mandat YYC3955493                87,25',
        '08.12.2025   BARGELDAUSZAHLUNG',
        '06.12.2025   GA NR00004471 HAMBURG                    20,00',
        '30.12.2025   GEHALT',
        '30.12.2025   Muster GmbH',
        '             Lohn 12/2025                                      1.500,00',
        '31.12.2025   Neuer Saldo                                       2.392,75',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2025-12-04', -8_725],
      ['2025-12-08', -2_000],
      ['2025-12-30', 150_000],
    ]);
    expect(reading.transactions.map(({ value_date }) => value_date)).toEqual([
      '2025-12-01',
      '2025-12-06',
      '2025-12-30',
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('captions of both sides that stand closer than most are two columns, and one where only a blank parts them', async () => {
    const lines = (head: string, out: string, income: string) =>
      textPage([
        'Nordhafen Privatbank AG                          Kontoauszug 01.06.2026 - 30.06.2026',
        `Kontoinhaber: Max Mustermann                     IBAN ${iban}`,
        `Buchung      Wir haben gebucht                     ${head}`,
        `05.06.2026   Kaffeehaus am Wall                    ${out}`,
        `28.06.2026   Buchhandlung Meier                    ${income}`,
      ]);
    const wanted = [
      ['2026-06-05', -8_000],
      ['2026-06-28', 100_000],
    ];
    expect(bookings(await readPages(lines('Ausgang   Eingang', '  80,00          ', '       1.000,00')))).toEqual(
      wanted,
    );
    expect(bookings(await readPages(lines('Ausgang Eingang', '         -80,00', '       1.000,00')))).toEqual(wanted);
  });

  test('bookings stand under the date of their day', async () => {
    const reading = await readPages(
      textPage([
        'Commerzbank AG                                   Kontoauszug vom 31.05.2026',
        `Kontoinhaber Max Mustermann                      IBAN ${iban}`,
        'Zeitraum 01.05.2026 bis 31.05.2026',
        'Angaben zu den Umsätzen             Valuta     zu Ihren Lasten   zu Ihren Gunsten',
        'Alter Kontostand vom 30.04.2026                                          1.000,00',
        'Buchungsdatum: 04.05.2026',
        'Hausverwaltung Nord                 04.05              600,00-',
        'Miete Mai 2026',
        'REWE SAGT DANKE                     02.05               13,83-',
        'Buchungsdatum: 28.05.2026',
        'Muster GmbH                         28.05                                2.000,00',
        'Umbuchung Tagesgeld',
        'Neuer Kontostand vom 31.05.2026                                          2.386,17',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-05-04', -60_000],
      ['2026-05-04', -1_383],
      ['2026-05-28', 200_000],
    ]);
    expect(reading.transactions.map(({ value_date }) => value_date)).toEqual([
      '2026-05-04',
      '2026-05-02',
      '2026-05-28',
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(value(reading, 'account_type')).toBeNull();
  });

  test('booking and value date are one word, the sign stands apart', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug: Giro vom 01.08.2026 bis 31.08.2026',
        `IBAN ${iban}                 Kontostand alt EUR + 1.000,00`,
        'Buchung/Wert      Vorgang/Buchungsinformation             Soll          Haben',
        '03.08./04.08.     Dauerauftrag                        - 600,00',
        '                  Miete August 2026',
        '28.08./28.08.     Gutschrift Muster GmbH                           + 2.000,00',
        'Kontostand neu am 31.08.2026 EUR + 2.400,00',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-08-03', -60_000],
      ['2026-08-28', 200_000],
    ]);
    expect(reading.transactions[0]?.value_date).toBe('2026-08-04');
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('the text stands before the date, the balances on a page of their own', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug Nr. 06/2026',
        '01.06.2026 bis 30.06.2026',
        'Beschreibung                                   Verbuchungsdatum             Betrag',
        'Max Mustermann                                 19.06.2026               +5.000,00€',
        'Gutschriften',
        'IBAN: DE12500105170648489890 • BIC: INGDDEFFXXX',
        'Wertstellung 19.06.2026',
        'REWE Markt                                     20.06.2026                  -12,34€',
        'Wertstellung 20.06.2026',
        '',
        '',
        '',
        `Max Mustermann            IBAN: ${iban}`,
        'N26 Bank AG | Voltairestraße 8, 10179 Berlin',
      ]),
      textPage(
        [
          'Zusammenfassung',
          'Beschreibung                                                                Betrag',
          'Dein alter Kontostand                                                     +100,00€',
          'Ausgehende Transaktionen                                                   -12,34€',
          'Einkommende Transaktionen                                               +5.000,00€',
          'Dein neuer Kontostand                                                   +5.087,66€',
        ],
        2,
      ),
    );
    expect(bookings(reading)).toEqual([
      ['2026-06-19', 500_000],
      ['2026-06-20', -1_234],
    ]);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_totals: 'passed' });
    expect(value(reading, 'iban')).toBe(iban);
    expect(reading.transactions[0]?.counterparty_iban).toBe('DE12500105170648489890');
  });

  test('an amount that stands a little higher than its row still belongs to it', async () => {
    const row = (y: number, date: string, kind: string, amount: string): ReturnType<typeof run> => [
      ...run(date, 40, y),
      ...run(kind, 110, y),
      ...runTo(amount, 540, y - 5),
    ];
    const reading = await readPages(
      pageOf([
        ...run('Kontoauszug 10/2026', 40, 40),
        ...run(`IBAN ${iban}`, 40, 55),
        ...run('Datum', 40, 100),
        ...run('Erläuterung', 110, 100),
        ...runTo('Betrag EUR', 540, 100),
        ...run('Kontostand am 04.09.2026, Auszug Nr. 9', 110, 120),
        ...runTo('1.111,11', 540, 120),
        ...row(140, '05.09.2026', 'Basislastschrift', '-480,00'),
        ...run('Wohnungsbau eG Miete', 110, 152),
        ...row(170, '06.09.2026', 'Zahlungseingang', '9.000,00'),
        ...row(190, '07.09.2026', 'Überweisung', '-0,01'),
        ...run('Kontostand am 04.10.2026 um 18:05 Uhr', 110, 215),
        ...runTo('9.631,10', 540, 215),
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-09-05', -48_000],
      ['2026-09-06', 900_000],
      ['2026-09-07', -1],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('a date that runs down a narrow column around its row', async () => {
    const row = (
      y: number,
      day: string,
      month: string,
      text: string,
      income: string,
      expense: string,
      balance: string,
    ) => [
      ...run(day, 40, y - 10),
      ...run(month, 40, y),
      ...run('2025', 40, y + 10),
      ...run(text, 90, y),
      ...(income ? runTo(income, 420, y) : []),
      ...(expense ? runTo(expense, 490, y) : []),
      ...runTo(balance, 560, y),
    ];
    const reading = await readPages(
      pageOf([
        ...run('TRADE REPUBLIC BANK GMBH BRUNNENSTRASSE 19-21 10119 BERLIN', 40, 30),
        ...run('DATUM 01 Nov. 2025 - 30 Nov. 2025', 300, 50),
        ...run('KONTOÜBERSICHT', 40, 80),
        ...run('PRODUKT', 40, 95),
        ...run('ANFANGSSALDO', 150, 95),
        ...run('ZAHLUNGSEINGANG', 260, 95),
        ...run('ZAHLUNGSAUSGANG', 370, 95),
        ...run('ENDSALDO', 480, 95),
        ...run('Cashkonto', 40, 110),
        ...run('6.235,94 €', 150, 110),
        ...run('2.000,00 €', 260, 110),
        ...run('58,36 €', 370, 110),
        ...run('8.177,58 €', 480, 110),
        ...run('UMSATZÜBERSICHT', 40, 140),
        ...run('DATUM', 40, 155),
        ...run('TYP', 90, 155),
        ...run('BESCHREIBUNG', 150, 155),
        ...runTo('ZAHLUNGSEINGANG', 420, 155),
        ...runTo('ZAHLUNGSAUSGANG', 505, 155),
        ...runTo('SALDO', 560, 155),
        ...row(190, '21', 'Nov.', 'Handel Buy trade Bitcoin, quantity: 0.000801', '', '58,36 €', '6.177,58 €'),
        ...row(240, '28', 'Nov.', 'Überweisung Incoming transfer', '2.000,00 €', '', '8.177,58 €'),
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2025-11-21', -5_836],
      ['2025-11-28', 200_000],
    ]);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_running_balance: 'passed' });
  });

  test('balances in stars between the bookings are checkpoints', async () => {
    const reading = await readPages(
      textPage([
        'Consorsbank',
        'Kontoauszug 6                                        Blatt 1 / 1',
        `Datum 31.08.26                                       IBAN ${iban}`,
        'Buchungssaldo alt                                            523,37+',
        'Buchungssaldo neu                                            873,13+',
        'Text/Verwendungszweck           Datum  PNNr Wert      Soll      Haben',
        'EURO-UEBERW.                    10.08. 8420 10.08.         15.000,00+',
        '    MAX MUSTERMANN',
        '*** Kontostand zum 10.08. ***                              15.523,37+',
        'EFFEKTEN                        12.08. 8808 12.08.         14.650,24-',
        '    Kauf  WKN: A14Y6F',
        '*** Kontostand zum 12.08. ***                                 873,13+',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-08-10', 1_500_000],
      ['2026-08-12', -1_465_024],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('a transfer with the key of its kind beside its day is a booking, where balances stand in a column of their own', async () => {
    const reading = await readPages(
      textPage([
        'Nordhafen Privatbank AG                          Kontoauszug Juli 2026',
        `Max Mustermann                                   IBAN ${iban}`,
        'Erläuterung               Schl.   Buchungsdatum   Umsätze   S/H   Kontostand',
        'Saldovortrag vom 01.07.26                                          1.000,00 H',
        'Gehalt                    6427    28.07.26        500,00    H',
        'Muster GmbH',
        'Übertrag                  6792    28.07.26        130,00    S',
        'Max Mustermann',
        'VISA Debit Umsatz         4050    28.07.26         20,00    S      1.350,00 H',
        'Drogerie',
        'Schlusssaldo vom 31.07.26                                          1.350,00 H',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-07-28', 50_000],
      ['2026-07-28', -13_000],
      ['2026-07-28', -2_000],
    ]);
  });

  test('a report on several accounts gives the one with the bookings, by its own sums', async () => {
    const reading = await readPages(
      textPage([
        'Finanzreport Nr. 1 per 02.12.2025',
        'Max Mustermann                       Girokonto',
        'Buchungstag  Vorgang              Buchungstext                Ausgang',
        'Valuta       Referenz                                         Eingang',
        'Alter Saldo  16.10.2025                                          0,00',
        '05.11.2025   Übertrag             Betreff                    +530,00',
        '05.11.2025   HX21330964822567',
        '18.11.2025   Übertrag             auf Karte                   -20,00',
        '18.11.2025   HV513321F0339608',
        'Neuer Saldo  02.12.2025                                      +510,00',
        'Visa-Karte',
        'Buchungstag  Vorgang              Buchungstext                Ausgang',
        'Umsatztag    Referenz                                         Eingang',
        'Alter Saldo  16.10.2025                                          3,00',
        '18.11.2025   Guthabenübertrag     auf Karte                   +20,00',
        'Neuer Saldo  02.12.2025                                       +23,00',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2025-11-05', 53_000],
      ['2025-11-18', -2_000],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(value(reading, 'closing_balance')).toBe(51_000);
  });

  test('the sign stands apart from its amount and the opening balance below its caption', async () => {
    const reading = await readPages(
      textPage([
        'Deutsche Bank AG',
        'Kontoauszug vom 31.10.2026 bis 30.11.2026',
        'Kontoinhaber: Max Mustermann',
        'Auszug  Seite  IBAN                            Alter Saldo per 30.10.2026',
        `11      1/1    ${iban}          EUR          + 4.444,44`,
        'Buchung  Valuta  Vorgang                                   Soll        Haben',
        '02.11.   02.11.  SEPA Dauerauftrag an                   - 40,00',
        '                 Mustermann, Erika',
        '                 Verwendungszweck/ Kundenreferenz',
        '                 Taschengeld',
        '27.11.   27.11.  SEPA Überweisung von                             + 2.222,22',
        '                 Die Firma GmbH',
        '                 SALA Lohn/Gehalt',
        '                 Neuer Saldo                          EUR         + 6.626,66',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-11-02', -4_000],
      ['2026-11-27', 222_222],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
    expect(reading.transactions.map(({ counterparty, code }) => [counterparty, code])).toEqual([
      ['Mustermann, Erika', null],
      ['Die Firma GmbH', 'PURP:SALA'],
    ]);
  });

  test('a value date that is named inside of the text', async () => {
    const reading = await readPages(
      textPage([
        'Sparkasse Musterstadt     Kontoauszug 12/2026     DE89370400440532013000',
        'Datum       Erläuterung                                          Betrag EUR',
        '            Kontostand am 30.11.2026, Auszug Nr. 11               10.518,94',
        '01.12.2026  Dauerauftrag / Wert: 01.12.2026                         -650,00',
        '            Schulz Immobilien Miete',
        '29.12.2026  Entgeltabrechnung / Wert: 30.12.2026                      -9,50',
        '            Kontostand am 29.12.2026 um 20:04 Uhr                  9.859,44',
      ]),
    );
    expect(reading.transactions.map(({ value_date, description }) => [value_date, description])).toEqual([
      ['2026-12-01', 'Dauerauftrag Schulz Immobilien Miete'],
      ['2026-12-30', 'Entgeltabrechnung'],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('lines without columns that end each booking with its date and amount', async () => {
    const reading = await readPages(
      textPage([
        'ALEX EXAMPLE',
        'N26 Bank   Kontoauszug   IBAN: DE89370400440532013000',
        'Beschreibung Verbuchungsdatum Betrag',
        'NORTH STAR SUPERMARKET',
        'Mastercard - Groceries',
        '03.01.2026 -41,27 EUR',
        'BLUE RIVER ELECTRIC',
        'Abo Januar 2026',
        '04.01.2026 -87,45 EUR',
        'From Rainy Day Space',
        '04.01.2026 +520,00 EUR',
        'Vorläufiger Kontoauszug',
      ]),
    );
    expect(reading.transactions.map(({ amount, description }) => [amount, description])).toEqual([
      [-4_127, 'NORTH STAR SUPERMARKET Mastercard - Groceries'],
      [-8_745, 'BLUE RIVER ELECTRIC Abo Januar 2026'],
      [52_000, 'From Rainy Day Space'],
    ]);
  });

  test('a last line that says nothing but Kontostand is the balance', async () => {
    const reading = await readPages(
      textPage([
        'TARGOBANK     Kontoauszug Nr. 9     IBAN DE89370400440532013000',
        'Buchungstag   Wertstellung   Buchungstext                 Soll          Haben',
        '31.08.2026                   Saldovortrag                            1.000,00',
        '03.09.2026    03.09.2026     Gehalt                                  2.100,00',
        '05.09.2026    05.09.2026     Miete                      850,00',
        '30.09.2026                   Kontostand                              2.250,00',
      ]),
    );
    expect(reading.transactions.map(({ amount }) => amount)).toEqual([210_000, -85_000]);
    expect(reading.fields.closing_balance?.value).toBe(225_000);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('days below their bookings, and a column called amount that holds the balance', async () => {
    const reading = await readPages(
      textPage([
        'Wise                           EUR statement',
        '1 September 2026 [GMT+02:00] - 30 September 2026 [GMT+02:00]',
        'Description                                        Incoming     Outgoing       Amount',
        'Card transaction issued by Market                                  -67.34     2,032.66',
        '8 September 2026 Card ending in 1234',
        'Received money from Example GmbH                   2,100.00                   2,100.00',
        '3 September 2026 Transaction: TRANSFER-1',
      ]),
    );
    expect(reading.transactions.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
      ['2026-09-03', 210_000, 210_000],
      ['2026-09-08', -6_734, 203_266],
    ]);
    expect([reading.fields.period_start?.value, reading.fields.period_end?.value]).toEqual([
      '2026-09-01',
      '2026-09-30',
    ]);
  });

  test('days below their bookings: the bank is named around the list, not in it', async () => {
    const reading = await readPages(
      textPage([
        'wise',
        'EUR-Kontoauszug',
        '1. September 2026 [GMT+01:00] - 30. September 2026 [GMT+01:00]',
        'EUR am 30. September 2026                                                       1.911,00 EUR',
        'Saldo am 1. September 2026 (Beginn): 2.000,00 EUR',
        'Beschreibung                                       Eingehend    Ausgehend       Betrag',
        'Lastschrift an Santander Consumer Bank AG                         -189,00     1.911,00',
        '26. September 2026 Transaktion: DIRECT_DEBIT-2',
        'Geld erhalten von Beispiel GmbH mit Zweck             100,00                  2.100,00',
        'LOHN 08/26',
        '3. September 2026 Transaktion: TRANSFER-1',
      ]),
    );
    expect(reading.fields.bank?.value).toBe('Wise');
    expect(bookings(reading)).toEqual([
      ['2026-09-03', 10_000],
      ['2026-09-26', -18_900],
    ]);
    expect([reading.fields.opening_balance?.value, reading.fields.closing_balance?.value]).toEqual([200_000, 191_100]);
  });

  test('a label in brackets stands behind the holder it speaks of', async () => {
    const reading = await readPages(
      textPage([
        'Monatlicher Kontoauszug     IBAN DE89370400440532013000',
        'Herr Markus Reinhardt (Inhaber)',
        'Am Weißen Stein 30',
        '60433 Frankfurt am Main',
        'Buchungstag   Wertstellung   Buchungstext                 Soll          Haben',
        '31.08.2026                   Saldovortrag                            1.000,00',
        '03.09.2026    03.09.2026     Gehalt                                  2.100,00',
        '30.09.2026                   Kontostand                              3.100,00',
      ]),
    );
    expect(reading.fields.holder?.value).toBe('Markus Reinhardt');
  });
});
