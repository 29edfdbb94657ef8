import type { Transaction } from '../../../documents/reading.ts';
import { digitEdge } from '../../../evidence/digit-edge.ts';
import type { Box } from '../../../evidence/geometry.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { parseAmount } from '../../../extraction/amount.ts';

/** Amounts with two decimals, whatever sign stands around them. */
const amount = /^[-+−–]?\d{1,3}(?:[.']?\d{3})*,\d{2}[-+−–]?$/;
/** Edges of one column lie this near, in letter sizes; a column has so many bookings. */
const NEAR = 0.5;
const FEWEST = 3;

const isIn = ({ left, top, right, bottom }: Box, { box }: Word): boolean =>
  (box.left + box.right) / 2 > left &&
  (box.left + box.right) / 2 < right &&
  (box.top + box.bottom) / 2 > top &&
  (box.top + box.bottom) / 2 < bottom;

const isOf = (word: Word, row: Transaction): boolean =>
  Math.abs(parseAmount(word.text) ?? Number.NaN) === Math.abs(row.amount);

/**
 * Whether the place of a booking shows a second amount in the column of amounts: a row that the reader took for a part
 * of the text above it, as where a list prints each day once. Such a list was not understood, whatever its sums are.
 */
export function hasLostBookings(rows: readonly Transaction[], pages: readonly Page[]): boolean {
  const places = rows.flatMap((row) => {
    const page = pages.find(({ number }) => number === row.page);
    if (!page || !row.box) return [];
    const { box } = row;
    const amounts = page.words.filter((word) => amount.test(word.text) && isIn(box, word));
    return [{ row, amounts, own: amounts.find((word) => isOf(word, row)) ?? null }];
  });
  const edges = places.flatMap(({ own }) => (own ? [digitEdge(own)] : []));
  const isInColumn = (word: Word): boolean =>
    edges.filter((edge) => Math.abs(edge - digitEdge(word)) <= word.size * NEAR).length >= FEWEST;
  return places.some(
    ({ own, amounts }) =>
      own !== null &&
      amounts.some((word) => Math.abs(word.baseline - own.baseline) > own.size * NEAR && isInColumn(word)),
  );
}
