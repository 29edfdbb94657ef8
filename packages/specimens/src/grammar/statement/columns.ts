import type { Statement } from '../../ledger/statement.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Draw } from '../draw.ts';
import { captionStyle, cased, plainStyle } from '../look.ts';
import { rowAmount, signedAmount } from './amounts.ts';
import { captions } from './captions.ts';
import type { ColumnKind, Style } from './style.ts';

export interface Column {
  readonly kind: ColumnKind;
  readonly caption: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly align: 'left' | 'right';
}

export interface Columns {
  /** The style in the size in which the columns fit beside each other. */
  readonly style: Style;
  readonly list: readonly Column[];
  readonly captionAlign: 'own' | 'centre' | 'left';
}

const GAP = 9;
const LEAST_TEXT = 135;
const isFigure = (kind: ColumnKind): boolean => ['amount', 'debit', 'credit', 'balance'].includes(kind);

/** In two lines of about the same length. */
export function halves(text: string): string[] {
  const words = text.split(' ');
  if (words.length < 2) return [text];
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [text]);
}

function captionWords(draw: Draw, style: Style): Record<ColumnKind, string> {
  const own = captions[style.country];
  const [debit, credit] = draw.word(own.pair);
  const withUnit = (caption: string): string => (style.unit ? `${caption} ${style.unit}` : caption);
  const [day, valueDay] = [draw.word(own.day), draw.word(own.valueDay)];
  return {
    day: style.dayPlace === 'stacked' ? `${day} ${valueDay}` : day,
    valueDay,
    code: draw.word(own.code),
    text: draw.word(own.text),
    mark: draw.word(own.mark),
    amount: withUnit(draw.word(own.amount)),
    debit: withUnit(debit),
    credit: withUnit(credit),
    balance: withUnit(draw.word(own.balance)),
  };
}

/** The widest thing that the column holds besides its caption. */
function contentOf(paper: Paper, style: Style, { bookings, opening, closing }: Statement, kind: ColumnKind): number {
  const print = plainStyle(style.look);
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => paper.measure(text, print)));
  const balances = [opening, closing, ...bookings.map(({ balance }) => balance)];
  switch (kind) {
    case 'day':
    case 'valueDay':
      return widest(bookings.map(({ date }) => style.rowDay(date)));
    case 'code':
      return paper.measure('0000', print);
    case 'mark':
      return paper.measure('H', print);
    case 'balance':
      return widest(balances.map((cents) => signedAmount(style, cents)));
    case 'text':
      return LEAST_TEXT;
    default:
      // Balances and sums stand in these columns too.
      return widest([
        ...bookings.map(({ amount }) => rowAmount(style, amount)),
        ...balances.map((cents) => signedAmount(style, cents)),
      ]);
  }
}

/** Places for all columns, in the largest print in which the text keeps room to breathe. */
export function columnsOf(paper: Paper, draw: Draw, drawn: Style, statement: Statement): Columns {
  const words = captionWords(draw, drawn);
  const captionAlign = draw.one<Columns['captionAlign']>([
    ['captions aligned with figures', 'own', 6],
    ['captions centred over figures', 'centre', 2],
    ['captions left of figures', 'left', 1],
  ]);
  const across = paper.width - 2 * drawn.look.margin;
  const fitting = (size: number): Columns => {
    const style = { ...drawn, look: { ...drawn.look, size } };
    const names = captionStyle(style.look);
    const parts = drawn.order.map((kind) => {
      const content = contentOf(paper, style, statement, kind);
      const whole = cased(style.look, words[kind]);
      const isLong = paper.measure(whole, names) > content * 1.3;
      const stacks = kind === 'text' ? false : style.isCaptionStacked || isLong || style.dayPlace === 'stacked';
      const caption = stacks ? halves(whole) : [whole];
      const width = Math.max(content, ...caption.map((line) => (kind === 'text' ? 0 : paper.measure(line, names))));
      return { kind, caption, width };
    });
    const fixed = parts.reduce((sum, { kind, width }) => sum + (kind === 'text' ? 0 : width + GAP), 0);
    const text = across - fixed;
    if (text < LEAST_TEXT && size > 6) return fitting(size - 0.5);
    let left = drawn.look.margin;
    const list = parts.map(({ kind, caption, width }): Column => {
      const start = left;
      const own = kind === 'text' ? text - GAP : width;
      left += kind === 'text' ? text : width + GAP;
      return { kind, caption, left: start, right: start + own, align: isFigure(kind) ? 'right' : 'left' };
    });
    return { style, list, captionAlign };
  };
  return fitting(drawn.look.size);
}

export const columnAt = ({ list }: Columns, kind: ColumnKind): Column | undefined =>
  list.find((column) => column.kind === kind);

/** Where captions are written; answers the line below them. */
export function writeHeading(paper: Paper, { style, list, captionAlign }: Columns, y: number): number {
  const { look, ground } = style;
  const names = captionStyle(look);
  const lines = Math.max(...list.map(({ caption }) => caption.length));
  const height = lines * (look.size * 1.2) + 5;
  const across = paper.width - 2 * look.margin + 6;
  if (ground === 'grey head' || ground === 'zebra') {
    paper.box(look.margin - 3, y - look.size - 2, across, height + 2, { fill: [0.87, 0.87, 0.87] });
  }
  if (ground === 'grid') paper.box(look.margin - 3, y - look.size - 2, across, height + 2, { border: [0.4, 0.4, 0.4] });
  for (const { caption, left, right, align } of list) {
    const where = align === 'left' ? 'left' : captionAlign === 'own' ? 'right' : captionAlign;
    const at = where === 'left' ? left : where === 'right' ? right : (left + right) / 2;
    paper.lines(at, y, caption, look.size * 1.2, { ...names, align: where });
  }
  if (ground !== 'grid' && ground !== 'zebra') {
    paper.rule(look.margin - 3, y + height - look.size, look.margin - 3 + across, y + height - look.size, 0.6);
  }
  return y + height + look.size * 0.4;
}
