import { middleX } from '../../../evidence/geometry.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { amountsOn } from './figures.ts';

/** A figure that does not stand where its neighbours do. */
export interface Drift {
  readonly page: number;
  readonly word: Word;
  /** Points, and in which direction. */
  readonly by: number;
  readonly way: 'row' | 'column';
}

const TIDY = 0.2;
const LEAST_ROW_DRIFT = 0.6;
const MOST_ROW_DRIFT = 2.5;
const LEAST_COLUMN_DRIFT = 0.8;
const MOST_COLUMN_DRIFT = 4;
const FEWEST_IN_COLUMN = 6;
const FEWEST_MATES = 2;
const NEAREST_ROWS = 60;

const isNear = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by;

/** Off the line on which the words beside it stand, while those agree among themselves. */
export function rowDrifts(page: Page): Drift[] {
  const upright = page.words.filter(({ angle }) => angle === 0);
  return amountsOn(page).flatMap((word) => {
    const mates = upright.filter(
      (other) =>
        other !== word &&
        isNear(other.baseline, word.baseline, MOST_ROW_DRIFT) &&
        isNear(other.size, word.size, word.size * 0.03),
    );
    const first = mates[0];
    if (!first || mates.length < FEWEST_MATES) return [];
    if (!mates.every((mate) => isNear(mate.baseline, first.baseline, TIDY))) return [];
    const by = word.baseline - first.baseline;
    return Math.abs(by) >= LEAST_ROW_DRIFT ? [{ page: page.number, word, by, way: 'row' as const }] : [];
  });
}

/** Beside the edge that the figures above and below keep to. */
export function columnDrifts(page: Page): Drift[] {
  const amounts = amountsOn(page).filter(({ text }) => /\d$/.test(text));
  const withEdge = (word: Word, by: number): Word[] =>
    amounts.filter((other) => isNear(other.box.right, word.box.right, by));
  return amounts.flatMap((word) => {
    if (withEdge(word, TIDY).length > 1) return [];
    const column = amounts
      .filter((other) => other !== word && isNear(other.box.right, word.box.right, MOST_COLUMN_DRIFT))
      .filter((other) => withEdge(other, TIDY).length >= FEWEST_IN_COLUMN);
    const above = column.some(({ baseline }) => baseline < word.baseline && word.baseline - baseline < NEAREST_ROWS);
    const below = column.some(({ baseline }) => baseline > word.baseline && baseline - word.baseline < NEAREST_ROWS);
    const edge = column[0]?.box.right;
    if (edge === undefined || !above || !below) return [];
    const by = word.box.right - edge;
    return Math.abs(by) >= LEAST_COLUMN_DRIFT && middleX(word.box) < page.width
      ? [{ page: page.number, word, by, way: 'column' as const }]
      : [];
  });
}
