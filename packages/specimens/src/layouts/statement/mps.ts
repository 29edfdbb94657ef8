import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import { grey, type Paper, type TextStyle } from '../../paper/paper.ts';
import { numeric } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { modernItalian } from './words/italian.ts';

const print: TextStyle = { size: 8.5 };
const wine = [0.45, 0.05, 0.2] as const;
const euro = (cents: number): string => `${cents < 0 ? '- ' : ''}€ ${plain(cents)}`;

/** The days stand below the words, in small print. */
function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [50, 'Operazione'],
      [420, 'Uscite', { align: 'right' }],
      [545, 'Entrate', { align: 'right' }],
    ],
    { size: 8, cut: 'bold', ink: wine },
  );
  paper.rule(50, y + 4, 545, y + 4, 0.8, wine);
}

function front(paper: Paper, { person, start, end, opening, closing }: Statement): void {
  paper.text(50, 54, 'BANCA MONTE DEI PASCHI DI SIENA', { size: 13, cut: 'bold', ink: wine });
  paper.text(50, 78, 'Estratto conto corrente', { size: 12 });
  paper.text(50, 92, `Dal ${numeric(start)} al ${numeric(end)}`, print);
  paper.lines(340, 78, [naturalName(person), person.address.street, cityLine(person.address)], 12, print);
  const facts: readonly (readonly [string, string])[] = [
    ['Intestatario', naturalName(person)],
    ['IBAN', person.account.iban],
    ['Saldo iniziale', euro(opening)],
    ['Saldo finale', euro(closing)],
  ];
  facts.forEach(([label, value], index) => {
    paper.text(50, 126 + index * 15, label, { ...print, ink: grey });
    paper.text(150, 126 + index * 15, value, { ...print, cut: 'bold' });
  });
}

export const mps: StatementLayout = {
  name: 'mps',
  months: 1,
  imprint: { producer: 'PDFKit', creator: 'Digital Banking', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words: modernItalian,
  draw: (paper, statement) => {
    front(paper, statement);
    tableHead(paper, 206);
    const how = {
      firstTop: 224,
      top: 84,
      bottom: 775,
      height: (booking: Booking) => modernItalian(booking).length * 10.5 + 20,
      heading: () => tableHead(paper, 62),
      row: (y: number, booking: Booking) => {
        const [kind = '', ...rest] = modernItalian(booking);
        paper.text(50, y, kind, { ...print, cut: 'bold' });
        paper.text(booking.amount < 0 ? 420 : 545, y, plain(booking.amount), { ...print, align: 'right' });
        paper.lines(50, y + 10.5, rest, 10.5, print);
        const below = y + (rest.length + 1) * 10.5;
        paper.text(50, below, `Data contabile ${numeric(booking.date)}   Data valuta ${numeric(booking.valueDate)}`, {
          size: 7,
          ink: grey,
        });
        paper.rule(50, below + 4, 545, below + 4, 0.2, grey);
      },
    };
    room(paper, flow(paper, statement.bookings, how), 0, how);
    onEveryPage(paper, (page, pages) => paper.text(545, 815, `${page} / ${pages}`, { size: 7, align: 'right' }));
  },
};
