import type { Reading } from '../../../documents/reading.ts';
import type { Page } from '../../../evidence/page.ts';
import type { ListHead } from '../../../papers/paper-notes.ts';

/** Points by which the letters of two lines may reach into each other. */
const TOUCHING = 2;

/** White between this line and the first booking is room for a booking that is no longer there. */
export function listHeads(pages: readonly Page[], { transactions }: Pick<Reading, 'transactions'>): ListHead[] {
  return pages.flatMap(({ number, words }) => {
    const tops = transactions.filter(({ page }) => page === number).map(({ box }) => box.top);
    const first = Math.min(...tops);
    const above = words.map(({ box }) => box.bottom).filter((bottom) => bottom <= first + TOUCHING);
    return tops.length > 0 && above.length > 0 ? [{ page: number, bottom: Math.max(...above) }] : [];
  });
}
