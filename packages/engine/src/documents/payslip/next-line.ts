import { heightOf, sharedWidth } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import type { Sheet } from '../../extraction/labels.ts';

const MOST_WORDS = 3;
/** Lines of one text begin at one margin and follow each other as closely as lines do; in letter heights. */
const MARGIN = 0.5;
const LEADING = 0.8;

/**
 * "GRAFICI EDITORIALI" over "INDUSTRIA": a text that a narrow cell breaks goes on in the next line, at its margin, in the
 * same letters. A caption, a figure or a row that begins elsewhere is none of it.
 */
export function withNextLine(
  sheets: readonly Sheet[],
  { page, side, label }: Pick<Candidate<string>, 'page' | 'side' | 'label'>,
  words: readonly Word[],
): readonly Word[] {
  const sheet = sheets.find((one) => one.page.number === page);
  const [first, last] = [words[0], words.at(-1)];
  if (!sheet || !first || !last) return words;
  const size = heightOf(first.box);
  const row = sheet.rows.findIndex((one) => one.words.includes(last));
  const ends = sheet.rows[row]?.cells.find((cell) => cell.words.includes(last));
  const lower = sheet.rows[row + 1];
  // What stands behind its caption in one cell goes on below the caption.
  const margin = side === 'right' && ends ? ends.box.left : first.box.left;
  const rest = lower?.cells.find(({ box }) => Math.abs(box.left - margin) < size * MARGIN);
  // In a list of captions and values the next line begins with another caption.
  const caption = sheet.rows[label.row]?.cells.find((cell) => cell.words.some((word) => label.words.includes(word)));
  const isList =
    side === 'right' &&
    caption !== undefined &&
    margin > caption.box.right &&
    lower?.cells.some(({ box }) => box.right < margin && sharedWidth(box, caption.box) > 0) === true;
  const isRest =
    !isList &&
    ends?.words.at(-1) === last &&
    rest !== undefined &&
    rest.words.length <= MOST_WORDS &&
    rest.box.top - last.box.bottom < size * LEADING &&
    Math.abs(heightOf(rest.words[0]?.box ?? rest.box) - size) < 1 &&
    rest.words.every(({ text }) => /^\(?[\p{L}][\p{L}.'’/-]*\)?$/u.test(text)) &&
    !lower?.labels.some((label) => label.words.some((word) => rest.words.includes(word)));
  return isRest ? [...words, ...rest.words] : words;
}
