import type { Bank } from '../../banks/bank.ts';
import { type HeaderCell, phrasesFor } from './captions-of-line.ts';
import { type Columns, columnsOf } from './columns.ts';
import { furnitureOf } from './furniture.ts';
import { headerOf, headerOverTwo, headerUnderMoney, LINES_ABOVE, withMoneyAbove, withMoreCaptions } from './header.ts';
import { withKeptColumns } from './kept-columns.ts';
import type { Line } from './lines.ts';
import { headerOfBoth, stackedHeader } from './stacked-header.ts';

/** What the layout says of itself, found once and used by every manner of reading. */
export interface Layout {
  readonly lines: readonly Line[];
  readonly bank: Bank | null;
  /** Columns of a header by the place of its last line. */
  readonly headers: ReadonlyMap<number, Columns>;
  /** Lines that are part of a header. */
  readonly headerLines: ReadonlySet<number>;
  readonly furniture: ReadonlySet<number>;
}

const CAPTION_STEP = 2.6;

const FEWEST_OF_SENTENCE = 3;
const WORD_GAP = 0.7;

/** Captions with no more between them than the words of a sentence head no columns: lines below end with their amount. */
function isSentence(cells: readonly HeaderCell[], { size }: Line): boolean {
  const inOrder = cells.toSorted((a, b) => a.box.left - b.box.left);
  const gaps = inOrder.slice(1).map(({ box }, index) => box.left - (inOrder[index]?.box.right ?? 0));
  const endsWithMoney = ['amount', 'balance'].includes(inOrder.at(-1)?.role ?? '');
  return endsWithMoney && cells.length >= FEWEST_OF_SENTENCE && gaps.every((gap) => Math.abs(gap) < size * WORD_GAP);
}

/** The line below as near as lines of one caption are. */
function nextOf(lines: readonly Line[], line: Line): Line | undefined {
  const next = lines[line.index + 1];
  return next?.page === line.page && next.baseline - line.baseline <= line.size * CAPTION_STEP ? next : undefined;
}

export function layoutOf(lines: readonly Line[], bank: Bank | null): Layout {
  const phrases = phrasesFor(bank);
  const headers = new Map<number, Columns>();
  const headerLines = new Set<number>();
  let before: readonly HeaderCell[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const next = line && nextOf(lines, line);
    const near = lines.slice(Math.max(0, index - LINES_ABOVE), index).filter(({ page }) => page === line?.page);
    let cells: readonly HeaderCell[] | null = line
      ? (headerOf(line, phrases) ??
        headerOverTwo(line, next, phrases) ??
        headerOfBoth(line, next, phrases) ??
        headerUnderMoney(line, near, phrases))
      : null;
    const stacked = line && cells ? stackedHeader(line, next, phrases) : null;
    if (stacked) {
      headerLines.add(index);
      index += 1;
      cells = stacked;
    }
    if (!line || !cells) continue;
    const above = lines[index - 1];
    if (!stacked && above && above.page === line.page && line.baseline - above.baseline <= line.size * CAPTION_STEP)
      cells = withMoreCaptions(cells, above, phrases) ?? cells;
    const onPage = lines.slice(Math.max(0, index - LINES_ABOVE), index).filter(({ page }) => page === line.page);
    headerLines.add(index);
    for (let below = lines[index + 1]; below; below = lines[index + 1]) {
      const last: Line = lines[index] ?? line;
      if (below.page !== line.page || below.baseline - last.baseline > line.size * CAPTION_STEP) break;
      const more = withMoreCaptions(cells, below, phrases);
      if (!more) break;
      cells = more;
      index += 1;
      headerLines.add(index);
    }
    cells = withMoneyAbove(cells, onPage, phrases);
    before = isSentence(cells, line) ? [] : withKeptColumns(cells, line, before);
    headers.set(index, columnsOf(before));
  }
  return { lines, bank, headers, headerLines, furniture: furnitureOf(lines) };
}
