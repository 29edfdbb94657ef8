import { inGroups } from '../../identifiers/iban.ts';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import { row } from '../../paper/cell.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { dayAndMonth, numeric } from '../../wording/dates.ts';
import { plain, sollHaben } from '../../wording/money.ts';
import { cityLine, naturalName } from '../../wording/names.ts';
import { flow, onEveryPage, room } from './flow.ts';
import type { StatementLayout } from './layout.ts';
import { savingsBankKind, taggedGerman } from './words/german.ts';

const blue = [0, 0.38, 0.65] as const;
const print: TextStyle = { size: 8, family: 'courier' };
const right: TextStyle = { ...print, align: 'right' };
const bold: TextStyle = { ...print, cut: 'bold' };
const dot = (day: string): string => numeric(day, '.');
const words = (booking: Booking): string[] => [savingsBankKind(booking), ...taggedGerman(booking)];
const lines = (booking: Booking): string[] => words(booking).flatMap((line) => line.match(/.{1,52}/gu) ?? []);

function tableHead(paper: Paper, { person, start, end, number }: Statement, y: number): void {
  paper.text(
    56,
    y - 30,
    `Kontoauszug Nummer ${String(number).padStart(3, '0')} / ${end.slice(0, 4)} vom ${dot(start)} bis ${dot(end)}`,
    { size: 9, cut: 'bold' },
  );
  paper.text(56, y - 18, `Kontonummer ${person.account.iban.slice(-10)} / IBAN ${inGroups(person.account.iban)}`, {
    size: 8,
  });
  row(
    paper,
    y,
    [
      [56, 'Bu.Tag'],
      [94, 'Wert'],
      [134, 'Wir haben für Sie gebucht'],
      [470, 'Belastung in EUR', { align: 'right' }],
      [548, 'Gutschrift in EUR', { align: 'right' }],
    ],
    { size: 7, cut: 'bold' },
  );
  paper.rule(56, y + 4, 548, y + 4, 0.6, blue);
}

function front(paper: Paper, { person }: Statement): void {
  paper.text(548, 54, 'DKB', { size: 24, cut: 'bold', ink: blue, align: 'right' });
  paper.text(56, 100, 'Deutsche Kreditbank, Taubenstr. 7-9, 10117 Berlin', { size: 6 });
  paper.lines(56, 118, [naturalName(person), person.address.street, cityLine(person.address)], 12, { size: 10 });
  paper.text(400, 130, 'IHR DISPOKREDIT EUR 500,00', { size: 8 });
  paper.text(56, 196, 'DKB-Cash', { size: 12, cut: 'bold' });
}

/** Old and new balance stand together at the very end. */
function movements(paper: Paper, statement: Statement): void {
  const { opening, closing, bookings } = statement;
  tableHead(paper, statement, 250);
  const how = {
    firstTop: 268,
    top: 106,
    bottom: 740,
    height: (booking: Booking) => lines(booking).length * 9.6 + 2.4,
    heading: () => tableHead(paper, statement, 88),
    row: (y: number, booking: Booking) => {
      paper.text(56, y, dayAndMonth(booking.date), print);
      paper.text(94, y, dayAndMonth(booking.valueDate), print);
      paper.lines(134, y, lines(booking), 9.6, print);
      paper.text(booking.amount < 0 ? 470 : 548, y, plain(booking.amount), right);
    },
  };
  const y = room(paper, flow(paper, bookings, how) + 10, 46, how);
  row(
    paper,
    y,
    [
      [134, 'ALTER KONTOSTAND'],
      [548, `${sollHaben(opening)} EUR`, { align: 'right' }],
    ],
    bold,
  );
  row(
    paper,
    y + 13,
    [
      [134, 'NEUER KONTOSTAND'],
      [548, `${sollHaben(closing)} EUR`, { align: 'right' }],
    ],
    bold,
  );
}

export const dkb: StatementLayout = {
  name: 'dkb',
  months: 1,
  imprint: { producer: 'StreamServe Communication Server 5.6', creator: 'StreamServe', family: 'helvetica' },
  holderOf: naturalName,
  prints: { valueDate: true, balance: false, counterpartyIban: false, code: null },
  omits: [],
  untold: [],
  words,
  draw: (paper, statement) => {
    front(paper, statement);
    movements(paper, statement);
    onEveryPage(paper, (page, pages) => {
      paper.text(56, 790, `DEUTSCHE KREDITBANK AG   IBAN: ${statement.person.account.iban}`, { size: 6.5 });
      paper.text(548, 790, `Seite ${page} von ${pages}`, { size: 6.5, align: 'right' });
      paper.text(56, 799, 'TAUBENSTRASSE 7-9, 10117 BERLIN   BIC: BYLADEM1001', { size: 6.5 });
    });
  },
};
