import type { Word } from '../../evidence/page.ts';
import type { Label, Row, Sheet } from '../../extraction/labels.ts';

const FEWEST_CAPTIONS = 2;
/** Share of a row that must be captions we know. */
const LEAST_KNOWN = 0.5;
/** How much nearer a caption stands to the value above it than to whatever is below, and how much smaller it is set. */
const NEARER = 1.5;
const SMALLER = 0.95;
/** In letter sizes of the value. */
const FARTHEST = 2;
const ALIGNED = 1;

const largest = (words: readonly Word[]): number => Math.max(...words.map(({ size }) => size));

/** Whether a row of small captions names what stands right above each of them, as forms made for screens print it. */
function isBelowValues(above: Row | undefined, row: Row, below: Row | undefined, fewest: number): boolean {
  if (!above || above.labels.length > 0 || row.labels.length < fewest) return false;
  const known = row.labels.reduce((count, { words }) => count + words.length, 0);
  if (known < row.words.length * LEAST_KNOWN || row.words.some(({ text }) => /\d/.test(text))) return false;
  const [step, next] = [row.baseline - above.baseline, (below?.baseline ?? Number.POSITIVE_INFINITY) - row.baseline];
  const size = largest(above.words);
  if (step > size * FARTHEST || next < step * NEARER || largest(row.words) > size * SMALLER) return false;
  const isAligned = ({ box }: Label, word: Word): boolean =>
    Math.min(Math.abs(word.box.left - box.left), Math.abs(word.box.right - box.right)) <= size * ALIGNED;
  return row.labels.every((label) => above.words.some((word) => isAligned(label, word)));
}

/** The next row in the columns of this one: cells beside it may be set a little lower. */
function nextInColumn(rows: readonly Row[], at: number): Row | undefined {
  const own = rows[at]?.words ?? [];
  const isOver = ({ box }: Word): boolean => own.some((word) => word.box.left < box.right && box.left < word.box.right);
  return rows.slice(at + 1).find(({ words }) => words.some(isOver));
}

/**
 * Rows of captions, each with the row of values above it. Captions of one row of values may stand on two heights, where a
 * larger value has its own a little lower.
 */
function captionRows(rows: readonly Row[], fewest: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    const values = found.get(at - 1) ?? at - 1;
    if (isBelowValues(rows[values], row, nextInColumn(rows, at), fewest)) found.set(at, values);
  }
  return found;
}

/** The rows in another order: captions first, then what they name. */
function captionsFirst(rows: readonly Row[], captions: ReadonlyMap<number, number>): readonly number[] {
  const order: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    let end = at;
    while (captions.get(end + 1) === at) end += 1;
    for (let caption = at + 1; caption <= end; caption += 1) order.push(caption);
    order.push(at);
    at = end;
  }
  return order;
}

/**
 * The sheet with such captions put before their values, where every other form has them. Only the order of the rows
 * changes: all words stay where they are printed.
 */
export function withCaptionsFirst(sheet: Sheet): Sheet {
  const { rows } = sheet;
  if (sheet.page.origin === 'ocr' || captionRows(rows, FEWEST_CAPTIONS).size === 0) return sheet;
  // A slip that is set so in its rows of cells is set so where a single value stands by itself.
  const order = captionsFirst(rows, captionRows(rows, 1));
  const moved = new Map(sheet.labels.map((label) => [label, { ...label, row: order.indexOf(label.row) }]));
  const movedLabel = (label: Label): Label => moved.get(label) ?? label;
  const placed = order.map((from, at): Row => {
    const row = rows[from] as Row;
    return {
      ...row,
      baseline: rows[at]?.baseline ?? row.baseline,
      cells: row.cells.map((cell) => ({ ...cell, row: at })),
      labels: row.labels.map(movedLabel),
    };
  });
  const byName = new Map([...sheet.byName].map(([name, labels]) => [name, labels.map(movedLabel)]));
  return { ...sheet, rows: placed, labels: sheet.labels.map(movedLabel), byName };
}
