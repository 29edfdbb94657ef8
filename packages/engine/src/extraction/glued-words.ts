import { widthOf } from '../evidence/geometry.ts';
import type { Word } from '../evidence/page.ts';

/**
 * A label and its value printed without a blank ("Netto:1.679,74"), two fields parted by the rule of a form, the lines
 * of a sender set into one with stars between them, or the form of a company run into the caption of the next column.
 */
const seams = [
  /(?<=\p{L}[.)]?:)(?=[^\s:/])/u,
  /\|/u,
  /(?<=[\p{L}\d.])(?=\*[\p{L}\d])|(?<=[\p{L}\d.]\*)(?=[\p{L}\d])/u,
  /(?<=^S\.R\.L\.?|^S\.P\.A\.?|^S\.N\.C\.?|^GmbH)(?=\p{Lu}\p{L}{2})/u,
];
const seam = new RegExp(seams.map(({ source }) => source).join('|'), 'u');

/** The words that were printed as one; each gets its share of the width by its letters. */
export function unglued(word: Word): readonly Word[] {
  if (!seam.test(word.text)) return [word];
  const perLetter = widthOf(word.box) / Math.max(1, word.text.length);
  const parts: Word[] = [];
  let from = 0;
  for (const text of word.text.split(seam)) {
    const place = text === '' ? from : word.text.indexOf(text, from);
    from = place + text.length;
    if (text === '') continue;
    const left = word.box.left + place * perLetter;
    parts.push({ ...word, text, box: { ...word.box, left, right: left + text.length * perLetter } });
  }
  return parts;
}
