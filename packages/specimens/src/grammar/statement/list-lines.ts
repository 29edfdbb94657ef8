import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { plainStyle } from '../look.ts';
import { rowAmount, signedAmount } from './amounts.ts';
import { type Column, type Columns, columnAt } from './columns.ts';
import type { Item } from './items.ts';
import type { Wording } from './wording.ts';

export interface ListOn {
  readonly paper: Paper;
  readonly columns: Columns;
  readonly statement: Statement;
  readonly wording: Wording;
  readonly wordsOf: (booking: Booking) => readonly string[];
  readonly codeOf: (booking: Booking) => string;
  readonly top: number;
  readonly bottom: number;
  /** Above the list of every page after the first; answers where the list may begin. */
  readonly pageHead: () => number;
  /** True where ends of the list are dated in the column of days. */
  readonly datesEnds: boolean;
  /** True where balances stand in the debit or the credit column. */
  readonly endsInColumns: boolean;
}

function figureColumns({ columns }: ListOn): Column[] {
  return columns.list.filter(({ align }) => align === 'right');
}

/** A balance inside the list: in its own column, in debit or credit by its side, or in the last column with its sign. */
function writeBalance(on: ListOn, y: number, cents: number, style: TextStyle): void {
  const { paper, columns } = on;
  const own = columnAt(columns, 'balance');
  const side = on.endsInColumns ? columnAt(columns, cents < 0 ? 'debit' : 'credit') : undefined;
  const column = own ?? side ?? figureColumns(on).at(-1);
  if (!column) return;
  const text = !own && side ? rowAmount(columns.style, cents) : signedAmount(columns.style, cents);
  // The letter of a balance stands in the letters' column where there is one.
  const mark = own ? undefined : columnAt(columns, 'mark');
  if (mark && columns.style.sign === 'letter column') {
    paper.text(column.right, y, rowAmount(columns.style, cents), { ...style, align: 'right' });
    paper.text(mark.left, y, columns.style.letters[cents < 0 ? 0 : 1], style);
    return;
  }
  paper.text(column.right, y, text, { ...style, align: 'right' });
}

/** Labels begin in the column of text, or at the edge where only days stand before it; what is too long is set smaller. */
function writeLabel(on: ListOn, y: number, label: string, style: TextStyle): void {
  const { paper, columns } = on;
  const text = columnAt(columns, 'text');
  if (!text) return;
  const before = columns.list.slice(0, columns.list.indexOf(text));
  const isFree = !on.datesEnds && before.every(({ align }) => align === 'left');
  const fits = (from: number, size: number): boolean => paper.measure(label, { ...style, size }) <= text.right - from;
  const usual = style.size ?? 8;
  const from = isFree && !fits(text.left, usual) ? columns.style.look.margin : text.left;
  let size = usual;
  while (size > 5 && !fits(from, size)) size -= 0.5;
  paper.text(from, y, label, { ...style, size });
}

export function writeLabelled(on: ListOn, y: number, label: string, cents: number): void {
  const style: TextStyle = { ...plainStyle(on.columns.style.look), cut: 'bold' };
  writeLabel(on, y, label, style);
  writeBalance(on, y, cents, style);
}

export function writeEnd(on: ListOn, y: number, kind: 'opening' | 'closing'): void {
  const { statement, wording, columns, paper } = on;
  const day = kind === 'opening' ? wording.openingDay : statement.end;
  const column = columnAt(columns, 'day');
  if (on.datesEnds && column) paper.text(column.left, y, columns.style.rowDay(day), plainStyle(columns.style.look));
  writeLabelled(on, y, wording[kind], statement[kind]);
}

/** What went out and what came in, each on its line. */
export function writeSums(
  on: ListOn,
  y: number,
  bookings: readonly Booking[],
  names: readonly [debits: string, credits: string],
): void {
  const { columns, paper } = on;
  const { style } = columns;
  const print: TextStyle = { ...plainStyle(style.look) };
  const total = (isDebit: boolean): number =>
    bookings.filter(({ amount }) => amount < 0 === isDebit).reduce((sum, { amount }) => sum + amount, 0);
  [true, false].forEach((isDebit, index) => {
    const at = y + index * style.look.leading;
    writeLabel(on, at, names[isDebit ? 0 : 1], print);
    const column = columnAt(columns, isDebit ? 'debit' : 'credit') ?? columnAt(columns, 'amount');
    const sum = total(isDebit);
    // A sum of nothing has no side.
    if (column) paper.text(column.right, at, rowAmount(style, sum === 0 ? 0 : sum), { ...print, align: 'right' });
    const mark = columnAt(columns, 'mark');
    if (mark) paper.text(mark.left, at, style.letters[isDebit ? 0 : 1], print);
  });
}

export function writeBooking(
  on: ListOn,
  y: number,
  item: Extract<Item, { kind: 'booking' }>,
  lines: readonly string[],
): void {
  const { paper, columns } = on;
  const { style, list } = columns;
  const print = plainStyle(style.look);
  const { booking } = item;
  const last = y + (Math.max(1, lines.length) - 1) * style.look.leading;
  const amountAt = style.amountLine === 'last' ? last : y;
  for (const { kind, left, right } of list) {
    if (kind === 'text') paper.lines(left, y, lines, style.look.leading, print);
    if (kind === 'day' && item.showsDay) paper.text(left, y, style.rowDay(booking.date), print);
    if (kind === 'day' && style.dayPlace === 'stacked')
      paper.text(left, y + style.look.leading, style.rowDay(booking.valueDate), print);
    if (kind === 'valueDay') paper.text(left, y, style.rowDay(booking.valueDate), print);
    if (kind === 'code') paper.text(left, y, on.codeOf(booking), print);
    if (kind === 'mark') paper.text(left, amountAt, style.letters[booking.amount < 0 ? 0 : 1], print);
    const isOwn = kind === 'amount' || kind === (booking.amount < 0 ? 'debit' : 'credit');
    if (isOwn) paper.text(right, amountAt, rowAmount(style, booking.amount), { ...print, align: 'right' });
    if (kind === 'balance' && (style.balance === 'row' || item.endsDay))
      paper.text(right, amountAt, signedAmount(style, booking.balance), { ...print, align: 'right' });
  }
}
