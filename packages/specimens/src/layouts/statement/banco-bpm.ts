import { italianParts } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numericShort } from '../../wording/dates.ts';
import { minusBehind, plain } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { classicItalian } from './words/italian.ts';

const print: TextStyle = { size: 8, family: 'courier' };
const right: TextStyle = { ...print, align: 'right' };

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [40, 'DATA CONT.'],
      [92, 'VALUTA'],
      [144, 'DISPON.'],
      [262, 'IMPORTO', { align: 'right' }],
      [276, 'DESCRIZIONE DELLE OPERAZIONI'],
    ],
    { size: 6.5, cut: 'bold' },
  );
  paper.rule(38, y + 4, 557, y + 4, 0.8);
}

function front(paper: Paper, { person, end, number }: Statement): void {
  paper.text(40, 50, 'BANCO BPM', { size: 16, cut: 'bold', ink: [0, 0.3, 0.45] });
  paper.text(555, 50, `ESTRATTO CONTO AL ${numericShort(end)}`, { size: 10, cut: 'bold', align: 'right' });
  paper.text(555, 63, `N. ${number}/${end.slice(0, 4)}`, { size: 8, align: 'right' });
  paper.lines(
    320,
    100,
    [surnameFirstUpper(person), person.address.street.toUpperCase(), cityLineUpper(person.address)],
    11,
    print,
  );
  paper.text(40, 100, 'INTESTATARIO', { size: 6.5 });
  paper.text(40, 110, surnameFirstUpper(person), print);
  paper.text(40, 126, 'COORDINATE IBAN', { size: 6.5 });
  paper.text(40, 136, italianParts(person.account.iban), print);
}

/** The bank's interest sums: a page of figures that are no bookings. */
function scalar(paper: Paper, { bookings, end }: Statement): void {
  paper.nextPage();
  paper.text(40, 60, 'RIASSUNTO SCALARE', { size: 11, cut: 'bold' });
  paper.text(40, 74, `Competenze al ${numericShort(end)}`, { size: 8 });
  row(
    paper,
    96,
    [
      [40, 'VALUTA'],
      [200, 'SALDO', { align: 'right' }],
      [260, 'GIORNI', { align: 'right' }],
      [360, 'NUMERI DEBITORI', { align: 'right' }],
      [470, 'NUMERI CREDITORI', { align: 'right' }],
    ],
    { size: 6.5, cut: 'bold' },
  );
  bookings
    .filter((_, index) => index % 3 === 0)
    .slice(0, 40)
    .forEach((booking, index) => {
      row(
        paper,
        112 + index * 11,
        [
          [40, numericShort(booking.valueDate), { align: 'left' }],
          [200, minusBehind(booking.balance)],
          [260, '3'],
          [470, plain(Math.abs(booking.balance) * 3)],
        ],
        right,
      );
    });
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  tableHead(paper, 174);
  const balanceLine = (y: number, label: string, amount: number): void => {
    paper.text(276, y, label, { ...print, cut: 'bold' });
    paper.text(262, y, minusBehind(amount), { ...right, cut: 'bold' });
  };
  balanceLine(192, `SALDO INIZIALE A ${opening < 0 ? 'DEBITO' : 'CREDITO'} AL ${numericShort(start)}`, opening);
  const lines = (booking: Booking): string[] => classicItalian(booking).flatMap((line) => paper.wrap(line, 280, print));
  const how = {
    firstTop: 206,
    top: 88,
    bottom: 772,
    height: (booking: Booking) => lines(booking).length * 9.2 + 2.5,
    heading: () => tableHead(paper, 56),
    carryDown: (y: number, balance: number) => balanceLine(y + 5, 'A RIPORTARE', balance),
    carryUp: (y: number, balance: number) => {
      balanceLine(y - 14, 'RIPORTO', balance);
      return y;
    },
    row: (y: number, booking: Booking) => {
      paper.text(40, y, numericShort(booking.date), print);
      paper.text(92, y, numericShort(booking.valueDate), print);
      paper.text(144, y, numericShort(booking.date), print);
      paper.text(262, y, minusBehind(booking.amount), right);
      paper.lines(276, y, lines(booking), 9.2, print);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 6, 30, how);
  balanceLine(y, `SALDO CONTABILE FINALE AL ${numericShort(end)}`, closing);
  balanceLine(y + 12, `SALDO LIQUIDO FINALE AL ${numericShort(end)}`, closing);
}

export const bancoBpm: StatementLayout = {
  name: 'banco-bpm',
  months: 3,
  imprint: { producer: 'Papyrus DocEXEC', creator: 'ISIS Papyrus', family: 'helvetica' },
  holderOf: surnameFirstUpper,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: classicItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    scalar(paper, statement);
    onEveryPage(paper, (page, pages) =>
      paper.text(555, 815, `FOGLIO ${page} DI ${pages}`, { size: 6.5, align: 'right' }),
    );
  },
};
