import { shiftDays } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, numeric } from '../../wording/dates.ts';
import { sollHaben } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { plainGerman, savingsBankKind } from './words/german.ts';

const blue = [0, 0.22, 0.55] as const;
const print: TextStyle = { size: 9, family: 'courier' };
const right: TextStyle = { ...print, align: 'right' };
const bold: TextStyle = { ...print, cut: 'bold' };
const dot = (day: string): string => numeric(day, '.');
const words = (booking: Booking): string[] => [savingsBankKind(booking), ...plainGerman(booking)];
const lines = (booking: Booking): string[] => words(booking).flatMap((line) => line.match(/.{1,40}/gu) ?? []);

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [50, 'Bu-Tag'],
      [92, 'Wert'],
      [134, 'Vorgang'],
    ],
    { size: 8, cut: 'bold' },
  );
  paper.rule(50, y + 4, 548, y + 4, 0.6);
}

function front(paper: Paper, { person, end, number }: Statement): void {
  paper.text(50, 52, 'Berliner Volksbank', { size: 17, cut: 'bold', ink: blue });
  paper.lines(
    50,
    120,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  const facts: readonly (readonly [string, string])[] = [
    ['Kontoauszug Nr.', `${number}/${end.slice(0, 4)}`],
    ['erstellt am', dot(shiftDays(end, 1))],
    ['IBAN', inGroups(person.account.iban)],
    ['BIC', 'BEVODEBBXXX'],
    ['Kontoinhaber', naturalName(person)],
  ];
  facts.forEach(([label, value], index) => {
    paper.text(330, 110 + index * 13, label, { size: 8 });
    paper.text(410, 110 + index * 13, value, { size: 8, cut: 'bold' });
  });
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  tableHead(paper, 216);
  const balanceAt = (y: number, label: string, amount: number): void => {
    paper.text(134, y, label, bold);
    paper.text(548, y, sollHaben(amount), { ...bold, align: 'right' });
  };
  balanceAt(234, `alter Kontostand vom ${dot(shiftDays(start, -1))}`, opening);
  const how = {
    firstTop: 254,
    top: 100,
    bottom: 745,
    height: (booking: Booking) => lines(booking).length * 10.5 + 2,
    heading: () => tableHead(paper, 62),
    carryDown: (y: number, balance: number) => balanceAt(y + 8, 'Übertrag auf Blatt', balance),
    carryUp: (y: number, balance: number) => {
      balanceAt(y - 18, 'Übertrag von Blatt', balance);
      return y;
    },
    row: (y: number, booking: Booking) => {
      paper.text(50, y, dayAndMonth(booking.date), print);
      paper.text(92, y, dayAndMonth(booking.valueDate), print);
      paper.lines(134, y, lines(booking), 10.5, print);
      paper.text(548, y, sollHaben(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 8, 30, how);
  paper.rule(134, y - 10, 548, y - 10, 0.4);
  balanceAt(y + 2, `neuer Kontostand vom ${dot(end)}`, closing);
}

export const volksbank: StatementLayout = {
  name: 'volksbank',
  months: 1,
  imprint: { producer: 'Atruvia AG', creator: 'agree21', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: ['period_start'],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(548, 792, `Blatt ${page} von ${pages}`, { size: 7, align: 'right' });
      paper.text(30, 500, '00148 0318 / 20771', { size: 5, turn: 90 });
    });
  },
};
