import { italianParts } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { classicItalian } from './words/italian.ts';

const print: TextStyle = { size: 8, family: 'courier' };
const right: TextStyle = { ...print, align: 'right' };
const bold: TextStyle = { ...print, cut: 'bold' };
const side = (balance: number): string => (balance < 0 ? 'DEBITO' : 'CREDITO');
/** Day and month only: the year stands in the heading. */
const short = (day: string): string => dayAndMonth(day, '/', '');

function tableHead(paper: Paper, y: number): void {
  for (const x of [40, 80, 122, 560, 680, 800]) paper.rule(x, y - 12, x, 545, 0.3);
  row(
    paper,
    y,
    [
      [44, 'DATA'],
      [84, 'VALUTA'],
      [128, 'DESCRIZIONE OPERAZIONI'],
      [674, 'MOVIMENTI DARE', { align: 'right' }],
      [794, 'MOVIMENTI AVERE', { align: 'right' }],
    ],
    { size: 7, cut: 'bold' },
  );
  paper.rule(40, y - 12, 800, y - 12);
  paper.rule(40, y + 4, 800, y + 4);
}

function front(paper: Paper, { person, start, end }: Statement): void {
  paper.text(40, 42, 'CREDEM', { size: 17, cut: 'bold', ink: [0, 0.4, 0.2] });
  paper.text(300, 42, `ESTRATTO CONTO ANNO ${end.slice(0, 4)} - MOVIMENTI DAL ${numeric(start)} AL ${numeric(end)}`, {
    size: 9,
    cut: 'bold',
  });
  paper.lines(
    560,
    66,
    [surnameFirstUpper(person), person.address.street.toUpperCase(), cityLineUpper(person.address)],
    11,
    print,
  );
  paper.text(40, 66, `INTESTATO A: ${surnameFirstUpper(person)}`, print);
  paper.text(40, 78, `COORDINATE BANCARIE IBAN: ${italianParts(person.account.iban)}`, print);
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  const balanceAt = (y: number, label: string, amount: number): void => {
    paper.text(128, y, label, bold);
    paper.text(amount < 0 ? 674 : 794, y, plain(amount), { ...bold, align: 'right' });
  };
  tableHead(paper, 124);
  balanceAt(142, `SALDO INIZIALE A VS. ${side(opening)} AL ${numeric(start)}`, opening);
  const lines = (booking: Booking): string[] => paper.wrap(classicItalian(booking).join(' '), 420, print);
  const how = {
    firstTop: 156,
    top: 86,
    bottom: 540,
    height: (booking: Booking) => lines(booking).length * 9.5 + 2,
    heading: () => tableHead(paper, 54),
    carryDown: (y: number, balance: number) => balanceAt(y, 'A RIPORTARE', balance),
    carryUp: (y: number, balance: number) => {
      balanceAt(y - 14, 'RIPORTO', balance);
      return y;
    },
    row: (y: number, booking: Booking) => {
      paper.text(44, y, short(booking.date), print);
      paper.text(84, y, short(booking.valueDate), print);
      paper.lines(128, y, lines(booking), 9.5, print);
      paper.text(booking.amount < 0 ? 674 : 794, y, plain(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 3, 14, how);
  balanceAt(y, `SALDO FINALE A VS. ${side(closing)} AL ${numeric(end)}`, closing);
}

export const credem: StatementLayout = {
  name: 'credem',
  months: 3,
  imprint: { producer: 'Xenos D2e', creator: 'Credito Emiliano', family: 'helvetica', size: [841.89, 595.28] },
  holderOf: surnameFirstUpper,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: classicItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => paper.text(790, 575, `FOGLIO ${page}/${pages}`, { size: 6.5, align: 'right' }));
  },
};
