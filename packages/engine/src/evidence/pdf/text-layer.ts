import { heightOf, widthOf } from '../geometry.ts';
import type { Page } from '../page.ts';
import type { Letter } from './letters.ts';

/**
 * What the letters of a page are worth. `printed` are as the maker set them, and `half` as well, of a page that shows
 * more writing than that; `recognised` were put invisibly under a scan by its software; a `scan` has none; `unusable`
 * ones cannot be told from their glyphs; `none` is a page with neither letters nor a picture.
 */
export type TextLayer = 'printed' | 'half' | 'recognised' | 'scan' | 'unusable' | 'none';

/** Fewer letters than this on a picture of a page are stamps of its scanner or somebody's additions, not its text. */
const FEWEST_LETTERS = 100;
const LARGEST_UNMAPPED_SHARE = 0.2;
const SCAN_COVER = 0.5;

/** The share of the page under its largest picture; strips of one scan count together. */
export function imageCover({ images, width, height }: Pick<Page, 'images' | 'width' | 'height'>): number {
  const area = images.reduce((sum, { box }) => {
    const inside = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(width, box.right),
      bottom: Math.min(height, box.bottom),
    };
    return sum + Math.max(0, widthOf(inside)) * Math.max(0, heightOf(inside));
  }, 0);
  return width * height > 0 ? Math.min(1, area / (width * height)) : 0;
}

/** Whether a picture takes most of the page, as on a scan. */
export const isPictured = (page: Pick<Page, 'images' | 'width' | 'height'>): boolean => imageCover(page) > SCAN_COVER;

/** So many letters tell a language from none. */
const ENOUGH_TO_TELL = 120;
const LEAST_VOWELS = 0.2;
const vowel = /^[aeiouyàáâäèéêëìíîïòóôöøœæùúûü]$/i;

/** Fonts that number their letters otherwise and do not say how give words that nobody could say aloud. */
function isUnspeakable(letters: readonly Letter[]): boolean {
  const spoken = letters.filter(({ text }) => /^\p{L}$/u.test(text));
  return (
    spoken.length >= ENOUGH_TO_TELL &&
    spoken.filter(({ text }) => vowel.test(text)).length < spoken.length * LEAST_VOWELS
  );
}

export function judgeTextLayer(
  letters: readonly Letter[],
  unmapped: number,
  page: Pick<Page, 'images' | 'width' | 'height'>,
): TextLayer {
  if (unmapped > (letters.length + unmapped) * LARGEST_UNMAPPED_SHARE && unmapped >= 5) return 'unusable';
  if (isUnspeakable(letters)) return 'unusable';
  if (letters.length < FEWEST_LETTERS && isPictured(page)) return 'scan';
  if (letters.length === 0) return 'none';
  const invisible = letters.filter((letter) => letter.style.invisible).length;
  return page.images.length > 0 && invisible > letters.length / 2 ? 'recognised' : 'printed';
}
