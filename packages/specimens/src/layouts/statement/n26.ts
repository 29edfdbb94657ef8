import { shiftDays } from '../../calendar.ts';
import type { Booking, Method } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import { grey, type Paper, type TextStyle } from '../../paper/paper.ts';
import { numeric, slashMonth } from '../../wording/dates.ts';
import { bothSigned } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage } from './flow.ts';
import type { StatementLayout } from './layout.ts';

const teal = [0.2, 0.6, 0.55] as const;
const print: TextStyle = { size: 9 };
const small: TextStyle = { size: 7.5, ink: grey };
const dot = (day: string): string => numeric(day, '.');
const euro = (cents: number): string => `${bothSigned(cents)}€`;

const kinds: Record<Method, string> = {
  salary: 'Gutschriften',
  benefit: 'Gutschriften',
  transfer_in: 'Gutschriften',
  transfer_out: 'Belastungen',
  standing_order: 'Daueraufträge',
  direct_debit: 'Lastschriften',
  card: 'Mastercard • Lebensmittel & Sonstiges',
  cash: 'Mastercard • Geldautomat',
  own_transfer: 'Belastungen',
  fee: 'Gebühren',
  tax: 'Belastungen',
};

function words(booking: Booking): string[] {
  const { counterparty, counterpartyIban, purpose, method } = booking;
  if (method === 'fee') return [purpose, kinds[method]];
  if (method === 'card' || method === 'cash') return [counterparty, kinds[method]];
  return [counterparty, kinds[method], ...(counterpartyIban ? [`IBAN: ${counterpartyIban}`] : []), purpose];
}

function head(paper: Paper, title: string, { start, end }: Statement): void {
  paper.text(50, 60, title, { size: 20, cut: 'bold' });
  paper.text(50, 78, `Nr. ${slashMonth(end)}`, print);
  paper.text(50, 92, `${dot(start)} bis ${dot(end)}`, print);
  paper.text(545, 60, 'N26', { size: 20, cut: 'bold', ink: teal, align: 'right' });
}

function tableHead(paper: Paper, statement: Statement): void {
  head(paper, 'Kontoauszug', statement);
  row(
    paper,
    130,
    [
      [50, 'Beschreibung'],
      [440, 'Verbuchungsdatum', { align: 'right' }],
      [545, 'Betrag', { align: 'right' }],
    ],
    { size: 8, cut: 'bold' },
  );
  paper.rule(50, 136, 545, 136, 0.8, teal);
}

function summary(paper: Paper, statement: Statement): void {
  const { bookings, opening, closing } = statement;
  paper.nextPage();
  head(paper, 'Zusammenfassung', statement);
  const total = (sign: number): number =>
    bookings.filter((booking) => Math.sign(booking.amount) === sign).reduce((sum, booking) => sum + booking.amount, 0);
  const lines: readonly (readonly [string, string])[] = [
    ['Dein alter Kontostand', euro(opening)],
    ['Ausgehende Transaktionen', euro(total(-1))],
    ['Einkommende Transaktionen', euro(total(1))],
    ['Dein neuer Kontostand', euro(closing)],
  ];
  lines.forEach(([label, value], index) => {
    paper.text(50, 140 + index * 20, label, { ...print, cut: index === 3 ? 'bold' : 'regular' });
    paper.text(545, 140 + index * 20, value, { ...print, align: 'right', cut: index === 3 ? 'bold' : 'regular' });
  });
}

export const n26: StatementLayout = {
  name: 'n26',
  months: 1,
  imprint: { producer: 'OpenPDF 1.3.30', creator: 'N26 Bank', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: true, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    const { person, end, bookings } = statement;
    tableHead(paper, statement);
    flow(paper, bookings, {
      firstTop: 156,
      top: 156,
      bottom: 730,
      height: (booking) => (words(booking).length + 1) * 11 + 8,
      heading: () => tableHead(paper, statement),
      row: (y, booking) => {
        const [first = '', ...rest] = words(booking);
        paper.text(50, y, first, { ...print, cut: 'bold' });
        paper.text(440, y, dot(booking.date), { ...print, align: 'right' });
        paper.text(545, y, euro(booking.amount), { ...print, align: 'right' });
        paper.lines(50, y + 11, [...rest, `Wertstellung ${dot(booking.valueDate)}`], 11, small);
      },
    });
    summary(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.lines(50, 770, [naturalName(person), `${person.address.street}, ${cityLine(person.address)}`], 9, {
        size: 7,
      });
      paper.lines(300, 770, [`IBAN: ${person.account.iban}`, 'BIC: NTSBDEB1XXX'], 9, { size: 7 });
      paper.lines(500, 770, ['Erstellt am', dot(shiftDays(end, 1))], 9, { size: 7 });
      paper.text(545, 812, `${page}/${pages}`, { size: 7, align: 'right' });
      paper.text(50, 812, 'N26 Bank AG | Voltairestraße 8, 10179 Berlin', { size: 6 });
    });
  },
};
