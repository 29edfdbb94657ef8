import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

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

  test('is their day as well where one amount was changed and no sum comes out any more', async () => {
    const changed = list.map((line) => line.replace('  30,00', ' 330,00'));
    const reading = await readPages(textPage([...head, ...changed, ...foot]));
    expect(bookings(reading)).toEqual(wanted.map(([day, cents]) => [day, cents === 3_000 ? 33_000 : cents]));
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'failed' });
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

test('BANK-02 a day stays with its booking however many lines lie between it and the amount', async () => {
  const text = (line: string): string => `               ${line}`;
  const long = [
    '06.03.2026     Lastschrift',
    ...[
      'EREF+LIU6476433',
      'SVWZ+RNr 76433',
      'Festnetz',
      'Vertragskonto',
      'MREF+LIU6476433',
      'CRED+DE93ZZZ',
      'Ende',
    ].map(text),
    text(`Danke${'-45,00'.padStart(52)}`),
    text('Kartenzahlung'),
    text(`ALDI${'-10,00'.padStart(53)}`),
  ];
  const reading = await readPages(
    textPage([
      ...head,
      '02.03.2026     Miete',
      text(`Haus 3${'-600,00'.padStart(51)}`),
      ...long,
      'Neuer Saldo vom 31.03.2026                                        345,00',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-03-02', -60_000],
    ['2026-03-06', -4_500],
    ['2026-03-06', -1_000],
  ]);
});

test('BANK-02 under the heading of a day a text belongs to the amount on its last line, with the account that it names', async () => {
  const row = (text: string, amount: string): string => `${text}${amount.padStart(78 - text.length)}`;
  const reading = await readPages(
    textPage([
      'Kontoauszug März 2026',
      'IBAN DE89370400440532013000',
      row('Wir haben für Sie gebucht', 'Umsatz'),
      row('Saldovortrag vom 01.03.2026', '1.000,00'),
      '2. März 2026',
      'Dauerauftrag Ingrid Meier IBAN DE02120300000000202051 Miete',
      row('März 2026', '600,00-'),
      row('Kartenzahlung REWE', '25,00-'),
      '4. März 2026',
      row('Gutschrift Erstattung', '30,00'),
      'Lastschrift Stadtwerke Abschlag',
      row('Strom', '50,00-'),
      row('Neuer Saldo vom 31.03.2026', '355,00'),
    ]),
  );
  expect(reading.transactions.map(({ date, amount, description }) => [date, amount, description])).toEqual([
    ['2026-03-02', -60_000, 'Dauerauftrag Ingrid Meier IBAN DE02120300000000202051 Miete März 2026'],
    ['2026-03-02', -2_500, 'Kartenzahlung REWE'],
    ['2026-03-04', 3_000, 'Gutschrift Erstattung'],
    ['2026-03-04', -5_000, 'Lastschrift Stadtwerke Abschlag Strom'],
  ]);
  expect(value(reading, 'iban')).toBe('DE89370400440532013000');
});

test('BANK-02 a transfer that is called like a carry is one where the sums say so, and has its text below it', async () => {
  const list = (carry: readonly string[], sum: string) =>
    textPage([
      'Kontoauszug März 2026          IBAN DE89370400440532013000',
      'Alter Saldo vom 28.02.2026                                      1.000,00',
      'Verwendungszweck                                                 Umsatz',
      '02.03.2026',
      'Kartenzahlung REWE                                               25,00-',
      ...carry,
      '04.03.2026',
      'Gutschrift Erstattung                                            30,00',
      `Neuer Saldo vom 31.03.2026                                     ${sum}`,
    ]);
  const carried = 'Übertrag                                                        140,00-';
  const transfer = await readPages(list([carried, 'Jonas Muster', 'Umbuchung Tagesgeld'], '  865,00'));
  expect(bookings(transfer)).toEqual([
    ['2026-03-02', -2_500],
    ['2026-03-02', -14_000],
    ['2026-03-04', 3_000],
  ]);
  expect(outcomes(transfer)).toMatchObject({ statement_balance: 'passed' });
  const handedOn = await readPages(list([carried], '1.005,00'));
  expect(bookings(handedOn)).toHaveLength(2);
});

test('BANK-02 a paper that calls itself monthly and lists a quarter keeps the day that it was drawn up to', async () => {
  const reading = await readPages(
    textPage([
      'Monatlicher Kontoauszug per 31.03.2026',
      'IBAN DE89370400440532013000',
      'Alter Saldo                                                     1.000,00',
      'Buchungstag    Verwendungszweck                                   Betrag',
      '05.01.2026     Lastschrift Stadtwerke                             -50,00',
      '12.01.2026     Kartenzahlung REWE                                 -25,00',
      '09.02.2026     Gutschrift Erstattung                               30,00',
      '04.03.2026     Miete                                             -600,00',
      'Neuer Saldo                                                       355,00',
    ]),
  );
  expect(value(reading, 'period_end')).toBe('2026-03-31');
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

test('BANK-02 one balance that does not follow stays told, though figures in the texts would make another list', async () => {
  const texts = [7.24, 9.77, 10.78, 38.15, 54.78, 22.99, 57.94, 28.61];
  const euros = (value: number): string => value.toFixed(2).replace('.', ',');
  let balance = 1_000;
  const rows = texts.flatMap((amount, place) => {
    balance -= amount;
    const day = `0${place + 1}/07`;
    const isChanged = place === 5;
    const printed = isChanged ? amount + 100 : amount;
    const row = `POS CARTA *4417`.padEnd(38) + `${day}     ${day}`.padEnd(16);
    return [
      `${row}${`${euros(printed)} D`.padStart(12)}${`${euros(balance)} A`.padStart(14)}`,
      place % 2 ? 'FARMACIA CENTRALE MILANO IM' : 'AMAZON EU SARL IMPORTO',
      `${place % 2 ? 'PORTO' : ''} ${euros(amount)} EUR`,
    ];
  });
  const reading = await readPages(
    textPage([
      'Estratto conto IBAN IT60X0542811101000000123456',
      'Periodo 01.07.2026 - 31.07.2026',
      'Dettaglio operazione                  Data      Data        Importo      Progressivo',
      '                                      valuta    contab.   movimento            saldo',
      `Saldo contabile iniziale al 30.06.2026${'1000,00 A'.padStart(42)}`,
      ...rows,
      `Saldo contabile finale al 31.07.2026${`${euros(balance)} A`.padStart(44)}`,
    ]),
  );
  expect(bookings(reading)).toHaveLength(texts.length);
  expect(outcomes(reading)).toMatchObject({ statement_running_balance: 'failed' });
});
