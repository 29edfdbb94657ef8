import { around, type Box, heightOf } from '../evidence/geometry.ts';
import type { Word } from '../evidence/page.ts';
import type { LabelSpec } from './label-index.ts';

/** Words of a row that stand close together, as the content of one field or column. */
export interface Cell {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly text: string;
  /** Place of its row in the sheet. */
  readonly row: number;
}

/** A label as it was found on the page. */
export interface Label {
  readonly name: string;
  readonly words: readonly Word[];
  readonly box: Box;
  /** Row of its last line: values stand on it or below it. */
  readonly row: number;
  /** Mistakes that were forgiven; 0 is letter by letter. */
  readonly distance: number;
}

/** Wider gaps, in letter sizes, part one cell from the next. */
export const CELL_GAP = 1.15;
export const sizeOf = (word: Word): number => Math.max(word.size, heightOf(word.box) * 0.7);
export const gapBetween = (left: Word, right: Word): number =>
  (right.box.left - left.box.right) / Math.max(1, sizeOf(left), sizeOf(right));

const cellOf = (words: readonly Word[], row: number): Cell => ({
  words,
  box: around(words.map((word) => word.box)),
  text: words.map((word) => word.text).join(' '),
  row,
});

/** The cells of a row, parted at every gap that is wider than a blank. */
export function cellsOf(words: readonly Word[], row: number): Cell[] {
  const cells: Cell[] = [];
  let open: Word[] = [];
  for (const word of words) {
    const before = open.at(-1);
    if (before && gapBetween(before, word) > CELL_GAP) {
      cells.push(cellOf(open, row));
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) cells.push(cellOf(open, row));
  return cells;
}

export const labelOf = (spec: LabelSpec, words: readonly Word[], row: number, distance: number): Label => ({
  name: spec.name,
  words,
  box: around(words.map((word) => word.box)),
  row,
  distance,
});

export const isWording = (cell: Cell): boolean => /\p{L}{2}/u.test(cell.text);
