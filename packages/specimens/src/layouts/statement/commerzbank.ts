import { shiftDays } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, numeric } from '../../wording/dates.ts';
import { minusBehind } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { mandateOf } from './words/german.ts';

const petrol = [0, 0.27, 0.3] as const;
const print: TextStyle = { size: 8.5 };
const dot = (day: string): string => numeric(day, '.');

function words(booking: Booking): string[] {
  const { counterparty, purpose, method } = booking;
  if (method === 'fee') return [purpose];
  if (method === 'card' || method === 'cash') return [counterparty, `${purpose} Kartenzahlung ${booking.reference}`];
  if (method === 'direct_debit')
    return [
      counterparty,
      purpose,
      `End-to-End-Ref.: ${mandateOf(booking)}`,
      `Mandatsref: ${mandateOf(booking)} SEPA-BASISLASTSCHRIFT`,
    ];
  return [counterparty, purpose, `End-to-End-Ref.: ${booking.reference}`];
}

function tableHead(paper: Paper, y: number): void {
  paper.box(56, y - 11, 492, 15, { fill: [0.9, 0.93, 0.93] });
  row(
    paper,
    y,
    [
      [60, 'Angaben zu den Umsätzen'],
      [330, 'Valuta'],
      [440, 'zu Ihren Lasten', { align: 'right' }],
      [544, 'zu Ihren Gunsten', { align: 'right' }],
    ],
    { size: 7.5, cut: 'bold' },
  );
}

function front(paper: Paper, { person, start, end, number }: Statement): void {
  paper.text(56, 54, 'COMMERZBANK', { size: 16, cut: 'bold', ink: petrol });
  paper.lines(
    56,
    112,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  paper.text(330, 112, `Kontoauszug vom ${dot(end)}`, { size: 12, cut: 'bold' });
  paper.lines(
    330,
    130,
    [
      `Auszug-Nr. ${number}`,
      `Zeitraum ${dot(start)} bis ${dot(end)}`,
      `Kontoinhaber ${naturalName(person)}`,
      `IBAN ${inGroups(person.account.iban)}`,
      'BIC COBADEFFXXX',
    ],
    12,
    print,
  );
}

/** Bookings stand under the day on which they were booked; amounts ride a little above the words. */
function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  tableHead(paper, 226);
  const balanceAt = (y: number, label: string, amount: number): void =>
    row(
      paper,
      y,
      [
        [60, label],
        [544, minusBehind(amount), { align: 'right' }],
      ],
      { ...print, cut: 'bold' },
    );
  balanceAt(244, `Alter Kontostand vom ${dot(shiftDays(start, -1))}`, opening);
  const startsDay = (before: Booking | undefined, booking: Booking): boolean => before?.date !== booking.date;
  let previous: Booking | undefined;
  const how = {
    firstTop: 258,
    top: 84,
    bottom: 750,
    height: (booking: Booking) => words(booking).length * 10.2 + 4,
    gap: (before: Booking | undefined, booking: Booking) => (startsDay(before, booking) ? 14 : 0),
    heading: () => tableHead(paper, 60),
    row: (y: number, booking: Booking) => {
      if (startsDay(previous, booking))
        paper.text(60, y - 11, `Buchungsdatum: ${dot(booking.date)}`, { ...print, cut: 'bold' });
      previous = booking;
      paper.lines(60, y, words(booking), 10.2, print);
      paper.text(330, y, dayAndMonth(booking.valueDate, '.', ''), print);
      paper.text(booking.amount < 0 ? 440 : 544, y - 2.4, minusBehind(booking.amount), { ...print, align: 'right' });
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 10, 24, how);
  balanceAt(y, `Neuer Kontostand vom ${dot(end)}`, closing);
}

export const commerzbank: StatementLayout = {
  name: 'commerzbank',
  months: 1,
  imprint: { producer: 'Compart MFFPDF I/O Filter', creator: 'Commerzbank AG', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => paper.text(548, 800, `Seite ${page}/${pages}`, { size: 7, align: 'right' }));
  },
};
