import type { Booking } from '../../ledger/booking.ts';
import type { Paper } from '../../paper/paper.ts';

export interface Flow {
  /** Where the first row of the first page and of later pages stands, and where rows must have ended. */
  readonly firstTop: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: (booking: Booking) => number;
  readonly row: (y: number, booking: Booking) => void;
  /** Head of the table on every page after the first. */
  readonly heading: () => void;
  /** The balance is told at the foot of a page and repeated on the next where the bank does so. */
  readonly carryDown?: (y: number, balance: number) => void;
  readonly carryUp?: (y: number, balance: number) => number;
  /** Extra space before a row, given the one before: some banks part days. */
  readonly gap?: (before: Booking | undefined, booking: Booking) => number;
}

/** Lets bookings run down the pages and answers where the next thing may stand. */
export function flow(paper: Paper, bookings: readonly Booking[], how: Flow): number {
  let y = how.firstTop;
  let before: Booking | undefined;
  for (const booking of bookings) {
    const gap = how.gap?.(before, booking) ?? 0;
    if (y + gap + how.height(booking) > how.bottom) {
      if (before) how.carryDown?.(y, before.balance);
      paper.nextPage();
      how.heading();
      y = before && how.carryUp ? how.carryUp(how.top, before.balance) : how.top;
    } else y += gap;
    how.row(y, booking);
    y += how.height(booking);
    before = booking;
  }
  return y;
}

/** Starts a new page where what follows would not fit. */
export function room(paper: Paper, y: number, needed: number, how: Pick<Flow, 'bottom' | 'top' | 'heading'>): number {
  if (y + needed <= how.bottom) return y;
  paper.nextPage();
  how.heading();
  return how.top;
}

/** Draws on every page once their number is known. */
export function onEveryPage(paper: Paper, draw: (page: number, pages: number) => void): void {
  const { pages } = paper;
  for (let page = 1; page <= pages; page += 1) {
    paper.turnTo(page);
    draw(page, pages);
  }
}
