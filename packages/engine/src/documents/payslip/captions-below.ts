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

/**
 * The sheet with such captions put before their values, where every other form has them. Only the order of the rows
 * changes: all words stay where they are printed.
 */
export function withCaptionsFirst(sheet: Sheet): Sheet {
  const { rows } = sheet;
  const belowValues = (fewest: number): ReadonlySet<number> =>
    new Set(rows.flatMap((row, at) => (isBelowValues(rows[at - 1], row, rows[at + 1], fewest) ? [at] : [])));
  if (sheet.page.origin === 'ocr' || belowValues(FEWEST_CAPTIONS).size === 0) return sheet;
  // A slip that is set so in its rows of cells is set so where a single value stands by itself.
  const captions = belowValues(1);
  const placeOf = (row: number): number => (captions.has(row) ? row - 1 : captions.has(row + 1) ? row + 1 : row);
  const moved = new Map(sheet.labels.map((label) => [label, { ...label, row: placeOf(label.row) }]));
  const movedLabel = (label: Label): Label => moved.get(label) ?? label;
  const placed = rows.map((_, at): Row => {
    // The order of two rows is its own inverse.
    const row = rows[placeOf(at)] as Row;
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
