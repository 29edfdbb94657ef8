import { middleX } from '../../../evidence/geometry.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { columnAmountsOn, isBetween, isMark } from './column-amounts.ts';
import { isAmount } from './figures.ts';

/** A figure that does not stand where its neighbours do. */
export interface Drift {
  readonly page: number;
  readonly word: Word;
  /** Points, and in which direction. */
  readonly by: number;
  readonly way: 'row' | 'column' | 'text';
}

const TIDY = 0.2;
const LEAST_ROW_DRIFT = 0.6;
const MOST_ROW_DRIFT = 2.5;
const LEAST_COLUMN_DRIFT = 0.8;
const MOST_COLUMN_DRIFT = 4;
const FEWEST_IN_COLUMN = 6;
/** So many figures of a column keep to its edge where it has one. */
const TIDY_SHARE = 0.75;
const FEWEST_MATES = 2;

const isNear = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by;

/** How far a word stands off the line of the words beside it; null where those are too few or disagree. */
function offLine(word: Word, upright: readonly Word[]): number | null {
  const mates = upright.filter(
    (other) =>
      other !== word &&
      isNear(other.baseline, word.baseline, MOST_ROW_DRIFT) &&
      isNear(other.size, word.size, word.size * 0.03),
  );
  const first = mates[0];
  // A total in larger print shares the line of its own caption, whatever stands in the box beside.
  const isCaptioned = upright.some(
    (other) =>
      /\p{L}{3}/u.test(other.text) &&
      other.box.right <= word.box.left &&
      isNear(other.baseline, word.baseline, TIDY) &&
      isOneSize(other, word),
  );
  if (isCaptioned) return 0;
  if (!first || mates.length < FEWEST_MATES) return null;
  return mates.every((mate) => isNear(mate.baseline, first.baseline, TIDY)) ? word.baseline - first.baseline : null;
}

/**
 * Off the line on which the words beside it stand, while the figures above and below it keep to theirs. Boxes side by
 * side may count their lines differently, so a figure outside of a column is no stray.
 */
function findRowDrifts(page: Page): Drift[] {
  const upright = page.words.filter(({ angle }) => angle === 0);
  const measured = columnAmountsOn(page).flatMap((word) => {
    const by = offLine(word, upright);
    return by === null ? [] : [{ word, by }];
  });
  const tidy = measured.filter(({ by }) => Math.abs(by) <= TIDY).map(({ word }) => word);
  return measured
    .filter(({ by }) => Math.abs(by) >= LEAST_ROW_DRIFT)
    .filter(({ word }) => {
      const column = tidy.filter(({ box }) => isNear(box.right, word.box.right, MOST_COLUMN_DRIFT));
      return column.length >= FEWEST_IN_COLUMN - 1 && isBetween(word, column);
    })
    .map(({ word, by }) => ({ page: page.number, word, by, way: 'row' as const }));
}

/** Blanks of a sentence, in letter sizes. */
const BLANK = 0.7;

/**
 * A figure in a sentence that stands off its line while the words right before and behind it share theirs. Raised signs
 * are set smaller; one of the same size was put there by itself.
 */
function findDriftsInText(page: Page): Drift[] {
  const upright = page.words.filter(({ angle }) => angle === 0);
  return upright
    .filter(({ text }) => isAmount(text))
    .flatMap((word): Drift[] => {
      const near = upright.filter(
        (other) =>
          other !== word &&
          /\p{L}{2}/u.test(other.text) &&
          isNear(other.baseline, word.baseline, MOST_ROW_DRIFT) &&
          isNear(other.size, word.size, word.size * 0.03),
      );
      const before = near.find(
        ({ box }) => box.right <= word.box.left + 1 && word.box.left - box.right < BLANK * word.size,
      );
      const behind = near.find(
        ({ box }) => box.left >= word.box.right - 1 && box.left - word.box.right < BLANK * word.size,
      );
      const line = (before ?? behind)?.baseline;
      if (
        line === undefined ||
        !near.every(({ baseline }) => isNear(baseline, line, TIDY)) ||
        near.length < FEWEST_MATES
      )
        return [];
      const by = word.baseline - line;
      return Math.abs(by) >= LEAST_ROW_DRIFT ? [{ page: page.number, word, by, way: 'text' }] : [];
    });
}

/** Where a figure ends: with the currency and the side behind it, since what is set to the right is all of it together. */
function edgesOf(page: Page, amounts: readonly Word[]): ReadonlyMap<Word, number> {
  const marks = page.words.filter(isMark);
  const edgeOf = (word: Word): number => {
    const behind = marks.find(
      ({ box, baseline }) =>
        isNear(baseline, word.baseline, MOST_ROW_DRIFT) &&
        box.left > word.box.left &&
        box.left >= word.box.right - 1 &&
        box.left - word.box.right < BLANK * word.size,
    );
    return behind ? edgeOf(behind) : word.box.right;
  };
  return new Map(amounts.map((word) => [word, edgeOf(word)]));
}

/** A result in large print stands in a bar of its own, with an edge of its own. */
const LARGER = 1.3;
const isOneSize = (a: Word, b: Word): boolean => Math.max(a.size, b.size) < Math.min(a.size, b.size) * LARGER;

/** Beside the edge that the figures above and below keep to. */
function findColumnDrifts(page: Page): Drift[] {
  const amounts = columnAmountsOn(page).filter(({ text }) => /\d$/.test(text));
  const edges = edgesOf(page, amounts);
  const edgeOf = (word: Word): number => edges.get(word) ?? word.box.right;
  const withEdge = (word: Word, by: number): Word[] =>
    amounts.filter((other) => isNear(edgeOf(other), edgeOf(word), by));
  // A row of figures of which none stands in a column is a table of its own, wherever its last cell ends.
  const isOfOtherTable = (word: Word): boolean => {
    const beside = amounts.filter((other) => other !== word && isNear(other.baseline, word.baseline, TIDY));
    return beside.length >= FEWEST_MATES && beside.every((other) => withEdge(other, TIDY).length === 1);
  };
  return amounts.flatMap((word) => {
    if (withEdge(word, TIDY).length > 1) return [];
    const near = amounts.filter(
      (other) => other !== word && isOneSize(other, word) && isNear(edgeOf(other), edgeOf(word), MOST_COLUMN_DRIFT),
    );
    const column = near
      .filter((other) => withEdge(other, TIDY).length >= FEWEST_IN_COLUMN)
      // Programs that reckon without the gaps between letters end every figure a little elsewhere: nothing strays there.
      .filter((other) => withEdge(other, TIDY).length >= near.length * TIDY_SHARE);
    const edge = column[0] && edgeOf(column[0]);
    if (edge === undefined || !isBetween(word, column) || isOfOtherTable(word)) return [];
    const by = edgeOf(word) - edge;
    return Math.abs(by) >= LEAST_COLUMN_DRIFT && middleX(word.box) < page.width
      ? [{ page: page.number, word, by, way: 'column' as const }]
      : [];
  });
}

const known = new WeakMap<Page, readonly Drift[]>();

/** All of a page, worked out once for the rules that ask. */
export function driftsOn(page: Page): readonly Drift[] {
  const kept = known.get(page);
  if (kept) return kept;
  const listed = [...findRowDrifts(page), ...findColumnDrifts(page)];
  const drifts = [...listed, ...findDriftsInText(page).filter(({ word }) => listed.every((one) => one.word !== word))];
  known.set(page, drifts);
  return drifts;
}
