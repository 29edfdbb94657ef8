import type { Page } from '../../evidence/page.ts';
import { type Line, linesOf } from './lines.ts';

/** Lines at the top of a page that say of which statement it is. */
const HEAD = 2;
const FEWEST_LETTERS = 20;

const isBooking = ({ days, moneys }: Line): boolean => days.length > 0 && moneys.length > 0;

const headOf = (page: Page): string =>
  linesOf([page])
    .slice(0, HEAD)
    .map(({ folded }) => folded)
    .join(' ');

/** A page without bookings under the head of the page before: the sums of that list, which some banks print last. */
export function isSummaryBehind(last: Page, page: Page): boolean {
  const head = headOf(page);
  const isSame = head.length >= FEWEST_LETTERS && /\d/.test(head) && head === headOf(last);
  return isSame && linesOf([last]).some(isBooking) && !linesOf([page]).some(isBooking);
}
