import type { Booking } from '../../ledger/booking.ts';
import type { Draw } from '../draw.ts';
import { plainStyle } from '../look.ts';
import { type Column, columnAt, writeHeading } from './columns.ts';
import { type Item, itemsOf } from './items.ts';
import { type ListOn, writeBooking, writeEnd, writeLabelled, writeSums } from './list-lines.ts';
import type { Style } from './style.ts';

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
  const foot = (style.carries ? carry : 0) + (style.hasPageSums ? 2 * look.leading : 0);
  let onPage: Booking[] = [];
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
    // A day is not left alone at the foot of a page.
    const needed = height + (item.kind === 'day heading' ? 4 * look.leading : 0);
    if (y + needed + foot > on.bottom) {
      if (style.hasPageSums) {
        writeSums(on, y + look.size * 0.4, onPage, wording.pageSums);
        y += 2 * look.leading;
      }
      onPage = [];
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
      onPage.push(item.booking);
    }
    if (item.kind === 'opening' || item.kind === 'closing') writeEnd(on, y, item.kind);
    if (item.kind === 'sums') writeSums(on, y, statement.bookings, wording.sums);
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
