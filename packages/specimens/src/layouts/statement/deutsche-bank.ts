import { shiftDays } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking, Method } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, germanDay, numeric } from '../../wording/dates.ts';
import { bothSigned } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { creditorOf, mandateOf } from './words/german.ts';

const print: TextStyle = { size: 8.5 };
const dot = (day: string): string => numeric(day, '.');

const kinds: Record<Method, string> = {
  salary: 'SEPA Gehaltseingang von',
  benefit: 'SEPA Überweisung von',
  transfer_in: 'SEPA Überweisung von',
  transfer_out: 'SEPA Überweisung an',
  standing_order: 'SEPA Dauerauftrag an',
  direct_debit: 'SEPA Lastschrifteinzug von',
  card: 'Kartenzahlung',
  cash: 'Bargeldauszahlung GAA',
  own_transfer: 'SEPA Überweisung an',
  fee: 'Verwendungszweck',
  tax: 'SEPA Überweisung an',
};

function words(booking: Booking): string[] {
  const { counterparty, counterpartyIban, purpose, method } = booking;
  if (method === 'fee') return [purpose];
  if (method === 'card' || method === 'cash')
    return [
      kinds[method],
      'Verwendungszweck/ Kundenreferenz',
      `${counterparty}//${purpose}/DE`,
      `${booking.reference} Folgenr. 09 Verfalld. 1229`,
    ];
  const references =
    method === 'direct_debit' ? [`Gläubiger-ID ${creditorOf(booking)}`, `Mand-ID ${mandateOf(booking)}`] : [];
  return [
    kinds[method],
    counterparty,
    ...(counterpartyIban ? [`IBAN ${counterpartyIban}`] : []),
    'Verwendungszweck/ Kundenreferenz',
    purpose,
    ...references,
  ];
}

function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [56, 'Buchung'],
      [104, 'Valuta'],
      [152, 'Vorgang'],
      [460, 'Soll', { align: 'right' }],
      [545, 'Haben', { align: 'right' }],
    ],
    { size: 8, cut: 'bold' },
  );
  paper.rule(56, y + 4, 545, y + 4, 0.6);
}

function front(paper: Paper, { person, start, end, opening, number }: Statement): void {
  paper.text(56, 56, 'Deutsche Bank', { size: 17, cut: 'bold', ink: [0, 0.1, 0.6] });
  paper.box(528, 40, 17, 17, { border: [0, 0.1, 0.6], thickness: 2 });
  paper.lines(
    56,
    110,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  paper.text(56, 190, germanDay(shiftDays(end, 1)), print);
  paper.text(56, 214, `Kontoauszug vom ${dot(start)} bis ${dot(end)}`, { size: 12, cut: 'bold' });
  paper.text(56, 228, `Kontoinhaber: ${naturalName(person)}`, print);
  row(
    paper,
    252,
    [
      [56, 'Auszug'],
      [104, 'Seite'],
      [152, 'IBAN'],
      [320, 'BIC (SWIFT)'],
      [545, `Alter Saldo per ${dot(shiftDays(start, -1))}`, { align: 'right' }],
    ],
    { size: 7.5 },
  );
  row(
    paper,
    264,
    [
      [56, String(number)],
      [104, '1'],
      [152, inGroups(person.account.iban)],
      [320, 'DEUTDEBBXXX'],
      [545, `EUR ${bothSigned(opening, ' ')}`, { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
}

function movements(paper: Paper, statement: Statement): void {
  const { person, bookings, closing, end, number } = statement;
  tableHead(paper, 292);
  const how = {
    firstTop: 308,
    top: 108,
    bottom: 750,
    height: (booking: Booking) => words(booking).length * 10 + 5,
    heading: () => {
      row(
        paper,
        62,
        [
          [56, String(number)],
          [104, String(paper.pages)],
          [152, inGroups(person.account.iban)],
          [320, 'DEUTDEBBXXX'],
        ],
        print,
      );
      tableHead(paper, 90);
    },
    row: (y: number, booking: Booking) => {
      paper.text(56, y, dayAndMonth(booking.date), print);
      paper.text(104, y, dayAndMonth(booking.valueDate), print);
      paper.lines(152, y, words(booking), 10, print);
      paper.text(booking.amount < 0 ? 460 : 545, y, bothSigned(booking.amount, ' '), { ...print, align: 'right' });
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 12, 40, how);
  row(
    paper,
    y,
    [
      [152, 'Filialnummer'],
      [240, 'Kontonummer'],
      [545, `Neuer Saldo per ${dot(end)}`, { align: 'right' }],
    ],
    { size: 7.5 },
  );
  row(
    paper,
    y + 12,
    [
      [152, '100'],
      [240, person.account.iban.slice(-10)],
      [545, `EUR ${bothSigned(closing, ' ')}`, { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
}

export const deutscheBank: StatementLayout = {
  name: 'deutsche-bank',
  months: 1,
  imprint: { producer: 'Compart Docbridge Mill', creator: 'Deutsche Bank AG', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: true, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page) =>
      paper.text(30, 780, `000000000${page} / 06500900 / ${statement.end.replaceAll('-', '')}`, { size: 5, turn: 90 }),
    );
  },
};
