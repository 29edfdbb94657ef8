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

/**
 * The rows from the gross down to the net, where both stand in one column: every amount of that column between them.
 * Null where they stand otherwise.
 */
export function rungsBetween(sheet: Sheet, gross: Sum, net: Sum): readonly Rung[] | null {
  const rowOf = ({ words }: Sum): number =>
    sheet.rows.findIndex((row) => words.every((word) => row.words.includes(word)));
  const [first, last] = [rowOf(gross), rowOf(net)];
  const edge = edgeOf(net.words);
  const isInColumn = (words: readonly Word[]): boolean =>
    Math.abs(edgeOf(words) - edge) <= ALIGNED * Math.max(...words.map(sizeOf));
  if (first < 0 || last <= first + 1 || last - first > MOST_RUNGS || !isInColumn(gross.words)) return null;
  return sheet.rows.slice(first + 1, last).flatMap((row) => {
    const amount = amountsIn(row.words).find(({ words }) => isInColumn(words));
    return amount ? [rungOf(sheet, row, amount, gross)] : [];
  });
}
