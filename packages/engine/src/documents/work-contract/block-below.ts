import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../recognise/page-text.ts';

/** Blocks begin at one margin and their rows follow each other closely, both in letter sizes. */
const ASIDE = 1;
const NEXT_ROW = 2.6;
const LONGEST = 5;

/** Forms count their rows before their captions. */
const rowNumber = /^\d{1,2}[.)]? (?=\p{L})/u;

const textOf = (words: readonly PagedWord[]): string => words.map(({ text }) => text).join(' ');

/** The blocks of a row, parted by gaps. */
function blocksOf(line: Line): readonly (readonly PagedWord[])[] {
  const words = line.wordsAt(0, line.text.length);
  const blocks: (readonly PagedWord[])[] = [];
  for (let at = 0; at < words.length; at += blocks.at(-1)?.length ?? words.length)
    blocks.push(contiguous(words.slice(at)));
  return blocks;
}

/** Words that open a block of a row which holds nothing but what `heads` knows. */
function headsIn(line: Line, heads: RegExp): readonly PagedWord[] {
  const words = line.wordsAt(0, line.text.length);
  return words.filter((word, at) => {
    const before = words[at - 1];
    const isOpening = !before || word.box.left - before.box.right > word.size * 2;
    const block = isOpening ? contiguous(words.slice(at)) : [];
    return block.length > 0 && block.length <= LONGEST && heads.test(textOf(block).toLowerCase());
  });
}

/** Forms may count their boxes with a letter in a column beside them, between caption and value. */
const boxLetter = /^[a-z\d]{1,2}[.)]?$/;

/** What stands in the row under a block of its own such as "Gent.ma Sig.ra" or "Arbeitnehmer", at the same margin. */
export function blockBelow(
  lines: readonly Line[],
  heads: RegExp,
  accept: (text: string) => string | null,
  /** What else may stand in the row of such a block; anything where nothing is said. */
  beside: RegExp | null = null,
): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    if (beside && !blocksOf(line).every((block) => beside.test(textOf(block).toLowerCase()))) continue;
    for (const word of headsIn(line, heads)) {
      const below = lines.slice(at + 1, at + 3).find(({ text }) => !boxLetter.test(text));
      const row = below?.wordsAt(0, below.text.length) ?? [];
      // Captions are set smaller than what they ask for.
      const size = Math.max(word.size, row[0]?.size ?? 0);
      const step = below && below.page === line.page ? (below.band.baseline - word.baseline) / size : Infinity;
      const start = row.findIndex(({ box }) => Math.abs(box.left - word.box.left) < word.size * ASIDE);
      if (start < 0 || step > NEXT_ROW) continue;
      const words = contiguous(row.slice(start));
      const told = accept(textOf(words));
      if (told !== null) return foundFrom(told, words, 0.75);
    }
  }
  return null;
}

/** What stands right of a caption that opens a row, as forms set it. */
export function blockBeside(
  lines: readonly Line[],
  heads: RegExp,
  accept: (text: string) => string | null,
): Found<string> | null {
  for (const line of lines) {
    const blocks = blocksOf(line);
    // The number of a row may stand in a column of its own.
    const [caption, value] = /^\d{1,2}[.)]?$/.test(textOf(blocks[0] ?? [])) ? blocks.slice(1) : blocks;
    const asked = caption ? textOf(caption).replace(rowNumber, '').toLowerCase() : '';
    if (!value || !heads.test(asked)) continue;
    const told = accept(textOf(value));
    if (told !== null) return foundFrom(told, value, 0.8);
  }
  return null;
}
