import { digitEdge } from '../../../evidence/digit-edge.ts';
import { type Row, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Solution } from '../solve.ts';
import { TOLERANCE } from '../solve.ts';
import type { Sum } from '../sums.ts';

/** Letter sizes by which figures of one column may end off each other. */
const ALIGNED = 1.5;
const FEWEST_TAKEN = 3;

const edgeOf = ({ words }: RowAmount): number => {
  const last = words.at(-1);
  return last ? digitEdge(last) : 0;
};

const isInColumn = (amount: RowAmount, edge: number): boolean =>
  Math.abs(edgeOf(amount) - edge) <= ALIGNED * Math.max(...amount.words.map(sizeOf));

/** The rows above the sums, with their last amounts. */
function rowsAbove(sheet: Sheet, sums: readonly Sum[]): readonly RowAmount[] {
  const holds = (row: Row): boolean => sums.some(({ words }) => words.some((word) => row.words.includes(word)));
  const end = sheet.rows.findIndex(holds);
  return sheet.rows.slice(0, Math.max(0, end)).flatMap((row) => amountsIn(row.words).at(-1) ?? []);
}

/** What stands in the column of an amount above and below it, without a gap. */
function columnAround(amounts: readonly RowAmount[], at: number): readonly RowAmount[] {
  const edge = edgeOf(amounts[at] ?? { value: 0, words: [] });
  const above = amounts.slice(0, at).findLastIndex((amount) => !isInColumn(amount, edge));
  const below = amounts.slice(at).findIndex((amount) => !isInColumn(amount, edge));
  return amounts.slice(above + 1, below < 0 ? amounts.length : at + below);
}

const total = (amounts: readonly RowAmount[]): number => amounts.reduce((sum, { value }) => sum + value, 0);

/**
 * The net that follows from one column in which every row has its sign. Told only where all that it takes off is the
 * printed sum of it, so that the column is known to be whole, and where its earnings do not reach the printed sum of
 * those: null otherwise.
 */
export function netBySignedRows(sheets: readonly Sheet[], { values }: Solution): number | null {
  const [gross, taken] = [values.get('gross'), values.get('total_deductions')];
  const [sheet, ...others] = sheets;
  if (!gross || !taken || !sheet || others.length > 0) return null;
  const amounts = rowsAbove(sheet, [gross, taken]);
  const column = columnAround(
    amounts,
    amounts.findIndex(({ value }) => value < 0),
  );
  const [minus, plus] = [column.filter(({ value }) => value < 0), column.filter(({ value }) => value > 0)];
  const isWhole = minus.length >= FEWEST_TAKEN && -total(minus) === Math.abs(taken.value);
  // The wage itself is among the rows.
  const hasWage = plus.some(({ value }) => value * 2 >= gross.value);
  const isLess = total(plus) < gross.value - TOLERANCE;
  return isWhole && hasWage && isLess ? total(column) : null;
}
