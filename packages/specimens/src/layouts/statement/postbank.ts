import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, numeric } from '../../wording/dates.ts';
import { bothSigned } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { directBankKind, plainGerman } from './words/german.ts';

const yellow = [1, 0.8, 0] as const;
const blue = [0, 0.1, 0.4] as const;
const print: TextStyle = { size: 8.5 };
const dot = (day: string): string => numeric(day, '.');
const kind = (booking: Booking): string =>
  booking.method === 'direct_debit' ? 'SDD Lastschr' : directBankKind(booking);
const words = (booking: Booking): string[] => [kind(booking), ...plainGerman(booking)];

function tableHead(paper: Paper, y: number): void {
  paper.box(50, y - 12, 497, 17, { fill: [1, 0.96, 0.8] });
  row(
    paper,
    y,
    [
      [54, 'Buchung/Wert'],
      [130, 'Vorgang/Buchungsinformation'],
      [455, 'Soll', { align: 'right' }],
      [543, 'Haben', { align: 'right' }],
    ],
    { size: 8, cut: 'bold', ink: blue },
  );
}

function front(paper: Paper, { person, start, end, opening, closing, number }: Statement): void {
  paper.box(0, 0, paper.width, 30, { fill: yellow });
  paper.text(50, 22, 'Postbank', { size: 18, cut: 'bold', ink: blue });
  paper.lines(
    50,
    90,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  paper.text(50, 170, `Kontoauszug: Postbank Giro vom ${dot(start)} bis ${dot(end)}`, {
    size: 12,
    cut: 'bold',
    ink: blue,
  });
  row(
    paper,
    192,
    [
      [50, 'Auszug'],
      [96, 'Jahr'],
      [140, 'Seite von'],
      [200, 'IBAN'],
      [543, 'Kontostand neu', { align: 'right' }],
    ],
    { size: 7 },
  );
  row(
    paper,
    204,
    [
      [50, String(number).padStart(3, '0')],
      [96, end.slice(0, 4)],
      [200, inGroups(person.account.iban)],
      [543, `EUR ${bothSigned(closing, ' ')}`, { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
  row(
    paper,
    220,
    [
      [50, `Kontoinhaber: ${naturalName(person)}`],
      [543, `Kontostand alt EUR ${bothSigned(opening, ' ')}`, { align: 'right' }],
    ],
    print,
  );
}

export const postbank: StatementLayout = {
  name: 'postbank',
  months: 1,
  imprint: { producer: 'CCC DocPortal', creator: 'Postbank', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    tableHead(paper, 248);
    const how = {
      firstTop: 266,
      top: 92,
      bottom: 755,
      height: (booking: Booking) => words(booking).length * 10.3 + 5,
      heading: () => tableHead(paper, 70),
      row: (y: number, booking: Booking) => {
        paper.text(54, y, `${dayAndMonth(booking.date)}/${dayAndMonth(booking.valueDate)}`, print);
        paper.lines(130, y, words(booking), 10.3, print);
        paper.text(booking.amount < 0 ? 455 : 543, y, bothSigned(booking.amount, ' '), { ...print, align: 'right' });
      },
    };
    const y = room(paper, flow(paper, statement.bookings, how) + 10, 20, how);
    row(
      paper,
      y,
      [
        [130, 'Kontostand neu'],
        [543, `EUR ${bothSigned(statement.closing, ' ')}`, { align: 'right' }],
      ],
      { ...print, cut: 'bold' },
    );
    onEveryPage(paper, (page, pages) => {
      if (page === 1) paper.text(140, 204, `1 ${pages}`, { ...print, cut: 'bold' });
      paper.text(543, 805, `Seite ${page} von ${pages}`, { size: 7, align: 'right' });
    });
  },
};
