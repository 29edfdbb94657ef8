import { digitEdge } from '../../evidence/digit-edge.ts';
import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { type Row, type Sheet, sizeOf } from '../../extraction/labels.ts';
import { amountsIn, type RowAmount } from './row-amounts.ts';
import type { Sum } from './sums.ts';

/** A row between the gross and the net of a slip, with its amount in their column. */
export interface Rung {
  readonly row: Row;
  /** As printed: negative where a minus says so. */
  readonly amount: Sum;
  /** Whether the row itself says that it is taken off. */
  readonly isMinus: boolean;
}

/** Letter sizes by which figures of one column may end off each other. */
const ALIGNED = 1.5;
const MOST_RUNGS = 24;

const edgeOf = (words: readonly Word[]): number => digitEdge(words.at(-1) ?? { text: '', box: around([]) });

const minusBefore = /^(?:\.\/\.|\.?\/\.?|abzgl\.?|abzüglich|meno|[-−–])$/i;

function rungOf(sheet: Sheet, row: Row, amount: RowAmount, like: Sum): Rung {
  const { value, words } = amount;
  const raw = words.map((word) => word.text).join(' ');
  const isMinus = value < 0 || minusBefore.test(row.words[0]?.text ?? '');
  return {
    row,
    isMinus,
    amount: {
      ...like,
      value,
      raw,
      words,
      box: around(words.map((word) => word.box)),
      page: sheet.page.number,
      label: row.labels[0] ?? like.label,
    },
  };
}

const isAligned = (words: readonly Word[], edge: number): boolean =>
  Math.abs(edgeOf(words) - edge) <= ALIGNED * Math.max(...words.map(sizeOf));

/** The rows between a gross and a net that stand in one column; null where they stand otherwise. */
export function rowsBetween(sheet: Sheet, gross: Sum, net: Sum): readonly Row[] | null {
  const rowOf = ({ words }: Sum): number =>
    sheet.rows.findIndex((row) => words.every((word) => row.words.includes(word)));
  const [first, last] = [rowOf(gross), rowOf(net)];
  const isFar = last <= first + 1 || last - first > MOST_RUNGS;
  return first < 0 || isFar || !isAligned(gross.words, edgeOf(net.words)) ? null : sheet.rows.slice(first + 1, last);
}

/**
 * The rows from the gross down to the net, where both stand in one column: every amount of that column between them.
 * Null where they stand otherwise.
 */
export function rungsBetween(sheet: Sheet, gross: Sum, net: Sum): readonly Rung[] | null {
  const edge = edgeOf(net.words);
  return (
    rowsBetween(sheet, gross, net)?.flatMap((row) => {
      const amount = amountsIn(row.words).find(({ words }) => isAligned(words, edge));
      return amount ? [rungOf(sheet, row, amount, gross)] : [];
    }) ?? null
  );
}

/**
 * The same rows where all that is taken off has a column of its own, behind that of the pay. Null where a row between
 * holds more than one amount or one elsewhere.
 */
export function rungsAside(sheet: Sheet, gross: Sum, net: Sum): readonly Rung[] | null {
  const rungs = rowsBetween(sheet, gross, net)?.flatMap((row) => {
    const amounts = amountsIn(row.words);
    return amounts.length > 0 ? [{ row, amounts }] : [];
  });
  const edge = edgeOf(rungs?.[0]?.amounts[0]?.words ?? []);
  const isBehind = edge > edgeOf(net.words);
  const isColumn = rungs?.every(({ amounts }) => amounts.length === 1 && isAligned(amounts[0]?.words ?? [], edge));
  if (!rungs || !isBehind || !isColumn) return null;
  return rungs.flatMap(({ row, amounts: [amount] }) => (amount ? [rungOf(sheet, row, amount, gross)] : []));
}
