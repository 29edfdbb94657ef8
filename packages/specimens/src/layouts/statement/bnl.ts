import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numeric } from '../../wording/dates.ts';
import { bothSigned, plain } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { causale, classicItalian } from './words/italian.ts';

const print: TextStyle = { size: 7.6 };
const right: TextStyle = { ...print, align: 'right' };
const green = [0, 0.55, 0.35] as const;

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y - 8,
    [
      [40, 'DATA'],
      [98, 'DATA'],
      [156, 'CAUS'],
    ],
    { size: 6.5, cut: 'bold' },
  );
  row(
    paper,
    y,
    [
      [40, 'CONTABILE'],
      [98, 'VALUTA'],
      [156, 'ABI'],
      [186, 'DESCRIZIONE OPERAZIONE'],
      [553, 'IMPORTO EUR', { align: 'right' }],
    ],
    { size: 6.5, cut: 'bold' },
  );
  paper.rule(40, y + 3, 555, y + 3, 1, green);
}

function front(paper: Paper, { person, start, end, opening, closing }: Statement): void {
  paper.text(40, 50, 'BNL', { size: 20, cut: 'bold', ink: green });
  paper.text(84, 50, 'GRUPPO BNP PARIBAS', { size: 7 });
  paper.text(40, 84, `ESTRATTO CONTO DAL ${numeric(start)} AL ${numeric(end)}`, { size: 10, cut: 'bold' });
  paper.lines(
    350,
    84,
    [surnameFirstUpper(person), person.address.street.toUpperCase(), cityLineUpper(person.address)],
    11,
    { size: 9 },
  );
  paper.text(40, 104, `INTESTATARIO: ${surnameFirstUpper(person)}`, print);
  paper.text(40, 116, `IBAN: ${inGroups(person.account.iban)}`, print);
  paper.box(40, 136, 515, 30, { border: green });
  row(
    paper,
    148,
    [
      [46, `SALDO INIZIALE AL ${numeric(start)}`],
      [300, `SALDO FINALE AL ${numeric(end)}`],
    ],
    { size: 7 },
  );
  row(
    paper,
    160,
    [
      [46, `EUR ${bothSigned(opening)}`],
      [300, `EUR ${bothSigned(closing)}`],
    ],
    { size: 9, cut: 'bold' },
  );
}

function movements(paper: Paper, { bookings }: Statement): void {
  tableHead(paper, 196);
  const lines = (booking: Booking): string[] => paper.wrap(classicItalian(booking).join(' '), 285, print);
  const how = {
    firstTop: 212,
    top: 84,
    bottom: 780,
    height: (booking: Booking) => lines(booking).length * 9 + 5,
    heading: () => tableHead(paper, 66),
    row: (y: number, booking: Booking) => {
      paper.text(40, y, numeric(booking.date), print);
      paper.text(98, y, numeric(booking.valueDate), print);
      paper.text(158, y, `0${causale(booking)}`, print);
      paper.lines(186, y, lines(booking), 9, print);
      paper.text(553, y, bothSigned(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 8, 30, how);
  const total = (sign: number): number =>
    bookings.filter((booking) => Math.sign(booking.amount) === sign).reduce((sum, booking) => sum + booking.amount, 0);
  paper.text(186, y, `TOTALE ACCREDITI ${plain(total(1))}   TOTALE ADDEBITI ${plain(total(-1))}`, {
    ...print,
    cut: 'bold',
  });
}

export const bnl: StatementLayout = {
  name: 'bnl',
  months: 3,
  imprint: { producer: 'Cardinis eXecution', creator: 'BNL S.p.A.', family: 'helvetica' },
  holderOf: surnameFirstUpper,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: (booking) => `ABI:${causale(booking)}` },
  omits: [],
  untold: [],
  words: classicItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => paper.text(297, 816, `${page} di ${pages}`, { size: 7, align: 'centre' }));
  },
};
