import { compareNames } from '@vesta/domain/names/compare-names';
import type { Page, Word } from '../../evidence/page.ts';
import type { PlacedZone } from './mrz/placed-zone.ts';

const SURE = 0.9;
const MOST_WORDS = 4;
const FEWEST_LETTERS = 3;

const isOutside = (word: Word, page: Page, zone: PlacedZone): boolean =>
  page.number !== zone.page || word.box.bottom < zone.box.top;

/**
 * Whether a name that the zone gives is clearly printed above it, under whatever caption: one that was misread takes
 * nothing from what stands below it, and no other word of a paper is spelled like its holder's name.
 */
export function isPrintedElsewhere(pages: readonly Page[], zone: PlacedZone, name: string): boolean {
  if (name.replace(/[^A-Za-z]/g, '').length < FEWEST_LETTERS) return false;
  const first = name.charAt(0).toUpperCase();
  return pages.some((page) => {
    const words = page.words.filter((word) => word.confidence >= SURE && isOutside(word, page, zone));
    return words.some((word, at) => {
      if (word.text.normalize('NFD').charAt(0).toUpperCase() !== first) return false;
      return Array.from({ length: MOST_WORDS }, (_, more) => words.slice(at, at + more + 1)).some(
        (run) => compareNames(run.map(({ text }) => text).join(' '), name).score === 1,
      );
    });
  });
}
