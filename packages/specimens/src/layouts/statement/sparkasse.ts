import { shiftDays } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { germanDay, numeric } from '../../wording/dates.ts';
import { bothBehind } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { plainGerman, savingsBankKind } from './words/german.ts';

const red = [0.89, 0, 0] as const;
const print: TextStyle = { size: 9, family: 'courier' };
const right: TextStyle = { ...print, align: 'right' };
const dot = (day: string): string => numeric(day, '.');
const words = (booking: Booking): string[] => [savingsBankKind(booking), ...plainGerman(booking)];

/** Purpose lines hold 35 letters and break wherever these are used up. */
const broken = (text: string): string[] => text.match(/.{1,35}/gu) ?? [];
const lines = (booking: Booking): string[] => words(booking).flatMap(broken);

function tableHead(paper: Paper, { person, number, end }: Statement, page: number): void {
  const y = page === 1 ? 268 : 96;
  paper.text(56, y - 26, `Kontoauszug ${number}/${end.slice(0, 4)}`, { size: 11, cut: 'bold' });
  const holder = page === 1 ? '' : `  ${naturalName(person)}`;
  paper.text(56, y - 13, `Giro Komfort ${person.account.iban.slice(-10)}, ${inGroups(person.account.iban)}${holder}`, {
    size: 8.5,
  });
  paper.rule(56, y - 9, 550, y - 9, 0.8);
  row(
    paper,
    y,
    [
      [56, 'Datum'],
      [118, 'Wert'],
      [180, 'Erläuterung'],
      [470, 'Betrag Soll EUR', { align: 'right' }],
      [550, 'Betrag Haben EUR', { align: 'right' }],
    ],
    { size: 7 },
  );
  paper.rule(56, y + 4, 550, y + 4, 0.4);
}

function front(paper: Paper, { person, end }: Statement): void {
  paper.box(500, 34, 20, 20, { fill: red });
  paper.text(494, 50, person.account.bank, { size: 13, cut: 'bold', ink: red, align: 'right' });
  paper.text(56, 106, 'Haspa Kontoservice 20454 Hamburg', { size: 6 });
  paper.lines(
    56,
    124,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  paper.text(400, 200, germanDay(shiftDays(end, 1)), { size: 9 });
}

function movements(paper: Paper, statement: Statement): void {
  const { start, end, opening, closing, bookings, number } = statement;
  tableHead(paper, statement, 1);
  const balanceAt = (y: number, label: string, amount: number): void => {
    paper.text(180, y, label, { ...print, cut: 'bold' });
    paper.text(550, y, bothBehind(amount), { ...right, cut: 'bold' });
  };
  balanceAt(286, `Kontostand am ${dot(shiftDays(start, -1))}, Auszug Nr. ${number - 1 || 12}`, opening);
  const how = {
    firstTop: 302,
    top: 132,
    bottom: 750,
    height: (booking: Booking) => lines(booking).length * 10.5 + 3,
    heading: () => tableHead(paper, statement, paper.pages),
    carryDown: (y: number, balance: number) => balanceAt(y + 6, 'Übertrag:', balance),
    carryUp: (y: number, balance: number) => {
      balanceAt(y - 17, 'Übertrag:', balance);
      return y;
    },
    row: (y: number, booking: Booking) => {
      paper.text(56, y, dot(booking.date), print);
      paper.text(118, y, dot(booking.valueDate), print);
      paper.lines(180, y, lines(booking), 10.5, print);
      paper.text(booking.amount < 0 ? 470 : 550, y, bothBehind(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 6, 40, how);
  balanceAt(y, `Kontostand am ${dot(end)} um 20:05 Uhr`, closing);
  paper.text(180, y + 16, 'Ihr Dispositionskredit EUR: 3.000,00', { size: 8 });
}

export const sparkasse: StatementLayout = {
  name: 'sparkasse',
  months: 1,
  imprint: { producer: 'Finanz Informatik', creator: 'FI OSPlus', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: ['period_start'],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(550, page === 1 ? 242 : 70, `Seite ${page} von ${pages}`, { size: 8, align: 'right' });
      paper.text(
        56,
        800,
        'Hamburger Sparkasse AG  Ecke Adolphsplatz/Großer Burstah  20457 Hamburg  BLZ 200 505 50  BIC HASPDEHHXXX',
        { size: 6 },
      );
    });
  },
};
