import { type Box, sharedHeight } from '../geometry.ts';
import type { Cell, LookedAtPage } from './look-at-page.ts';

/** Amounts and days as the weights see them, with what may stand around them. */
const amount = /\d[.,]\d{2}\D*$/;
const day = /^\d{1,2}[./]\d{1,2}(?:[./]|$)/;
/** Few lines of a list are not bookings; a page of text has many, and is not worth it. */
const MOST_LINES = 15;

const has = (form: RegExp, { print }: Cell): boolean => print.some(({ text }) => form.test(text));
const isLevel = (one: Box, other: Box): boolean => sharedHeight(one, other) > 0.5;

interface MostTelling {
  /** What the reader of words must see: figures in doubt, and the lines that name balances and totals. */
  readonly telling: LookedAtPage;
  /** What the weights have read as well as they can. */
  readonly rest: LookedAtPage;
}

/**
 * What of a page is worth the last seconds. Days and amounts of bookings stand in cells that the weights have read;
 * which sum is which balance is said by lines without a day, beside an amount or before and behind the list.
 */
export function mostTelling(looked: LookedAtPage): MostTelling {
  const [days, amounts] = [day, amount].map((form) => looked.cells.filter((cell) => has(form, cell)));
  const first = Math.min(...(days ?? []).map(({ box }) => box.top));
  const last = Math.max(...(days ?? []).map(({ box }) => box.bottom));
  const isBooking = (line: Box): boolean => (days ?? []).some(({ box }) => isLevel(box, line));
  const isBesideAmount = (line: Box): boolean => (amounts ?? []).some(({ box }) => isLevel(box, line));
  const isOutside = ({ top, bottom }: Box): boolean => bottom < first || top > last;
  const naming = looked.long.filter((line) => !isBooking(line) && (isBesideAmount(line) || isOutside(line)));
  const isFigure = (cell: Cell): boolean => has(/\d/, cell);
  return {
    telling: { ...looked, cells: looked.cells.filter(isFigure), long: naming.slice(0, MOST_LINES) },
    rest: { ...looked, cells: looked.cells.filter((cell) => !isFigure(cell)), long: [] },
  };
}
