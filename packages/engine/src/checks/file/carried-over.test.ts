import { expect, test } from 'vitest';
import { linesOf } from '../../documents/bank-statement/lines.ts';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { type PaperWords, readingOf } from '../run/testing/papers.ts';
import { carriedOver } from './carried-over.ts';

const bookings = ['02.10.2026 Kartenzahlung REWE -18,20', '05.10.2026 Miete -900,00'];

/** A statement of one page, with the bookings where the page prints them. */
function wayOf(rows: readonly string[], fields: PaperWords['fields'] = {}) {
  const page = pageOf(rows);
  const printed = linesOf([page]).filter(({ days }) => days.length > 0);
  const transactions = printed.map(({ box }) => ({
    date: '2026-10-02',
    value_date: null,
    amount: -1,
    description: '',
    balance: null,
    counterparty: null,
    counterparty_iban: null,
    code: null,
    page: 1,
    box,
  }));
  const reading = {
    ...readingOf({ kind: 'bank_statement', type: 'account_statement', fields }),
    pages: [1],
    transactions,
  };
  return carriedOver([page], reading)?.way ?? null;
}

test.each([
  ['ends with its balance', ['Alter Saldo 1.500,00', ...bookings, 'Neuer Saldo 581,80'], null],
  ['hands its balance on', ['Alter Saldo 1.500,00', ...bookings, 'Übertrag auf Seite 2 581,80'], 'on'],
  ['ends in between', ['Alter Saldo 1.500,00', ...bookings, 'Zwischensaldo 581,80'], 'on'],
  ['hands on and closes', ['Alter Saldo 1.500,00', ...bookings, 'Übertrag 581,80', 'Neuer Saldo 581,80'], null],
  ['takes a balance over', ['Riporto da pagina precedente 1.500,00', ...bookings, 'Saldo finale 581,80'], 'from'],
])('a statement that %s', (_, rows, way) => {
  expect(wayOf(rows)).toBe(way);
});

test('a statement that begins with a balance and ends without one is open', () => {
  const rows = ['Alter Saldo 1.500,00', ...bookings];
  const begun = { opening_balance: 150_000, period_end: '2026-10-31' };
  expect(wayOf(rows, begun)).toBe('open');
  expect(wayOf(rows, { ...begun, closing_balance: 58_180 })).toBeNull();
  expect(wayOf(rows, { period_end: '2026-10-31' })).toBeNull();
});
