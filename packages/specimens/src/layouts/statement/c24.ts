import type { Booking, Method } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import { grey, type Paper, type TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, numeric, slashMonth } from '../../wording/dates.ts';
import { bothSigned, signed } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';

const print: TextStyle = { size: 9 };
const dot = (day: string): string => numeric(day, '.');
const euro = (cents: number): string => `${bothSigned(cents, ' ')} €`;

const kinds: Record<Method, string> = {
  salary: 'Gehalt',
  benefit: 'Überweisung',
  transfer_in: 'Überweisung',
  transfer_out: 'Überweisung',
  standing_order: 'Dauerauftrag',
  direct_debit: 'SEPA-Lastschrift',
  card: 'Kartenzahlung',
  cash: 'Bargeldauszahlung',
  own_transfer: 'Überweisung',
  fee: 'Gebühren',
  tax: 'Überweisung',
};

function words(booking: Booking): string[] {
  const iban = booking.counterpartyIban ? [`IBAN: ${booking.counterpartyIban}`] : [];
  return [kinds[booking.method], booking.counterparty, booking.purpose, ...iban].filter((line) => line !== '');
}

function head(paper: Paper, { person }: Statement): void {
  paper.text(50, 50, naturalName(person), { size: 9, cut: 'bold' });
  paper.text(50, 62, `${person.address.street}, ${cityLine(person.address)}`, { size: 8 });
  paper.text(545, 50, 'C24 Bank', { size: 14, cut: 'bold', align: 'right', ink: [0, 0.15, 0.45] });
  paper.lines(50, 84, ['C24 Smartkonto', `IBAN: ${person.account.iban}`, 'BIC: DEFFDEFFXXX'], 11, { size: 8 });
}

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [50, 'Buchung'],
      [102, 'Valuta'],
      [154, 'Transaktionsinformation'],
      [545, 'Betrag', { align: 'right' }],
    ],
    { size: 8, ink: grey },
  );
  paper.rule(50, y + 5, 545, y + 5, 0.5, grey);
}

function summary(paper: Paper, start: number, { opening, closing, bookings }: Statement): void {
  const total = (sign: number): number =>
    bookings.filter((booking) => Math.sign(booking.amount) === sign).reduce((sum, booking) => sum + booking.amount, 0);
  paper.text(50, start, 'Zusammenfassung', { size: 12, cut: 'bold' });
  const rows: readonly (readonly [string, string])[] = [
    ['Startsaldo', `${signed(opening)} €`],
    ['Kontobelastungen', euro(total(-1))],
    ['Kontogutschriften', euro(total(1))],
    ['Endsaldo', `${signed(closing)} €`],
  ];
  rows.forEach(([label, value], index) => {
    paper.text(50, start + 20 + index * 16, label, print);
    paper.text(545, start + 20 + index * 16, value, { ...print, align: 'right' });
  });
}

export const c24: StatementLayout = {
  name: 'c24',
  months: 1,
  imprint: { producer: 'wkhtmltopdf 0.12.6', creator: 'C24 Bank GmbH', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: true, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    const { start, end, closing, bookings } = statement;
    head(paper, statement);
    row(
      paper,
      138,
      [
        [50, `Kontoauszug ${slashMonth(end)}`],
        [545, `Kontostand ${signed(closing)} €`, { align: 'right' }],
      ],
      { size: 12, cut: 'bold' },
    );
    row(
      paper,
      154,
      [
        [50, `${dot(start)} - ${dot(end)}`],
        [545, 'Eingeräumter Dispokredit 1.000,00 €', { align: 'right' }],
      ],
      { size: 8 },
    );
    paper.text(50, 180, 'Transaktionsübersicht', { size: 12, cut: 'bold' });
    tableHead(paper, 198);
    const how = {
      firstTop: 220,
      top: 158,
      bottom: 760,
      height: (booking: Booking) => words(booking).length * 11 + 9,
      heading: () => {
        head(paper, statement);
        tableHead(paper, 138);
      },
      row: (y: number, booking: Booking) => {
        paper.text(50, y, dayAndMonth(booking.date), print);
        paper.text(102, y, dayAndMonth(booking.valueDate), print);
        paper.lines(154, y, words(booking), 11, print);
        paper.text(545, y, euro(booking.amount), { ...print, align: 'right' });
      },
    };
    summary(paper, room(paper, flow(paper, bookings, how) + 14, 90, how), statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(50, 806, `${slashMonth(end)}  C24 Bank GmbH, Speicherstraße 55, 60327 Frankfurt am Main`, {
        size: 6.5,
        ink: grey,
      });
      paper.text(545, 806, `Seite ${page} von ${pages}`, { size: 6.5, align: 'right', ink: grey });
    });
  },
};
