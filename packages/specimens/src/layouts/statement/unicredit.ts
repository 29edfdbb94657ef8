import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numericShort } from '../../wording/dates.ts';
import { minusBehind, plain } from '../../wording/money.ts';
import { cityLineUpper, naturalUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { classicItalian } from './words/italian.ts';

const red = [0.85, 0.05, 0.1] as const;
const print: TextStyle = { size: 7.5, family: 'courier' };
const right: TextStyle = { ...print, align: 'right' };

function tableHead(paper: Paper, y: number): void {
  paper.box(36, y - 10, 523, 14, { fill: [0.92, 0.92, 0.92] });
  row(
    paper,
    y,
    [
      [40, 'DATA'],
      [88, 'VALUTA'],
      [410, 'ADDEBITI', { align: 'right' }],
      [482, 'ACCREDITI', { align: 'right' }],
      [140, 'DESCRIZIONE'],
    ],
    { size: 6.5, cut: 'bold' },
  );
  paper.text(555, y, 'SALDO', { size: 6.5, cut: 'bold', align: 'right' });
}

function front(paper: Paper, { person, start, end, number }: Statement): void {
  paper.oval(52, 46, 12, 12, { fill: red });
  paper.text(70, 51, 'UniCredit', { size: 18, cut: 'bold' });
  paper.text(555, 46, `ESTRATTO CONTO N. ${String(number).padStart(3, '0')}`, {
    size: 10,
    cut: 'bold',
    align: 'right',
  });
  paper.text(555, 58, `dal ${numericShort(start)} al ${numericShort(end)}`, { size: 8, align: 'right' });
  paper.lines(
    330,
    96,
    ['Spett.le', naturalUpper(person), person.address.street.toUpperCase(), cityLineUpper(person.address)],
    11,
    { size: 9 },
  );
  paper.text(40, 110, 'CONTO MY GENIUS', { size: 8, cut: 'bold' });
  paper.text(40, 124, `IBAN ${inGroups(person.account.iban)}`, { size: 8 });
  paper.text(40, 136, `Intestato a ${naturalUpper(person)}`, { size: 8 });
  paper.text(40, 148, 'BIC UNCRITM1XXX   Valuta EUR', { size: 8 });
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  const balanceLine = (y: number, label: string, amount: number): void => {
    paper.text(140, y, label, { ...print, cut: 'bold' });
    paper.text(555, y, minusBehind(amount), { ...right, cut: 'bold' });
  };
  tableHead(paper, 182);
  balanceLine(198, `SALDO INIZIALE AL ${numericShort(start)}`, opening);
  const how = {
    firstTop: 212,
    top: 86,
    bottom: 770,
    height: (booking: Booking) =>
      classicItalian(booking).flatMap((line) => paper.wrap(line, 215, print)).length * 8.6 + 3.5,
    heading: () => tableHead(paper, 56),
    carryDown: (y: number, balance: number) => balanceLine(y + 4, 'SALDO DA RIPORTARE', balance),
    carryUp: (y: number, balance: number) => {
      balanceLine(y - 12, 'SALDO RIPORTATO', balance);
      return y + 4;
    },
    row: (y: number, booking: Booking) => {
      const lines = classicItalian(booking).flatMap((line) => paper.wrap(line, 215, print));
      paper.text(40, y, numericShort(booking.date), print);
      paper.text(88, y, numericShort(booking.valueDate), print);
      paper.lines(140, y, lines, 8.6, print);
      paper.text(booking.amount < 0 ? 410 : 482, y, plain(booking.amount), right);
      paper.text(555, y, minusBehind(booking.balance), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 6, 20, how);
  balanceLine(y, `SALDO FINALE AL ${numericShort(end)}`, closing);
}

export const unicredit: StatementLayout = {
  name: 'unicredit',
  months: 1,
  imprint: { producer: 'OpenText Output Transformation Engine', creator: 'UniCredit S.p.A.', family: 'helvetica' },
  holderOf: naturalUpper,
  prints: { valueDate: true, balance: true, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: classicItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(40, 812, 'UniCredit S.p.A. - Piazza Gae Aulenti 3 - Tower A - 20154 Milano', { size: 6 });
      paper.text(555, 812, `pag. ${page}/${pages}`, { size: 6.5, align: 'right' });
      paper.text(18, 600, 'MOD. 41882 - 07/25', { size: 5, turn: 90 });
    });
  },
};
