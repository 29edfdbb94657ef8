import type { Transaction } from '../../../documents/reading.ts';
import { around, type Box } from '../../../evidence/geometry.ts';
import type { ListHead } from '../../../papers/paper-notes.ts';
import type { EvidencePlace } from '../../rule.ts';

type Placed = Transaction & { readonly page: number; readonly box: Box };

const isPlaced = (row: Transaction): row is Placed => row.page !== null && row.box !== null;
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Rows of each page from top to bottom. */
function byPage(rows: readonly Transaction[]): (readonly [number, Placed[]])[] {
  const pages = new Map<number, Placed[]>();
  for (const row of rows.filter(isPlaced)) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  return [...pages].map(([page, own]) => [page, own.toSorted((a, b) => a.box.top - b.box.top)] as const);
}

interface White {
  readonly top: number;
  readonly after: Placed;
  /** The row that it follows; none at the head of a list. */
  readonly before: Placed | null;
}

const heightOf = ({ top, after }: White): number => after.box.top - top;

/** The white between the rows of a page. */
const whitesIn = (own: readonly Placed[]): White[] =>
  own.slice(1).flatMap((after, index) => {
    const before = own[index];
    return before ? [{ top: before.box.bottom, after, before }] : [];
  });

/** The white that leads to the first row of a page, where the print above it is known. */
function whiteAbove([first]: readonly Placed[], heads: readonly ListHead[]): White[] {
  const head = heads.find(({ page }) => page === first?.page);
  return first && head ? [{ top: head.bottom, after: first, before: null }] : [];
}

/** White between two rows, or above the first one, that would hold another: something may have stood there. */
export function gapsBetween(rows: readonly Transaction[], heads: readonly ListHead[] = []): EvidencePlace[] {
  return byPage(rows).flatMap(([page, own]) => {
    const between = whitesIn(own);
    const usual = middleOf(between.map(heightOf));
    const lowest = Math.min(...own.map(({ box }) => box.bottom - box.top));
    return [...whiteAbove(own, heads), ...between]
      .filter((white) => heightOf(white) > usual + lowest)
      .map(({ top, after, before }): EvidencePlace => {
        const { left, right } = around([after.box, ...(before ? [before.box] : [])]);
        const box = { left, top, right, bottom: after.box.top };
        return { page, box, what: `gap ${(before ?? after).date}`, expected: null, found: after.date };
      });
  });
}

/** The list of bookings on each page. */
export const listsOf = (rows: readonly Transaction[]): EvidencePlace[] =>
  byPage(rows).map(([page, own]) => ({
    page,
    box: around(own.map(({ box }) => box)),
    what: 'bookings',
    expected: null,
    found: own.length,
  }));
