import { shiftDays } from '../../calendar.ts';
import { inGroups } from '../../identifiers/iban.ts';
import type { Booking, Method } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { numeric } from '../../wording/dates.ts';
import { bothSigned } from '../../wording/money.ts';
import { cityLine, germanSalutation, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';

const print: TextStyle = { size: 7.5 };
const right: TextStyle = { ...print, align: 'right' };
const dot = (day: string): string => numeric(day, '.');

const kinds: Record<Method, string> = {
  salary: 'Lohn/Gehalt',
  benefit: 'Übertrag/Überweisung',
  transfer_in: 'Übertrag/Überweisung',
  transfer_out: 'Übertrag/Überweisung',
  standing_order: 'Dauerauftrag',
  direct_debit: 'Lastschrift',
  card: 'Kartenverfügung',
  cash: 'Auszahlung GAA',
  own_transfer: 'Übertrag/Überweisung',
  fee: 'Gebühren/Spesen',
  tax: 'Steuern',
};

const short = (text: string): string => text.slice(0, 24);
const reference = (booking: Booking): string => (booking.reference.split(' ')[0] ?? '').replaceAll('-', '');
const words = (booking: Booking): string[] =>
  [kinds[booking.method], reference(booking), short(booking.counterparty), booking.purpose].filter(
    (part) => part !== '',
  );

/** Four columns of words, each two lines high: kind over reference, party over account, and the purpose wrapped. */
function tableHead(paper: Paper, y: number): void {
  row(
    paper,
    y,
    [
      [50, 'Buchungstag'],
      [108, 'Vorgang'],
      [205, 'Auftraggeber / Empfänger'],
      [335, 'Buchungstext'],
      [545, 'Ausgang', { align: 'right' }],
    ],
    { size: 7, cut: 'bold' },
  );
  row(
    paper,
    y + 9,
    [
      [50, 'Valuta'],
      [108, 'Referenz'],
      [205, 'Kto. / IBAN'],
      [545, 'Eingang', { align: 'right' }],
    ],
    { size: 7, cut: 'bold' },
  );
  paper.rule(50, y + 13, 545, y + 13, 0.8);
}

function front(paper: Paper, { person, end, closing, number }: Statement): void {
  paper.text(545, 52, 'comdirect', { size: 19, cut: 'bold', align: 'right' });
  paper.lines(
    50,
    100,
    [germanSalutation(person), naturalName(person), person.address.street, cityLine(person.address)],
    12,
    { size: 10 },
  );
  paper.text(50, 180, `Finanzreport Nr. ${number} per ${dot(end)}`, { size: 14, cut: 'bold' });
  paper.text(50, 210, 'Kontoübersicht', { size: 11, cut: 'bold' });
  row(
    paper,
    226,
    [
      [50, 'Ihre aktuellen Salden'],
      [205, 'IBAN'],
      [545, 'Saldo in EUR', { align: 'right' }],
    ],
    print,
  );
  row(
    paper,
    240,
    [
      [50, 'Girokonto'],
      [205, inGroups(person.account.iban)],
      [545, bothSigned(closing), { align: 'right' }],
    ],
    print,
  );
  row(
    paper,
    254,
    [
      [50, 'Gesamtsaldo'],
      [545, bothSigned(closing), { align: 'right' }],
    ],
    { ...print, cut: 'bold' },
  );
}

function movements(paper: Paper, { start, end, opening, closing, bookings }: Statement): void {
  paper.text(50, 290, 'Girokonto', { size: 11, cut: 'bold' });
  tableHead(paper, 308);
  const balanceAt = (y: number, label: string, day: string, amount: number): void =>
    row(
      paper,
      y,
      [
        [50, label],
        [205, dot(day)],
        [545, bothSigned(amount), { align: 'right' }],
      ],
      { ...print, cut: 'bold' },
    );
  balanceAt(334, 'Alter Saldo', shiftDays(start, -1), opening);
  const purpose = (booking: Booking): string[] => paper.wrap(booking.purpose, 130, print);
  const how = {
    firstTop: 350,
    top: 96,
    bottom: 770,
    height: (booking: Booking) => Math.max(2, purpose(booking).length) * 9 + 5,
    heading: () => tableHead(paper, 64),
    row: (y: number, booking: Booking) => {
      row(
        paper,
        y,
        [
          [50, dot(booking.date)],
          [108, kinds[booking.method]],
          [205, short(booking.counterparty)],
        ],
        print,
      );
      row(
        paper,
        y + 9,
        [
          [50, dot(booking.valueDate)],
          [108, reference(booking)],
        ],
        print,
      );
      if (booking.counterpartyIban) paper.text(205, y + 9, booking.counterpartyIban, { ...print, size: 6.5 });
      paper.lines(335, y, purpose(booking), 9, print);
      paper.text(545, y, bothSigned(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 4, 14, how);
  balanceAt(y, 'Neuer Saldo', end, closing);
}

export const comdirect: StatementLayout = {
  name: 'comdirect',
  months: 1,
  imprint: { producer: 'PDFlib Personalization Server 9', creator: 'comdirect', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: true, code: null },
  omits: [],
  untold: ['period_start'],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page) => {
      if (page > 1)
        paper.text(50, 44, `Finanzreport Nr. ${statement.number} per ${dot(statement.end)} - Seite ${page}`, print);
      paper.text(50, 810, 'comdirect • 25449 Quickborn • www.comdirect.de', { size: 6 });
    });
  },
};
