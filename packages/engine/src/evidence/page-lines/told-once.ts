import { sharedHeight, sharedWidth } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';

/** Boxes of one print that were found twice share nearly all of it. */
const SAME_PLACE = 0.7;

const isSamePrint = (a: OcrWord, b: OcrWord): boolean =>
  sharedWidth(a.box, b.box) > SAME_PLACE && sharedHeight(a.box, b.box) > SAME_PLACE;

/** Lines that overlap show the print between them twice: of the same word in the same place the surer reading stays. */
export function toldOnce(words: readonly OcrWord[]): OcrWord[] {
  const byText = new Map<string, OcrWord[]>();
  for (const word of words) {
    const alike = byText.get(word.text) ?? [];
    byText.set(word.text, alike);
    const at = alike.findIndex((other) => isSamePrint(other, word));
    const known = alike[at];
    if (!known) alike.push(word);
    else if (word.confidence > known.confidence) alike[at] = word;
  }
  const kept = new Set([...byText.values()].flat());
  return words.filter((word) => kept.has(word));
}
