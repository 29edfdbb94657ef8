import type { Transaction } from '../../../documents/reading.ts';
import { around, type Box } from '../../../evidence/geometry.ts';
import type { Place } from '../../rule.ts';

type Placed = Transaction & { readonly page: number; readonly box: Box };

const isPlaced = (row: Transaction): row is Placed => row.page !== null && row.box !== null;
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Rows of each page from top to bottom. */
function byPage(rows: readonly Transaction[]): (readonly [number, Placed[]])[] {
  const pages = new Map<number, Placed[]>();
  for (const row of rows.filter(isPlaced)) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  return [...pages].map(([page, own]) => [page, own.toSorted((a, b) => a.box.top - b.box.top)] as const);
}

/** White between two rows that would hold another one: something may have stood there. */
export function gapsBetween(rows: readonly Transaction[]): Place[] {
  return byPage(rows).flatMap(([page, own]) => {
    const pairs = own.slice(1).flatMap((after, index) => {
      const before = own[index];
      return before ? [{ before, after, white: after.box.top - before.box.bottom }] : [];
    });
    const usual = middleOf(pairs.map(({ white }) => white));
    const lowest = Math.min(...own.map(({ box }) => box.bottom - box.top));
    return pairs
      .filter(({ white }) => white > usual + lowest)
      .map(({ before, after }): Place => {
        const { left, right } = around([before.box, after.box]);
        const box = { left, top: before.box.bottom, right, bottom: after.box.top };
        return { page, box, what: `gap ${before.date}`, expected: null, found: after.date };
      });
  });
}

/** The list of bookings on each page. */
export const listsOf = (rows: readonly Transaction[]): Place[] =>
  byPage(rows).map(([page, own]) => ({
    page,
    box: around(own.map(({ box }) => box)),
    what: 'bookings',
    expected: null,
    found: own.length,
  }));
