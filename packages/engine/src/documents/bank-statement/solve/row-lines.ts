/** A booking by the lines of its amount and of its day. */
export interface Anchors {
  readonly amount: number;
  readonly day: number;
}

/** Furthest that the text of a booking runs on below its last column. */
const MOST_LINES = 14;

/** Whether amounts stand at the end of their texts: by the lines between a day and the first amount below it. */
function amountsLast(anchors: readonly Anchors[]): boolean {
  const below = anchors.filter(({ amount, day }, index) => day < amount && day > (anchors[index - 1]?.amount ?? -1));
  const own = anchors.filter(({ amount, day }) => day === amount);
  return below.length > 0 && below.filter(({ amount, day }) => amount - day > 1).length * 2 > below.length + own.length;
}

/**
 * The first line of every booking. It begins with its day; one without a day of its own begins with its amount, or
 * behind the amount before it where amounts end their texts.
 */
export function firstLines(anchors: readonly Anchors[]): number[] {
  const isLast = amountsLast(anchors);
  return anchors.map(({ amount, day }, index) => {
    const before = anchors[index - 1]?.amount ?? -1;
    if (day > before && day <= amount && amount - day <= MOST_LINES) return day;
    return isLast && before >= 0 && amount - before <= MOST_LINES ? before + 1 : amount;
  });
}

/** The lines of each booking: from its first one up to that of the next, as far as a text may run. */
export function linesOfRows(anchors: readonly Anchors[]): (readonly [from: number, to: number])[] {
  const firsts = firstLines(anchors);
  return anchors.map(({ amount, day }, index) => {
    const end = (firsts[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
    return [firsts[index] ?? amount, Math.max(amount, Math.min(end, Math.max(amount, day) + MOST_LINES))];
  });
}
