import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, readPages } from './testing/read-pages.ts';

const cell = (text: string): string => text.padStart(14);
const row = (left: string, text: string, amount = '', balance = ''): string =>
  `${left.padEnd(12)}${text.padEnd(48)}${cell(amount)}${cell(balance)}`;

describe('BANK-02 value days below booking days', () => {
  const head = [
    'Kontoauszug Girokonto 01.01.26 - 31.01.26     IBAN DE67701992303182325516',
    row('Buchung', 'Auftraggeber/Empfänger und Verwendungszweck', 'Umsatz', 'Saldo'),
    row('Valutadatum', ''),
    row('', 'Alter Saldo am 31.12.25', '', '+1.000,00'),
  ];

  test('the second day is the value day, however many lines the amount stands below it', async () => {
    const reading = await readPages(
      textPage([
        ...head,
        row('02.01.26', 'KARTENZAHLUNG EDEKA', '-40,00', '+960,00'),
        row('01.01.26', ''),
        row('05.01.26', 'LASTSCHRIFT PAYPAL EUROPE', '', ''),
        row('30.12.25', ', IHR EINKAUF MANDAT: PRA2989868'),
        row('', 'GLÄUBIGER-ID: DE60ZZZ85609782516', '-27,70', '+932,30'),
        row('07.01.26', 'LASTSCHRIFT STADTWERKE'),
        row('08.01.26', 'ABSCHLAG STROM', '-32,30', '+900,00'),
        row('', 'Neuer Saldo am 31.01.26', '', '+900,00'),
      ]),
    );
    expect(reading.transactions.map(({ date, value_date: value, amount }) => [date, value, amount])).toEqual([
      ['2026-01-02', '2026-01-01', -4_000],
      ['2026-01-05', '2025-12-30', -2_770],
      ['2026-01-07', '2026-01-08', -3_230],
    ]);
  });

  test('two bookings below each other stay two where each has its amount', async () => {
    const reading = await readPages(
      textPage([
        ...head,
        row('02.01.26', 'KARTENZAHLUNG EDEKA', '-40,00', '+960,00'),
        row('05.01.26', 'KARTENZAHLUNG REWE', '-60,00', '+900,00'),
        row('', 'Neuer Saldo am 31.01.26', '', '+900,00'),
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-01-02', -4_000],
      ['2026-01-05', -6_000],
    ]);
  });
});

describe('BANK-02 the new balance', () => {
  const list = (caption: string): string[] => [
    'Kontoauszug 01.03.2026 bis 31.03.2026       IBAN DE67701992303182325516',
    'ANFANGSSALDO 1.000,00+ EUR   ENDSALDO 900,00+ EUR',
    row('BU.-TAG', 'VORGANG/BUCHUNGSINFORMATION', 'BETRAG', caption),
    row('02-03-2026', 'LASTSCHRIFT'),
    row('', 'HUK-COBURG EREF+RXR8384251', '40,00-', '960,00+'),
    row('03-03-2026', 'RECHNUNG'),
    row('', '2026-4471 VOM 02.09.', '60,00-', '900,00+'),
  ];

  test.each(['SALDO', 'NEUER SALDO', 'NEUER KONTOSTAND'])(
    '%s heads the balances after each booking',
    async (caption) => {
      expect(bookings(await readPages(textPage(list(caption))))).toEqual([
        ['2026-03-02', -4_000],
        ['2026-03-03', -6_000],
      ]);
    },
  );
});
