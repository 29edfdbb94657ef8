import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { germanMonthYear, numeric } from '../../wording/dates.ts';
import { signed } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { directBankKind, mandateOf } from './words/german.ts';

const orange = [1, 0.38, 0] as const;
const print: TextStyle = { size: 8.5 };
const right: TextStyle = { ...print, align: 'right' };
const dot = (day: string): string => numeric(day, '.');

/** Kind and party on the line of the booking day, the purpose on that of the value day. */
function words(booking: Booking): string[] {
  const { counterparty, purpose, method } = booking;
  const first = `${directBankKind(booking)} ${counterparty}`.trim();
  if (method === 'direct_debit')
    return [first, purpose, `Mandat: ${mandateOf(booking)}`, `Referenz: ${mandateOf(booking)}-${booking.date}`];
  if (method === 'fee') return [first, purpose];
  return [first, purpose, ...(method === 'card' || method === 'cash' ? [] : [`Referenz: ${booking.reference}`])];
}

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [56, 'Buchung'],
      [130, 'Buchung / Verwendungszweck'],
      [548, 'Betrag (EUR)', { align: 'right' }],
    ],
    { size: 8, cut: 'bold' },
  );
  paper.text(56, y + 10, 'Valuta', { size: 8, cut: 'bold' });
  paper.rule(56, y + 14, 548, y + 14, 1.2, orange);
}

function front(paper: Paper, { person, end, opening, closing, number }: Statement): void {
  paper.text(548, 50, 'ING', { size: 26, cut: 'bold', ink: orange, align: 'right' });
  paper.text(56, 104, 'ING-DiBa AG · 60628 Frankfurt am Main', { size: 6.5 });
  paper.lines(
    56,
    124,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12.5,
    { size: 10 },
  );
  const facts: readonly (readonly [string, string])[] = [
    ['Datum', dot(end)],
    ['Auszugsnummer', String(number)],
    ['Alter Saldo', `${signed(opening)} Euro`],
    ['Neuer Saldo', `${signed(closing)} Euro`],
    ['IBAN', inGroups(person.account.iban)],
    ['BIC', 'INGDDEFFXXX'],
  ];
  facts.forEach(([label, value], index) => {
    paper.text(345, 112 + index * 13, label, print);
    paper.text(548, 112 + index * 13, value, right);
  });
  paper.text(56, 222, `Girokonto Nummer ${person.account.iban.slice(-10)}`, { size: 12, cut: 'bold', ink: orange });
  paper.text(56, 238, `Kontoauszug ${germanMonthYear(end)}`, { size: 12, cut: 'bold' });
}

function movements(paper: Paper, { closing, bookings }: Statement): void {
  tableHead(paper, 264);
  const lines = (booking: Booking): string[] => words(booking).flatMap((line) => paper.wrap(line, 300, print));
  const how = {
    firstTop: 292,
    top: 92,
    bottom: 750,
    height: (booking: Booking) => lines(booking).length * 10.5 + 5,
    heading: () => tableHead(paper, 62),
    row: (y: number, booking: Booking) => {
      paper.text(56, y, dot(booking.date), print);
      paper.text(56, y + 10.5, dot(booking.valueDate), print);
      paper.lines(130, y, lines(booking), 10.5, print);
      paper.text(548, y, signed(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 8, 20, how);
  row(
    paper,
    y,
    [
      [130, 'Neuer Saldo'],
      [548, signed(closing), { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
}

export const ingDiba: StatementLayout = {
  name: 'ing-diba',
  months: 1,
  imprint: { producer: 'OpenText Exstream Version 16.6', creator: 'ING-DiBa AG', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: ['period_start'],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(548, page === 1 ? 196 : 48, `Seite ${page} von ${pages}`, { size: 8.5, align: 'right' });
      paper.text(56, 800, 'ING-DiBa AG · Theodor-Heuss-Allee 2 · 60486 Frankfurt am Main · HRB 7727', { size: 6 });
      paper.text(24, 560, `34GKKA${statement.person.account.iban.slice(-10)}_T`, { size: 5.5, turn: 90 });
    });
  },
};
