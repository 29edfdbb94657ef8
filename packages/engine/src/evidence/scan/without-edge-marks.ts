import type { Word } from '../page.ts';

/** Words by which a page shows how far its print reaches. */
const PRINTED = 0.6;
/** A sign that was seen less surely than this may be the shadow of an edge, a hole or a staple. */
const SURE = 0.9;
/** So far outside of all print, in letter sizes: behind amounts there are marks of a side. */
const [BEFORE, BEHIND] = [1, 5];

/**
 * Words without single signs that stand alone outside of all print. Before the first day of a booking such a sign would
 * hide that day.
 */
export function withoutEdgeMarks(words: readonly Word[]): readonly Word[] {
  const isSign = ({ text }: Word): boolean => [...text].length === 1;
  const printed = words.filter((word) => !isSign(word) && word.confidence >= PRINTED);
  if (printed.length === 0) return words;
  const left = printed.reduce((least, { box }) => Math.min(least, box.left), Number.POSITIVE_INFINITY);
  const right = printed.reduce((most, { box }) => Math.max(most, box.right), 0);
  const isOutside = ({ box, size }: Word): boolean =>
    box.right < left - size * BEFORE || box.left > right + size * BEHIND;
  return words.filter((word) => !isSign(word) || word.confidence >= SURE || !isOutside(word));
}
