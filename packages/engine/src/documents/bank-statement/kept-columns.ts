import { widthOf } from '../../evidence/geometry.ts';
import type { HeaderCell } from './captions-of-line.ts';
import type { Line } from './lines.ts';

/** A sheet is laid on the glass anew for every page; in letter sizes. */
const SHIFT = 2.5;
const FEWEST_IN_COMMON = 2;

const isSameCell = (a: HeaderCell, b: HeaderCell, size: number): boolean =>
  a.role === b.role && Math.abs(a.box.left - b.box.left) <= size * SHIFT;

const isFree = (cell: HeaderCell, cells: readonly HeaderCell[]): boolean =>
  cells.every(({ box }) => {
    const shared = Math.min(box.right, cell.box.right) - Math.max(box.left, cell.box.left);
    return shared < Math.min(widthOf(box), widthOf(cell.box)) * 0.3;
  });

/**
 * The captions of a scanned page with those that were misread on it, as the page before prints them: a list keeps its
 * columns. Print needs no such help.
 */
export function withKeptColumns(
  cells: readonly HeaderCell[],
  line: Line,
  before: readonly HeaderCell[],
): readonly HeaderCell[] {
  if (line.words.every(({ font }) => font >= 0)) return cells;
  const common = cells.filter((cell) => before.some((other) => isSameCell(cell, other, line.size)));
  if (common.length < FEWEST_IN_COMMON || common.length < cells.length) return cells;
  const roles = new Set(cells.map(({ role }) => role));
  const lost = before.filter((cell) => !roles.has(cell.role) && isFree(cell, cells));
  return [...cells, ...lost];
}
