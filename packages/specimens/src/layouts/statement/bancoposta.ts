import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numericShort } from '../../wording/dates.ts';
import { plain, signed } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { classicItalian } from './words/italian.ts';

const blue = [0.05, 0.2, 0.55] as const;
const yellow = [1, 0.86, 0.1] as const;
const print: TextStyle = { size: 8, family: 'helvetica' };
const right: TextStyle = { ...print, align: 'right' };

function tableHead(paper: Paper, y: number): void {
  paper.box(36, y - 16, 523, 22, { fill: yellow });
  row(
    paper,
    y - 7,
    [
      [40, 'DATA'],
      [92, 'DATA'],
    ],
    { size: 6.5, cut: 'bold', ink: blue },
  );
  row(
    paper,
    y,
    [
      [40, 'CONTABILE'],
      [92, 'VALUTA'],
      [210, 'ADDEBITI (-)', { align: 'right' }],
      [282, 'ACCREDITI (+)', { align: 'right' }],
      [296, 'DESCRIZIONE OPERAZIONI'],
    ],
    { size: 6.5, cut: 'bold', ink: blue },
  );
}

function front(paper: Paper, { person, start, end, opening, closing, number }: Statement): void {
  paper.text(40, 48, 'Posteitaliane', { size: 17, cut: 'bold', ink: blue });
  paper.text(40, 62, 'BancoPosta', { size: 10, ink: blue });
  paper.text(555, 48, 'ESTRATTO CONTO', { size: 12, cut: 'bold', align: 'right', ink: blue });
  paper.text(555, 62, `Periodo dal ${numericShort(start)} al ${numericShort(end)} - N. ${number}`, {
    size: 8,
    align: 'right',
  });
  paper.lines(
    330,
    104,
    [surnameFirstUpper(person), person.address.street.toUpperCase(), cityLineUpper(person.address)],
    12,
    { size: 9 },
  );
  paper.box(36, 150, 523, 58, { border: blue });
  const facts: readonly (readonly [number, number, string, string])[] = [
    [44, 162, 'INTESTATO A', surnameFirstUpper(person)],
    [44, 188, 'CODICE IBAN', person.account.iban],
    [330, 162, 'SALDO INIZIALE EUR', signed(opening)],
    [330, 188, 'SALDO FINALE EUR', signed(closing)],
    [450, 162, 'NUMERO CONTO', person.account.iban.slice(-12)],
  ];
  for (const [x, y, label, value] of facts) {
    paper.text(x, y, label, { size: 6, ink: blue });
    paper.text(x, y + 12, value, { size: 9, cut: 'bold' });
  }
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  tableHead(paper, 238);
  const balanceLine = (y: number, label: string, amount: number): void => {
    paper.text(amount < 0 ? 210 : 282, y, plain(amount), { ...right, cut: 'bold' });
    paper.text(296, y, label, { ...print, cut: 'bold' });
  };
  balanceLine(256, `SALDO INIZIALE AL ${numericShort(start)}`, opening);
  const lines = (booking: Booking): string[] => classicItalian(booking).flatMap((line) => paper.wrap(line, 255, print));
  const how = {
    firstTop: 271,
    top: 76,
    bottom: 778,
    height: (booking: Booking) => lines(booking).length * 9.5 + 4,
    heading: () => tableHead(paper, 56),
    row: (y: number, booking: Booking) => {
      paper.text(40, y, numericShort(booking.date), print);
      paper.text(92, y, numericShort(booking.valueDate), print);
      paper.text(booking.amount < 0 ? 210 : 282, y, plain(booking.amount), right);
      paper.lines(296, y, lines(booking), 9.5, print);
      paper.rule(36, y + how.height(booking) - 11, 559, y + how.height(booking) - 11, 0.2, [0.7, 0.7, 0.7]);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 8, 20, how);
  balanceLine(y, `SALDO FINALE AL ${numericShort(end)}`, closing);
}

export const bancoposta: StatementLayout = {
  name: 'bancoposta',
  months: 1,
  imprint: { producer: 'Apache FOP Version 1.1', creator: 'Apache FOP Version 1.1', family: 'helvetica' },
  holderOf: surnameFirstUpper,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: classicItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(297, 815, `${page}/${pages}`, { size: 7, align: 'centre' });
      paper.text(40, 815, 'Poste Italiane S.p.A. - Patrimonio BancoPosta', { size: 6 });
    });
  },
};
