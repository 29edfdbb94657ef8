import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numericShort } from '../../wording/dates.ts';
import { minusBehind, signed } from '../../wording/money.ts';
import { cityLine, surnameFirst } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { modernItalian } from './words/italian.ts';

const print: TextStyle = { size: 8, family: 'times' };
const right: TextStyle = { ...print, align: 'right' };
const dot = (day: string): string => numericShort(day, '.');

function tableHead(paper: Paper, y: number): void {
  paper.box(45, y - 11, 505, 15, { fill: [0.88, 0.92, 0.9] });
  row(
    paper,
    y,
    [
      [50, 'Data op.'],
      [100, 'Data val.'],
      [150, 'Descrizione'],
      [460, 'Importo', { align: 'right' }],
      [545, 'Saldo progressivo', { align: 'right' }],
    ],
    { ...print, cut: 'bold', size: 7.5 },
  );
}

function front(paper: Paper, { person, start, end, number }: Statement): void {
  paper.text(45, 52, 'BPER:', { size: 20, cut: 'bold', ink: [0, 0.35, 0.3] });
  paper.text(108, 52, 'Banca', { size: 20, ink: [0, 0.35, 0.3] });
  paper.text(550, 48, `Estratto conto n. ${number} del ${dot(end)}`, { ...right, size: 10 });
  paper.text(550, 62, `Periodo ${dot(start)} - ${dot(end)}`, right);
  paper.lines(
    340,
    104,
    ['Gent.le Cliente', surnameFirst(person), person.address.street, cityLine(person.address)],
    12,
    { ...print, size: 10 },
  );
  paper.text(45, 110, 'Conto corrente On Demand', { ...print, cut: 'bold' });
  paper.text(45, 122, `IBAN ${person.account.iban}`, print);
  paper.text(45, 134, `Intestato a: ${surnameFirst(person)}`, print);
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  tableHead(paper, 190);
  const balanceAt = (y: number, label: string, amount: number): void => {
    paper.text(150, y, label, { ...print, cut: 'bold' });
    paper.text(545, y, signed(amount), { ...right, cut: 'bold' });
  };
  balanceAt(206, `Saldo iniziale al ${dot(start)}`, opening);
  const lines = (booking: Booking): string[] => modernItalian(booking).flatMap((line) => paper.wrap(line, 240, print));
  const how = {
    firstTop: 222,
    top: 84,
    bottom: 770,
    height: (booking: Booking) => lines(booking).length * 9.5 + 4,
    heading: () => tableHead(paper, 64),
    row: (y: number, booking: Booking) => {
      paper.text(50, y, dot(booking.date), print);
      paper.text(100, y, dot(booking.valueDate), print);
      paper.lines(150, y, lines(booking), 9.5, print);
      paper.text(460, y, minusBehind(booking.amount), right);
      paper.text(545, y, signed(booking.balance), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 6, 20, how);
  balanceAt(y, `Saldo finale al ${dot(end)}`, closing);
}

export const bper: StatementLayout = {
  name: 'bper',
  months: 1,
  imprint: { producer: 'iText 4.2.0 by 1T3XT', creator: 'BPER Banca', family: 'times' },
  holderOf: surnameFirst,
  prints: { valueDate: true, balance: true, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: modernItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => paper.text(550, 814, `Pagina ${page}/${pages}`, { ...right, size: 7 }));
  },
};
