import type { Reading, Transaction } from '../../../documents/reading.ts';
import type { Box } from '../../../evidence/geometry.ts';
import type { LookedTwice } from '../../../papers/paper-notes.ts';
import { type BalanceBreak, balanceTrail } from './balance-breaks.ts';
import { gapsBetween } from './booking-places.ts';

const meetsBand = (box: Box, top: number, bottom: number): boolean => box.bottom > top && box.top < bottom;

/** The rows from the balance before a break to the break, in the order of the page. */
function stretchOf(rows: readonly Transaction[], { at }: BalanceBreak): readonly Transaction[] {
  const end = rows.indexOf(at);
  const start = rows.findLastIndex(({ balance }, place) => place < end && balance !== null);
  return rows.slice(Math.max(0, start), end + 1);
}

/**
 * Breaks of a scanned list that no misreading explains: two looks read the same figures all the way from the balance
 * before, on one page, and there is no room for a row that was overlooked.
 */
export function sureBreaks({ transactions }: Reading, looked: readonly LookedTwice[]): BalanceBreak[] {
  const rows = transactions;
  const gaps = gapsBetween(rows);
  return balanceTrail(rows).breaks.filter((broken) => {
    const stretch = stretchOf(rows, broken);
    const { page } = broken.at;
    const own = looked.find((one) => one.page === page);
    if (!own || stretch.length < 2 || stretch.some((row) => row.page !== page)) return false;
    const top = Math.min(...stretch.map(({ box }) => box.top));
    const bottom = Math.max(...stretch.map(({ box }) => box.bottom));
    const isWhole = !gaps.some((gap) => gap.page === page && gap.box !== null && meetsBand(gap.box, top, bottom));
    return isWhole && !own.doubtful.some((box) => meetsBand(box, top, bottom));
  });
}
