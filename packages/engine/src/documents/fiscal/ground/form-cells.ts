import { around, type Box } from '../../../evidence/geometry.ts';
import { monthOf } from '../../../extraction/day-text.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';

/** What stands together in a row of a form. */
export interface Block {
  readonly words: readonly PagedWord[];
  readonly box: Box;
}

/** In letter sizes: gaps that part cells, and a caption from its number. */
const CELL_GAP = 1.15;
export const NUMBER_GAP = 0.8;

export const cellNumber = /^\(?(\d{1,3})[.)]?$/;
/** Rows of a return are called by a code: RN4. */
export const cellCode = /^(?:R[A-Z]|LM|CM)\d{1,3}$/;
export const isNumbering = (text: string): boolean => cellNumber.test(text) || cellCode.test(text);
const countOf = (text: string): number => Number(text.replace(/\D/g, ''));
/** A currency and the name of a month are parts of a figure. */
export const figureWord = /^(?:€|eur|euro)$/i;
export const lettered = ({ text }: PagedWord): boolean =>
  /\p{L}{2}/u.test(text) && !figureWord.test(text) && monthOf(text) === null;
const gapOf = (left: PagedWord, right: PagedWord): number =>
  (right.box.left - left.box.right) / Math.max(1, left.size, right.size);

/** Forms that print the number of a cell in its right corner end each row with one, and count upwards. */
function numbersBehind(words: readonly PagedWord[]): ReadonlySet<PagedWord> {
  const numbers = words.filter((word, at) => isNumbering(word.text) && at > 0 && gapToLetters(words, at));
  // A caption may refer to other numbers; in its corner a number stands apart from it.
  const cellGap = cellGapIn(words);
  const apart = numbers.filter((word) => gapOf(words[words.indexOf(word) - 1] ?? word, word) > cellGap);
  const [first, last] = [words[0], words.at(-1)];
  const isBehind = (some: readonly PagedWord[]): boolean =>
    first !== undefined &&
    opensCaption(first) &&
    // A row that begins with its code has the numbers of its cells before them.
    !cellCode.test(first.text) &&
    last !== undefined &&
    some.includes(last) &&
    isCounting(some);
  return new Set([apart, numbers].find(isBehind) ?? []);
}

/** Several cells of one row may be parts of what one code calls. */
function isCounting(numbers: readonly PagedWord[]): boolean {
  const areCodes = numbers.every(({ text }) => cellCode.test(text));
  const counts = numbers.map(({ text }) => countOf(text));
  const goesUp = counts.every((count, at) => at === 0 || count > (counts[at - 1] ?? 0) - (areCodes ? 1 : 0));
  return goesUp && (areCodes || numbers.length > 1);
}

/** A caption may begin with one letter: "N. giorni". */
const opensCaption = (word: PagedWord): boolean => lettered(word) || /^\p{Lu}\.$/u.test(word.text);

/** A number that a caption refers to, as in "von 3.", follows its word closely and is followed by another number. */
const gapToLetters = (words: readonly PagedWord[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  return before !== undefined && word !== undefined && (next === undefined || opensCaption(next));
};

/** The same cells where each ends with its number. */
function blocksBeforeNumbers(words: readonly PagedWord[], numbers: ReadonlySet<PagedWord>): PagedWord[][] {
  const blocks: PagedWord[][] = [[]];
  for (const word of words) {
    blocks.at(-1)?.push(word);
    if (numbers.has(word)) blocks.push([]);
  }
  // What is told of a block with its number before it holds for these as well.
  return blocks
    .filter((own) => own.length > 0)
    .map((own) => (numbers.has(own.at(-1) as PagedWord) ? [...own.slice(-1), ...own.slice(0, -1)] : own));
}

/** Dots that lead from a caption to its value: the two stand apart. */
const leader = /^[.·_…]{2,}$/;

/** Whether a cell begins with a number of the form; before the name of a month it is a day. */
const isNumbered = ([first, next]: readonly PagedWord[]): boolean =>
  first !== undefined && next !== undefined && isNumbering(first.text) && monthOf(next.text) === null;

const withoutNumber = (words: readonly PagedWord[]): readonly PagedWord[] =>
  isNumbered(words) ? words.slice(1) : words;

/** The cells of a row, without the numbers of the form. */
export const plainBlocksOf = (line: Line): Block[] =>
  blocksOf(line).map(({ words, box }) => ({ words: withoutNumber(words), box }));

/** The words of each cell of a row, without the number of the form. */
export const cellsOf = (line: Line): (readonly PagedWord[])[] => plainBlocksOf(line).map(({ words }) => words);

/** The cells of a row: parted by a wide gap, and by the number that a form prints before a caption. */
export function blocksOf(line: Line): Block[] {
  const words = line.wordsAt(0, line.text.length).filter(({ text }) => !leader.test(text));
  const behind = numbersBehind(words);
  const blocks: PagedWord[][] = behind.size > 0 ? blocksBeforeNumbers(words, behind) : blocksByGaps(words);
  return blocks.map((own) => {
    const placed = own.filter((word) => !behind.has(word));
    return { words: own, box: around((placed.length > 0 ? placed : own).map(({ box }) => box)) };
  });
}

/** Narrow letters stand in narrow cells: what parts them is wider than three blanks of the same row. */
const NARROWEST = 0.75;
const BLANKS = 3;

function cellGapIn(words: readonly PagedWord[]): number {
  const gaps = words.slice(1).map((word, at) => gapOf(words[at] ?? word, word));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? CELL_GAP;
  return Math.min(CELL_GAP, Math.max(NARROWEST, usual * BLANKS));
}

function blocksByGaps(words: readonly PagedWord[]): PagedWord[][] {
  const blocks: PagedWord[][] = [];
  const cellGap = cellGapIn(words);
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]];
    const gap = before ? gapOf(before, word) : Number.POSITIVE_INFINITY;
    const isNumber = cellNumber.test(word.text) && next !== undefined && lettered(next) && gapOf(word, next) < CELL_GAP;
    if (gap > cellGap || (isNumber && gap > NUMBER_GAP)) blocks.push([]);
    blocks.at(-1)?.push(word);
  }
  return blocks;
}
