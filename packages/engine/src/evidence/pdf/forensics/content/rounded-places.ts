import type { FileStructure } from '../structure/file-structure.ts';
import { pagesOf } from '../structure/pages.ts';
import type { EditorPoint } from './editor-points.ts';
import { pageContent } from './page-content.ts';
import { type WrittenText, writtenTexts } from './written-texts.ts';

const MOST = 60;
/** Points: numbers this near are one place, cut off behind a thousandth or not. */
const SAME_PLACE = 0.000_6;
const THOUSANDTHS = 1000;
const amount = /\d,\d{2}(?!\d)/;

const isRounded = (put: number): boolean => Math.round(put * THOUSANDTHS) / THOUSANDTHS === put;

/** A figure as wide as another, at the same place from the left, is put there by the same reckoning. */
const areMates = (one: WrittenText, other: WrittenText): boolean =>
  one.codes.length === other.codes.length &&
  amount.test(other.codes) &&
  Math.abs((one.put ?? 0) - (other.put ?? 1)) < SAME_PLACE;

/**
 * Figures at a rounded place amid others whose same place is written as the machine reckoned it, 500.39 beside
 * 500.38999999999993: a program writes its numbers in one way, whoever typed these wrote them in another.
 */
export function roundedPlaces(file: FileStructure): EditorPoint[] {
  if (file.isEncrypted) return [];
  const state = file.states.length - 1;
  return pagesOf(file, state)
    .flatMap((page, index) => {
      const placed = writtenTexts(pageContent(file, state, page)).filter(({ put }) => put !== null);
      const reckoned = placed.filter(({ put }) => !isRounded(put ?? 0));
      return placed
        .filter((text) => isRounded(text.put ?? 0) && amount.test(text.codes))
        .filter((text) => reckoned.some((other) => areMates(text, other)))
        .map(({ x, y }) => ({ page: index + 1, x, y }));
    })
    .slice(0, MOST);
}
