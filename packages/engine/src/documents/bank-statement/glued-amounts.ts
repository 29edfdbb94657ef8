import { widthOf } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';

const amount = /^[-+]?\d{1,3}(?:\.?\d{3})*,\d{2}[-+]?$/;
/** A text so long that it touches the amount of its row, or runs into it. */
const glued = /^(.*\p{L}[.)]?)([-+]?\d{1,3}(?:\.\d{3})+,\d{2}[-+]?|[-+]?\d{1,7},\d{2}[-+]?)$/u;
/** Figures of a column end at one place; as many others must end there. */
const NEEDED = 3;
const FLUSH = 1;

/** Amounts that the text before them touches, set free where they end flush with others: a column is none of the text. */
export function withoutGluedAmounts(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => glued.test(text))) return words;
  const ends = words.filter(({ text }) => amount.test(text)).map(({ box }) => box.right);
  return words.flatMap((word) => {
    const [, text, figure] = glued.exec(word.text) ?? [];
    const flush = ends.filter((end) => Math.abs(end - word.box.right) <= FLUSH);
    if (!text || !figure || flush.length < NEEDED) return [word];
    const edge = word.box.right - (widthOf(word.box) * figure.length) / word.text.length;
    return [
      { ...word, text, box: { ...word.box, right: edge } },
      { ...word, text: figure, box: { ...word.box, left: edge } },
    ];
  });
}
