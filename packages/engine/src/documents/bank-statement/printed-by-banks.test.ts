import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const iban = 'DE89370400440532013000';

describe('BANK-02 habits of banks', () => {
  test('blanks for thousands, and one date for all bookings of a day', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug 01.10.2026 - 31.10.2026     IBAN CH9300762011623852957',
        'Datum     Text                     Gutschrift  Lastschrift  Valuta        Saldo',
        '30.09.26  Kontostand                                                  12 000.00',
        '01.10.26  Dauerauftrag                            1 500.00  01.10.26',
        '          Lastschrift Strom                          90.50  02.10.26  10 409.50',
        '05.10.26  Gutschrift Lohn           3 210.00                05.10.26  13 619.50',
        '31.10.26  Kontostand                                                  13 619.50',
      ]),
    );
    expect(reading.transactions.map((row) => [row.date, row.value_date, row.amount, row.description])).toEqual([
      ['2026-10-01', '2026-10-01', -150_000, 'Dauerauftrag'],
      ['2026-10-01', '2026-10-02', -9_050, 'Lastschrift Strom'],
      ['2026-10-05', '2026-10-05', 321_000, 'Gutschrift Lohn'],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('text behind the amounts, in lines without columns; balances above them are told by their order', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug',
        'Kontostand per 01.10.2026 Kontostand per 31.10.2026 Summe Gutschriften Summe Belastungen',
        '€ 10,00 € 1.505,50 € 2.000,00 € 504,50',
        'Buchungsdatum Valutadatum Betrag Saldo Buchungstext',
        '05.10.2026 05.10.2026 2.000,00 2.010,00 Gehalt Oktober der Beispiel GmbH',
        '06.10.2026 07.10.2026 -500,00 1.510,00 Miete',
        '20.10.2026 20.10.2026 -4,50 1.505,50 Kaffee am Markt',
      ]),
    );
    expect(reading.transactions).toMatchObject([
      { date: '2026-10-05', amount: 200_000, balance: 201_000, description: 'Gehalt Oktober der Beispiel GmbH' },
      { date: '2026-10-06', value_date: '2026-10-07', amount: -50_000, balance: 151_000, description: 'Miete' },
      { date: '2026-10-20', amount: -450, balance: 150_550, description: 'Kaffee am Markt' },
    ]);
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([1_000, 150_550]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('day and amount at the end of lines without columns', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug 01.10.2026 bis 31.10.2026',
        'Beschreibung Verbuchungsdatum Betrag',
        'Gehalt der Beispiel GmbH für Oktober 05.10.2026 +2.000,00€',
        'Wertstellung 05.10.2026',
        'Miete 06.10.2026 -500,00€',
        'Wertstellung 07.10.2026',
        'Dein alter Kontostand +10,00€',
        'Dein neuer Kontostand +1.510,00€',
      ]),
    );
    expect(reading.transactions).toMatchObject([
      { date: '2026-10-05', amount: 200_000, description: 'Gehalt der Beispiel GmbH für Oktober' },
      { date: '2026-10-06', value_date: '2026-10-07', amount: -50_000, description: 'Miete' },
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });

  test('thousands too far from their amount leave it open', async () => {
    const reading = await readPages(
      textPage(['Kontoauszug Oktober 2026', 'Datum     Text               Betrag', '05.10.26  Lohn      3    000.00']),
    );
    expect(bookings(reading)).toEqual([]);
  });

  test('one word before the date is the text of a booking, and the value date may stand alone below', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug 01.10.2026 bis 31.10.2026',
        'Beschreibung                  Verbuchungsdatum        Betrag',
        'Zinsertrag                    01.10.2026             +15,01€',
        'Wertstellung 02.10.2026',
        'Miete                         03.10.2026            -500,00€',
        'Wertstellung 03.10.2026',
        'Anfangssaldo                                         600,00€',
        'Endsaldo                                             115,01€',
      ]),
    );
    expect(reading.transactions).toMatchObject([
      { date: '2026-10-01', value_date: '2026-10-02', amount: 1_501, description: 'Zinsertrag' },
      { date: '2026-10-03', value_date: '2026-10-03', amount: -50_000, description: 'Miete' },
    ]);
  });

  test('sums of a summary are no bookings because a span of days follows them on the next page', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug 01.10.2026 bis 31.10.2026',
        'Beschreibung                  Verbuchungsdatum        Betrag',
        'Miete an Muster               03.10.2026            -500,00€',
      ]),
      textPage(
        [
          'Übersicht',
          'Beschreibung                                          Betrag',
          'Alter Kontostand                                    +600,00€',
          'Gebühren                                              -4,00€',
          'Neuer Kontostand                                    +100,00€',
          'Steuern                                               -1,00€',
        ],
        2,
      ),
      textPage(['Gebühren', '01.10.2026 bis 31.10.2026', 'Steuern'], 3),
    );
    expect(bookings(reading)).toEqual([['2026-10-03', -50_000]]);
  });

  test('the value date in a column behind the text, and a balance in the customer’s favour', async () => {
    const reading = await readPages(
      textPage([
        'KONTOAUSZUG vom 31.10.2026',
        'Alter Saldo per 19.10.2026                                 100,00',
        'Datum  Buchungstext                       Wert             Betrag',
        '20.10  Muster Anna                        21.10          1.500,00',
        '27.10  Muster Anna                        27.10            250,00',
        'Neuer Saldo zu Ihren Gunsten                             1.850,00',
      ]),
    );
    expect(reading.transactions).toMatchObject([
      { date: '2026-10-20', value_date: '2026-10-21', amount: 150_000, description: 'Muster Anna' },
      { date: '2026-10-27', value_date: '2026-10-27', amount: 25_000 },
    ]);
    expect(value(reading, 'closing_balance')).toBe(185_000);
  });

  test('newest first, below the balance of the last day', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug',
        'Von Datum   Bis Datum                 Saldo vom 31-10-2026',
        '01-08-2026  31-10-2026                          1.184,38 €',
        'Datum       Beschreibung                            Betrag',
        '30-10-2026  Zinsgutschrift                         84,38 €',
        '02-09-2026  Einzahlung                          1.000,00 €',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-09-02', 100_000],
      ['2026-10-30', 8_438],
    ]);
    expect(
      (['period_start', 'period_end', 'opening_balance', 'closing_balance'] as const).map((name) =>
        value(reading, name),
      ),
    ).toEqual(['2026-08-01', '2026-10-31', null, 118_438]);
  });

  test('years of both dates below them, and a balance below its dated caption', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug vom 01.10.2026 bis 31.10.2026',
        'Auszug  Seite  von            Alter Saldo per 30.09.2026',
        '10      1      1                            EUR + 100,00',
        'Buchung Valuta  Vorgang               Soll         Haben',
        '15.10.  16.10.  Überweisung von                 + 400,00',
        '2026    2026    Muster Max',
        '                                   Neuer Saldo',
        '                                  EUR + 500,00',
      ]),
    );
    expect(reading.transactions).toMatchObject([
      { date: '2026-10-15', value_date: '2026-10-16', amount: 40_000, description: 'Überweisung von Muster Max' },
    ]);
    expect(value(reading, 'opening_balance')).toBe(10_000);
  });

  test('a heading below the list is no part of the last booking', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug 01.10.2026 - 31.10.2026',
        'Buchung Valuta Transaktionsinformation       Betrag',
        '05.10.  05.10. Überweisung               + 800,00 €',
        '               Muster Max',
        'Zusammenfassung',
        'Startsaldo                                   0,00 €',
        'Endsaldo                                   800,00 €',
      ]),
    );
    expect(reading.transactions[0]?.description).toBe('Überweisung Muster Max');
  });
});

const card = (title: string): string[] => [
  title,
  'Datum       Vorgang                          Betrag',
  'Alter Saldo 01.10.2026                        +0,00',
  '05.10.2026  Hotel                            -90,00',
  '06.10.2026  Taxi                             -10,00',
  '30.10.2026  Abrechnung                      +100,00',
  'Neuer Saldo 31.10.2026                        +0,00',
];

test('BANK-02 of several accounts the one for daily use is read, not the card with more bookings', async () => {
  const reading = await readPages(
    textPage([
      `Finanzreport Nr. 10 per 31.10.2026   IBAN ${iban}`,
      'Girokonto',
      'Datum       Vorgang                          Betrag',
      'Alter Saldo 01.10.2026                     +900,00',
      '30.10.2026  Abrechnung Karte               -100,00',
      'Neuer Saldo 31.10.2026                     +800,00',
      ...card('Visa-Karte 4711'),
    ]),
  );
  expect(bookings(reading)).toEqual([['2026-10-30', -10_000]]);
});

test('BANK-02 the account number is the one above the list that was read', async () => {
  const list = (name: string, number: string, amount: string, closing: string): string[] => [
    name,
    `IBAN: ${number}`,
    'Datum       Vorgang                          Betrag',
    'Alter Saldo 01.10.2026                     +900,00',
    `05.10.2026  Umbuchung                      ${amount}`,
    `06.10.2026  Umbuchung                        -1,00`,
    `Neuer Saldo 31.10.2026                     ${closing}`,
  ];
  const reading = await readPages(
    textPage([
      'Finanzreport Nr. 10 per 31.10.2026',
      ...list('Tagesgeldkonto', 'DE02120300000000202051', '+100,00', '+999,00'),
      ...list('Girokonto', iban, '-100,00', '+799,00'),
    ]),
  );
  expect(value(reading, 'iban')).toBe(iban);
  expect(value(reading, 'closing_balance')).toBe(79_900);
});

test('BANK-02 two accounts whose days say no year are kept apart', async () => {
  const list = (name: string, rows: readonly string[]): string[] => [
    name,
    'Datum  Tag  Buchungstext          Ausgaben   Einnahmen  Guthaben/Kredit',
    ...rows,
  ];
  const reading = await readPages(
    textPage([
      'F I N A N Z S T A T U S vom 01.10.2026 - 31.10.2026',
      ...list('ONLINE-KONTO 4711 EUR', [
        '30.09  MI   ANFANGSSALDO                                        500,00',
        '02.10  FR   Grundgebühr              3,95                       496,05',
        '13.10  DI   Umbuchung Muster                    100,00          596,05',
        '31.10  SA   ENDSALDO                                            596,05',
      ]),
      ...list('TAGESGELDKONTO 4712 EUR', [
        '30.09  MI   ANFANGSSALDO                                        100,00',
        '13.10  DI   Umbuchung Muster       100,00                         0,00',
        '31.10  SA   ENDSALDO                                              0,00',
      ]),
    ]),
  );
  expect(reading.transactions).toMatchObject([
    { date: '2026-10-02', amount: -395, description: 'Grundgebühr' },
    { date: '2026-10-13', amount: 10_000, description: 'Umbuchung Muster' },
  ]);
  expect(value(reading, 'closing_balance')).toBe(59_605);
});

describe('BANK-02 the account of the paper and that of the bank', () => {
  const pages = (foot: string) =>
    [1, 2, 3].map((number) => ({
      ...textPage([
        ...(number === 1
          ? ['Kontoauszug Oktober 2026', 'Kontoinhaber              IBAN', `Anna Muster               ${iban}`]
          : []),
        'Datum       Vorgang                          Betrag',
        `0${number}.10.2026  Einkauf                          -10,00`,
        '',
        foot,
      ]),
      number,
    }));

  test.each([
    'Zahlungen an die Bank: IBAN DE02120300000000202051',
    'Einzahlungen auf IBAN DE02120300000000202051',
    'Versamenti a favore della banca: IBAN DE02120300000000202051',
  ])('%s', async (foot) => {
    expect(value(await readPages(...pages(foot)), 'iban')).toBe(iban);
  });
});

describe('BANK-02 holder', () => {
  test('a caption for either', async () => {
    const lines = ['Kontoauszug Oktober 2026', 'Kontoinhaber/in: BEATE VOLKMANN', 'Neuer Saldo 1,00'];
    expect(value(await readPages(textPage(lines)), 'holder')).toBe('BEATE VOLKMANN');
  });

  const read = async (...lines: readonly string[]): Promise<unknown> =>
    value(
      await readPages(textPage(['Kontoauszug Oktober 2026', ...lines, '', '', 'Neuer Saldo 1,00', '', ''])),
      'holder',
    );

  test('the department of an adviser is nobody', async () => {
    expect(
      await read('anna muster               Kundenberatung Neustadt', '12345 Neustadt            12345 Neustadt'),
    ).toBeNull();
  });

  test('the foot of the page names the holder above an address beside the account number', async () => {
    const foot = [
      'Anna Muster                        Kontotyp: Girokonto',
      `Musterweg 1, 12345 Neustadt        IBAN: ${iban}`,
    ];
    expect(await read('', '', '', '', '', ...foot)).toBe('Anna Muster');
  });
});
