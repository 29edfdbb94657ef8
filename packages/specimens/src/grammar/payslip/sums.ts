import type { Paper, TextStyle } from '../../paper/paper.ts';
import { captionStyle, cased, plainStyle } from '../look.ts';
import type { SumRow } from './model.ts';
import { moneyWidth, writeMoney } from './money.ts';
import type { Style } from './style.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Part = 'month' | 'year';
const figuresOf = (rows: readonly SumRow[], part: Part): SumRow[] => rows.filter((row) => row[part] !== null);

/** Captions at the left, one or two columns of figures at the right. */
export function writeLadder(
  paper: Paper,
  style: Style,
  { x, y, width }: Area,
  rows: readonly SumRow[],
  parts: readonly Part[],
  heads: Readonly<Record<Part, string>> | null,
): number {
  const { look } = style;
  const print = plainStyle(look);
  const pitch = Math.max(look.leading, look.size * 1.3);
  const columnWidth = 82;
  const rightOf = (index: number): number => x + width - (parts.length - 1 - index) * columnWidth;
  let at = y;
  if (heads) {
    parts.forEach((part, index) => {
      paper.text(rightOf(index), at, cased(look, heads[part]), { ...captionStyle(look), align: 'right' });
    });
    at += pitch + 2;
  }
  for (const row of rows.filter((one) => parts.some((part) => one[part] !== null))) {
    const own: TextStyle = row.isStrong ? { ...print, cut: 'bold' } : print;
    paper.text(x, at, cased(look, row.caption), own);
    parts.forEach((part, index) => {
      const cents = row[part];
      if (cents !== null) writeMoney(paper, rightOf(index), at, cents, style, own);
    });
    if (style.ground === 'rules' || style.ground === 'grid')
      paper.rule(x, at + 3, x + width, at + 3, 0.2, [0.65, 0.65, 0.65]);
    at += pitch;
  }
  return at + 6;
}

/** Cells beside each other, the caption small above the figure; forms number them. */
export function writeCells(
  paper: Paper,
  style: Style,
  { x, y, width }: Area,
  rows: readonly SumRow[],
  part: Part,
  firstNumber: number,
): number {
  const { look } = style;
  const names: TextStyle = { ...captionStyle(look), size: Math.max(5.5, look.size - 2) };
  const print: TextStyle = { ...plainStyle(look), size: look.size + 0.5 };
  const height = look.size * 2 + 12;
  let [left, at] = [x, y - look.size];
  figuresOf(rows, part).forEach((row, index) => {
    const cents = row[part] ?? 0;
    const caption = `${style.isNumbered ? `${firstNumber + index} ` : ''}${cased(look, row.caption)}`;
    const own = Math.max(paper.measure(caption, names), moneyWidth(paper, cents, style, print)) + 14;
    if (left + own > x + width && left > x) [left, at] = [x, at + height];
    paper.box(left, at, Math.min(own, width), height, { border: [0.35, 0.35, 0.35] });
    paper.text(left + 3, at + (names.size ?? 6) + 2.5, caption, names);
    writeMoney(paper, left + own - 5, at + height - 4, cents, style, row.isStrong ? { ...print, cut: 'bold' } : print);
    left += own;
  });
  return at + height + look.size + 8;
}

/** `caption: figure` one after the other along the line. */
export function writeLines(
  paper: Paper,
  style: Style,
  { x, y, width }: Area,
  rows: readonly SumRow[],
  part: Part,
): number {
  const { look } = style;
  const print = plainStyle(look);
  const pitch = Math.max(look.leading, look.size * 1.4);
  let [left, at] = [x, y];
  for (const row of figuresOf(rows, part)) {
    const cents = row[part] ?? 0;
    const caption = `${cased(look, row.caption)}:`;
    const [first, second] = [paper.measure(`${caption} `, print) + 2, moneyWidth(paper, cents, style, print)];
    if (left + first + second > x + width && left > x) [left, at] = [x, at + pitch];
    paper.text(left, at, caption, print);
    writeMoney(paper, left + first + second, at, cents, style, { ...print, cut: 'bold' });
    left += first + second + 18;
  }
  return at + pitch + 6;
}
