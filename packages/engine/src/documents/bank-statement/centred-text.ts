import type { Line } from './lines.ts';

/** So much further than any other step is the one between two bookings. */
const DISTINCT = 1.35;
/** A text of more lines than that is none. */
const MOST_LINES = 12;

const stepsOf = (lines: readonly Line[]): number[] =>
  lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));

/**
 * Some papers set date and amount in the middle of a booking's text, so that it begins above them. Where lines stand
 * between two bookings, the widest step among them tells which belong to the second: these are returned.
 */
function aheadOf(before: Line, between: readonly Line[], next: Line): readonly Line[] {
  const steps = stepsOf([before, ...between, next]);
  const widest = Math.max(...steps);
  const place = steps.indexOf(widest);
  const isDistinct = steps.every((step, index) => index === place || widest >= step * DISTINCT);
  return isDistinct && place < between.length ? between.slice(place) : [];
}

/** Nothing but dates, sums and their currency. */
const isBare = ({ words, days, moneys }: Line): boolean =>
  words.every(
    ({ text }, index) =>
      /^(?:eur|euro|€|[+-])$/i.test(text) ||
      [...days, ...moneys].some(({ first, last }) => index >= first && index <= last),
  );

/** Tells bookings from lines that are only text. */
export interface LineKinds {
  readonly isBooking: (line: Line) => boolean;
  readonly isText: (line: Line) => boolean;
}

/** Keeps the lines of a list that belong to a booking further down until it comes. */
export class TextsAbove {
  private readonly ahead = new Set<number>();
  private waiting: Line[] = [];
  /** Every text of this list ends with the line of its date. */
  private endsWithDate = false;

  constructor(
    private readonly lines: readonly Line[],
    private readonly kinds: LineKinds,
  ) {}

  /** Whether this line waits for the booking below it, or belongs to none because no booking follows. */
  keeps(line: Line): boolean {
    if (!this.ahead.has(line.index)) return this.endsWithDate && this.kinds.isText(line);
    this.waiting.push(line);
    return true;
  }

  /** The lines that waited for this booking; those up to the next one are shared out between the two. */
  begin(booking: Line): readonly Line[] {
    const { waiting } = this;
    this.waiting = [];
    for (const text of this.behind(booking)) this.ahead.add(text.index);
    return waiting;
  }

  /** Below a header or balance the first text counts only where others on the page begin above their dates as well. */
  startBelow(above: Line): void {
    const onPage = this.lines.slice(above.index + 1).filter(({ page }) => page === above.page);
    const bookings = onPage.filter(this.kinds.isBooking);
    this.endsWithDate ||= bookings.length > 0 && bookings.every(isBare) && this.hasTextBefore(above);
    const isUsual = bookings.some((line) => this.behind(line).length > 0) || this.endsWithDate;
    for (const text of isUsual ? this.behind(above) : []) this.ahead.add(text.index);
  }

  /** The lines up to the next booking on the same page; none where something else comes first. */
  private gapBehind(line: Line): { readonly between: readonly Line[]; readonly next: Line } | null {
    const between: Line[] = [];
    for (const next of this.lines.slice(line.index + 1, line.index + 2 + MOST_LINES)) {
      if (next.page !== line.page) return null;
      if (this.kinds.isBooking(next)) return { between, next };
      if (!this.kinds.isText(next)) return null;
      between.push(next);
    }
    return null;
  }

  private hasTextBefore(above: Line): boolean {
    return (this.gapBehind(above)?.between.length ?? 0) > 0;
  }

  private behind(line: Line): readonly Line[] {
    const gap = this.gapBehind(line);
    if (!gap) return [];
    return this.endsWithDate ? gap.between : aheadOf(line, gap.between, gap.next);
  }
}
