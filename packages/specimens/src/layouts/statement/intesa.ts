import { italianParts } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numeric } from '../../wording/dates.ts';
import { plain, signed } from '../../wording/money.ts';
import { cityLineUpper, surnameFirstUpper } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { modernItalian } from './words/italian.ts';

const green = [0, 0.35, 0.2] as const;
const print: TextStyle = { size: 7.5 };
const right: TextStyle = { ...print, align: 'right' };
const dot = (day: string): string => numeric(day, '.');

function tableHead(paper: Paper, y: number): void {
  paper.rule(40, y - 10, 555, y - 10, 1, green);
  row(
    paper,
    y,
    [
      [40, 'Data'],
      [95, 'Valuta'],
      [150, 'Descrizione'],
      [470, 'Dare', { align: 'right' }],
      [553, 'Avere', { align: 'right' }],
    ],
    { size: 7.5, cut: 'bold' },
  );
  paper.rule(40, y + 4, 555, y + 4, 0.4, green);
}

function front(paper: Paper, { person, start, end, opening, closing, number }: Statement): void {
  paper.text(40, 52, 'INTESA SANPAOLO', { size: 15, cut: 'bold', ink: green });
  paper.lines(
    330,
    110,
    ['Gentile Cliente', surnameFirstUpper(person), person.address.street.toUpperCase(), cityLineUpper(person.address)],
    12,
    { size: 9 },
  );
  paper.text(40, 200, 'Estratto conto', { size: 16, cut: 'bold' });
  paper.text(40, 216, `n. ${number} al ${dot(end)}`, { size: 10 });
  paper.text(40, 240, 'Conto corrente intestato a', { size: 8 });
  paper.text(160, 240, surnameFirstUpper(person), { size: 8, cut: 'bold' });
  paper.text(40, 254, 'IBAN', { size: 8 });
  paper.text(160, 254, italianParts(person.account.iban), { size: 8, cut: 'bold' });
  paper.text(40, 268, 'Periodo', { size: 8 });
  paper.text(160, 268, `dal ${dot(start)} al ${dot(end)}`, { size: 8, cut: 'bold' });
  paper.text(40, 300, 'Riepilogo del conto corrente', { size: 11, cut: 'bold', ink: green });
  const lines: readonly (readonly [string, number])[] = [
    [`Saldo iniziale al ${dot(start)}`, opening],
    [`Saldo finale al ${dot(end)}`, closing],
  ];
  lines.forEach(([label, amount], index) => {
    paper.text(40, 318 + index * 14, label, { size: 9 });
    paper.text(553, 318 + index * 14, signed(amount), { size: 9, align: 'right' });
  });
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  const height = (booking: Booking): number => modernItalian(booking).length * 9 + 5;
  paper.text(40, 372, 'Dettaglio movimenti del conto corrente', { size: 11, cut: 'bold', ink: green });
  tableHead(paper, 394);
  paper.text(150, 410, `Saldo iniziale al ${dot(start)}`, { ...print, cut: 'bold' });
  paper.text(opening < 0 ? 470 : 553, 410, plain(opening), { ...right, cut: 'bold' });
  const how = {
    firstTop: 426,
    top: 96,
    bottom: 775,
    height,
    heading: () => tableHead(paper, 78),
    row: (y: number, booking: Booking) => {
      paper.text(40, y, dot(booking.date), print);
      paper.text(95, y, dot(booking.valueDate), print);
      paper.lines(150, y, modernItalian(booking), 9, print);
      paper.text(booking.amount < 0 ? 470 : 553, y, plain(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 6, 34, how);
  const total = (sign: number): number =>
    bookings.filter((booking) => Math.sign(booking.amount) === sign).reduce((sum, booking) => sum + booking.amount, 0);
  paper.rule(150, y - 9, 555, y - 9, 0.4, green);
  row(
    paper,
    y,
    [
      [150, 'Totali'],
      [470, plain(total(-1)), { align: 'right' }],
      [553, plain(total(1)), { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
  row(
    paper,
    y + 14,
    [
      [150, `Saldo finale al ${dot(end)}`],
      [closing < 0 ? 470 : 553, plain(closing), { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
}

export const intesa: StatementLayout = {
  name: 'intesa',
  months: 3,
  imprint: { producer: 'Compart Docbridge', creator: 'Exstream Dialogue', family: 'helvetica' },
  holderOf: surnameFirstUpper,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: modernItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(555, 815, `Pagina ${page} di ${pages}`, { size: 6.5, align: 'right' });
      paper.text(
        40,
        815,
        'Intesa Sanpaolo S.p.A. - Sede Legale Piazza San Carlo 156, Torino - Banca iscritta all’Albo n. 5361',
        { size: 5.5 },
      );
      if (page > 1)
        paper.text(
          40,
          52,
          `Estratto conto al ${dot(statement.end)} - conto ${italianParts(statement.person.account.iban)}`,
          { size: 7.5 },
        );
    });
  },
};
