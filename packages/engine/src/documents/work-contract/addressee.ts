import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../recognise/page-text.ts';

const salutation =
  /^(?:(?:gent(?:ile|\.?\s?m[ao]|\.?le)?|egr(?:egi[oa])?|spett(?:\.?le)?|preg(?:\.?m[ao])?)\.?\s*)?(?:(?:sig(?:\.?\s?ra|\.?na|\.?ri)?|signora?|dott(?:\.?ssa)?)\.?|herrn?|frau|mr|mrs|ms)\.?$/;
/** Lines of an address begin at one margin and follow each other closely, both in letter sizes. */
const ASIDE = 1;
const NEXT_ROW = 2.6;
const LONGEST = 3;

const textOf = (words: readonly PagedWord[]): string => words.map(({ text }) => text).join(' ');

/** Words of a row from a place on that begin with "Gent.ma Sig.ra", "Egr. Sig.", "Herrn" and hold nothing else. */
function salutationsIn(line: Line): readonly PagedWord[] {
  const words = line.wordsAt(0, line.text.length);
  return words.filter((word, at) => {
    const before = words[at - 1];
    const isOpening = !before || word.box.left - before.box.right > word.size * 2;
    const block = contiguous(words.slice(at));
    const text = block.length > LONGEST ? '' : textOf(block).toLowerCase();
    return isOpening && salutation.test(text);
  });
}

/** Whom a letter goes to: the row under the salutation, at the same margin. */
export function addresseeOf(lines: readonly Line[], accept: (name: string) => boolean): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    for (const word of salutationsIn(line)) {
      const below = lines[at + 1];
      const step = below && below.page === line.page ? (below.band.baseline - word.baseline) / word.size : Infinity;
      const row = below?.wordsAt(0, below.text.length) ?? [];
      const start = row.findIndex(({ box }) => Math.abs(box.left - word.box.left) < word.size * ASIDE);
      if (start < 0 || step > NEXT_ROW) continue;
      const words = contiguous(row.slice(start));
      if (accept(textOf(words))) return foundFrom(textOf(words), words, 0.75);
    }
  }
  return null;
}
