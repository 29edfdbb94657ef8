import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import type { Draw } from '../draw.ts';
import { plainStyle } from '../look.ts';
import { rowAmount, signedAmount } from './amounts.ts';
import { type Column, type Columns, columnAt, writeHeading } from './columns.ts';
import { type Item, itemsOf } from './items.ts';
import type { Style } from './style.ts';
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

/** Breaks what is said about a booking the way this bank's program does. */
function linesOf({ paper, columns, wordsOf }: ListOn, booking: Booking, text: Column): string[] {
  const { style } = columns;
  const print = plainStyle(style.look);
  const width = text.right - text.left;
  const wrapped = (words: string): string[] =>
    paper.wrap(words, width, print).flatMap((line) => {
      // A word longer than the column is cut, as programs do.
      const wide = paper.measure(line, print);
      if (wide <= width) return [line];
      const most = Math.max(8, Math.floor((line.length * width) / wide));
      return line.match(new RegExp(`.{1,${most}}`, 'g')) ?? [];
    });
  const words = wordsOf(booking);
  if (style.breaking === 'parts') return words.flatMap(wrapped);
  if (style.breaking === 'width') return wrapped(words.join(' '));
  const [kind = '', ...rest] = words;
  const most = Math.min(style.lettersPerLine, Math.floor(width / paper.measure('M', { ...print, family: 'courier' })));
  return [...wrapped(kind), ...(rest.join(' ').match(new RegExp(`.{1,${most}}`, 'g')) ?? [])];
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

function writeLabelled(on: ListOn, y: number, label: string, cents: number): void {
  const style: TextStyle = { ...plainStyle(on.columns.style.look), cut: 'bold' };
  writeLabel(on, y, label, style);
  writeBalance(on, y, cents, style);
}

function writeEnd(on: ListOn, y: number, kind: 'opening' | 'closing'): void {
  const { statement, wording, columns, paper } = on;
  const day = kind === 'opening' ? wording.openingDay : statement.end;
  const column = columnAt(columns, 'day');
  if (on.datesEnds && column) paper.text(column.left, y, columns.style.rowDay(day), plainStyle(columns.style.look));
  writeLabelled(on, y, wording[kind], statement[kind]);
}

function writeSums(on: ListOn, y: number): void {
  const { statement, wording, columns, paper } = on;
  const { style } = columns;
  const print: TextStyle = { ...plainStyle(style.look) };
  const total = (isDebit: boolean): number =>
    statement.bookings.filter(({ amount }) => amount < 0 === isDebit).reduce((sum, { amount }) => sum + amount, 0);
  [true, false].forEach((isDebit, index) => {
    const at = y + index * style.look.leading;
    writeLabel(on, at, wording.sums[isDebit ? 0 : 1], print);
    const column = columnAt(columns, isDebit ? 'debit' : 'credit') ?? columnAt(columns, 'amount');
    const sum = total(isDebit);
    // A sum of nothing has no side.
    if (column) paper.text(column.right, at, rowAmount(style, sum === 0 ? 0 : sum), { ...print, align: 'right' });
    const mark = columnAt(columns, 'mark');
    if (mark) paper.text(mark.left, at, style.letters[isDebit ? 0 : 1], print);
  });
}

function writeBooking(on: ListOn, y: number, item: Extract<Item, { kind: 'booking' }>, lines: readonly string[]): void {
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

function offerLines({ paper, columns, wording }: ListOn): string[] {
  const text = columnAt(columns, 'text');
  return text ? paper.wrap(wording.offer, text.right - text.left, plainStyle(columns.style.look)) : [];
}

function heightOf(style: Style, item: Item, lines: number): number {
  const { leading, size } = style.look;
  switch (item.kind) {
    case 'booking':
      return Math.max(lines, style.dayPlace === 'stacked' ? 2 : 1) * leading + size * 0.6;
    case 'offer':
      return lines * leading + size * 1.5;
    case 'sums':
      return 2 * leading + size;
    default:
      return leading + size * 0.7;
  }
}

/** The list over its pages; answers where the next thing may stand. */
export function writeList(on: ListOn, draw: Draw): number {
  const { paper, columns, statement, wording } = on;
  const { style } = columns;
  const { look, ground } = style;
  const across = paper.width - 2 * look.margin + 6;
  const carry = look.leading + look.size;
  const text = columnAt(columns, 'text');
  if (!text) throw new Error('every list has a column of text');
  let y = writeHeading(paper, columns, on.top);
  let balance = statement.opening;
  let bar = 0;
  const items = itemsOf(style, statement);
  for (const item of items) {
    const lines =
      item.kind === 'booking' ? linesOf(on, item.booking, text) : item.kind === 'offer' ? offerLines(on) : [];
    const height = heightOf(style, item, lines.length);
    if (y + height + (style.carries ? carry : 0) > on.bottom) {
      if (style.carries) writeLabelled(on, y + look.size * 0.4, wording.carryDown, balance);
      paper.nextPage();
      const top = on.pageHead();
      y = style.isHeadRepeated ? writeHeading(paper, columns, top) : top;
      if (style.carries) {
        writeLabelled(on, y, wording.carryUp, balance);
        y += carry;
      }
      draw.note('several pages');
    }
    if (ground === 'zebra' && item.kind === 'booking' && bar++ % 2 === 1)
      paper.box(look.margin - 3, y - look.size - 1, across, height, { fill: [0.93, 0.93, 0.93] });
    if (item.kind === 'booking') {
      writeBooking(on, y, item, lines);
      balance = item.booking.balance;
    }
    if (item.kind === 'opening' || item.kind === 'closing') writeEnd(on, y, item.kind);
    if (item.kind === 'sums') writeSums(on, y);
    if (item.kind === 'offer') paper.lines(text.left, y, lines, look.leading, { ...plainStyle(look), cut: 'italic' });
    if (item.kind === 'day heading')
      paper.text(look.margin, y, style.headDay(item.day), { ...plainStyle(look), cut: 'bold' });
    if (item.kind === 'day balance')
      writeLabelled(on, y, `${wording.dayBalance} ${style.headDay(item.day)}`, item.balance);
    y += height;
    if (ground === 'rules' || ground === 'grid')
      paper.rule(
        look.margin - 3,
        y - look.size - 1.5,
        look.margin - 3 + across,
        y - look.size - 1.5,
        0.3,
        [0.6, 0.6, 0.6],
      );
  }
  return y;
}
