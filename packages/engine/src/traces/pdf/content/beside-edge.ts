import type { WrittenText } from './written-texts.ts';

/** A figure and where it ends, in points from the left as exactly as the page writes them. */
export interface EndingFigure {
  readonly text: WrittenText;
  readonly edge: number;
  /** What is written behind it in one go, in which letters: only the same ends at the same place. */
  readonly behind: string;
}

/** Points. What the reckoning of a machine leaves of two equal numbers. */
const SAME = 0.000_005;
/** Whoever rounds to thousandths is off by half of one at most. */
const FARTHEST = 0.000_6;
const NEAREST = 0.000_02;
const FEWEST_MATES = 4;
const THOUSANDTHS = 1000;
const TEN_THOUSANDTHS = 10_000;

export const isRounded = (put: number, to = THOUSANDTHS): boolean => Math.round(put * to) / to === put;

/** More decimals are those of the machine's own numbers. */
const FEW_DECIMALS = 6;
/** Half a unit of the last decimal is lost at either of two places. */
const LOST = 1.1;

/** What a program that cuts its numbers off may be off by, as the longest of them show. */
function lastPlace(figures: readonly EndingFigure[]): number {
  const decimals = Math.max(0, ...figures.map(({ text: { put } }) => String(put).split('.')[1]?.length ?? 0));
  return decimals > FEW_DECIMALS ? 0 : LOST * 10 ** -decimals;
}

/**
 * Figures that end a hair beside the edge at which all others of their column end to the last decimal, at a place that is
 * rounded to thousandths: the program reckoned the others from the edge, whoever typed these rounded the result. That
 * the program itself does not round so is shown by figures of several widths at one edge, or by its decimals.
 */
export function besideEdge(figures: readonly EndingFigure[]): WrittenText[] {
  return figures
    .filter(({ text: { put }, edge, behind }) => {
      if (put === null || !isRounded(put)) return false;
      const near = figures.filter((other) => other.behind === behind && Math.abs(other.edge - edge) <= FARTHEST);
      const nearest = Math.max(NEAREST, lastPlace(near));
      const away = near.filter((other) => Math.abs(other.edge - edge) >= nearest);
      const [first] = away.filter((other) => !isRounded(other.text.put ?? 0));
      if (!first) return false;
      const mates = away.filter((other) => Math.abs(other.edge - first.edge) <= SAME);
      const widths = new Set(mates.map(({ text: { codes } }) => codes.length));
      const isExact = widths.size > 1 || !isRounded(first.text.put ?? 0, TEN_THOUSANDTHS);
      return isExact && mates.length >= FEWEST_MATES && mates.length > near.length / 2;
    })
    .map(({ text }) => text);
}
