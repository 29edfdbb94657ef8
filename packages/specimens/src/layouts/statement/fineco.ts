import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numericShort } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { modernItalian } from './words/italian.ts';

const print: TextStyle = { size: 7.8, family: 'times' };
const right: TextStyle = { ...print, align: 'right' };
const bold: TextStyle = { ...print, cut: 'bold' };
const navy = [0, 0.24, 0.42] as const;

const words = (booking: Booking): string[] => {
  const [kind = '', ...rest] = modernItalian(booking);
  return [`${kind} ${rest.join(' ')}`.trim()];
};

/** Debit and credit stand before the words here, and the description comes last. */
function tableHead(paper: Paper, y: number): void {
  paper.box(38, y - 10, 519, 14, { fill: navy });
  row(
    paper,
    y,
    [
      [42, 'Data Operazione'],
      [104, 'Data Valuta'],
      [214, 'Uscite', { align: 'right' }],
      [286, 'Entrate', { align: 'right' }],
      [300, 'Descrizione'],
    ],
    { size: 7, cut: 'bold', ink: [1, 1, 1] },
  );
}

function front(paper: Paper, { person, start, end, number }: Statement): void {
  paper.text(40, 50, 'FinecoBank', { size: 19, cut: 'bold', ink: navy, family: 'times' });
  paper.text(555, 44, `Estratto Conto n. ${number}`, { ...bold, size: 11, align: 'right' });
  paper.text(555, 57, `dal ${numericShort(start)} al ${numericShort(end)}`, right);
  paper.lines(
    350,
    100,
    [
      'Egr. Sig./Gent.ma Sig.ra',
      surnameFirstUpper(person),
      person.address.street.toUpperCase(),
      cityLineUpper(person.address),
    ],
    11,
    { ...print, size: 9 },
  );
  paper.text(40, 112, `Conto Corrente: ${person.account.iban.slice(-7)}`, print);
  paper.text(40, 124, `IBAN: ${person.account.iban}`, print);
  paper.text(40, 136, `Intestatario: ${surnameFirstUpper(person)}`, print);
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  const balanceLine = (y: number, label: string, amount: number): void => {
    paper.text(300, y, label, bold);
    paper.text(amount < 0 ? 214 : 286, y, plain(amount), { ...bold, align: 'right' });
  };
  tableHead(paper, 176);
  balanceLine(192, `Saldo iniziale al ${numericShort(start)}`, opening);
  const lines = (booking: Booking): string[] => words(booking).flatMap((line) => paper.wrap(line, 252, print));
  const how = {
    firstTop: 206,
    top: 84,
    bottom: 775,
    height: (booking: Booking) => lines(booking).length * 9 + 4.5,
    heading: () => tableHead(paper, 62),
    row: (y: number, booking: Booking) => {
      paper.text(42, y, numericShort(booking.date), print);
      paper.text(104, y, numericShort(booking.valueDate), print);
      paper.text(booking.amount < 0 ? 214 : 286, y, plain(booking.amount), right);
      paper.lines(300, y, lines(booking), 9, print);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 5, 20, how);
  paper.rule(38, y - 9, 557, y - 9, 0.5, navy);
  balanceLine(y + 2, `Saldo finale al ${numericShort(end)}`, closing);
}

export const fineco: StatementLayout = {
  name: 'fineco',
  months: 1,
  imprint: { producer: 'PDFlib+PDI 9.3.1', creator: 'FinecoBank', family: 'times' },
  holderOf: surnameFirstUpper,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(555, 812, `Pagina ${page} di ${pages}`, { ...right, size: 6.5 });
      paper.text(40, 812, 'FinecoBank S.p.A. - Piazza Durante 11, Milano', { ...print, size: 6 });
    });
  },
};
