import { around, type Box, sharedWidth } from '../../../evidence/geometry.ts';
import { monthOf } from '../../../extraction/day-text.ts';
import { folded } from '../../recognise/folded.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';

/** A caption of a form that was found, its number if one is printed before it, and what stands at it. */
export interface Caption {
  readonly line: Line;
  readonly number: number | null;
  readonly words: readonly PagedWord[];
  /** What is written right behind it in its cell. */
  readonly rest: readonly PagedWord[];
  /** The next cell of its row. */
  readonly next: readonly PagedWord[];
  /** Rows in its column, nearest first, none of them farther than a field is deep. */
  readonly below: readonly (readonly PagedWord[])[];
}

interface Block {
  readonly words: readonly PagedWord[];
  readonly box: Box;
}

/** All in letter sizes: gaps that part cells, rows of one caption, and how deep a field is. */
const CELL_GAP = 1.15;
const NUMBER_GAP = 0.8;
const NEXT_ROW = 1.6;
const DEEPEST = 4.5;
const MOST_ROWS = 3;
/** Letter sizes by which the right edges of a caption and its figure may differ. */
const ALIGNED = 0.5;

const cellNumber = /^\(?(\d{1,3})[.)]?$/;
/** What a list print calls the number before a caption, and what it parts the two by: "Punto 21 - Ritenute". */
const numberWord = /^(?:punto|pt\.?|p\.|casella|cas\.|campo|rigo)$/i;
const dash = /^[-–—:]$/;
/** Rows of a return are called by a code: RN4. */
const cellCode = /^(?:R[A-Z]|LM|CM)\d{1,3}$/;
const isNumbering = (text: string): boolean => cellNumber.test(text) || cellCode.test(text);
const countOf = (text: string): number => Number(text.replace(/\D/g, ''));
/** A currency and the name of a month are parts of a figure. */
const figureWord = /^(?:€|eur|euro)$/i;
const lettered = ({ text }: PagedWord): boolean =>
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

/** The words of each cell of a row, without the number of the form. */
export const cellsOf = (line: Line): (readonly PagedWord[])[] =>
  blocksOf(line).map(({ words }) => (isNumbered(words) ? words.slice(1) : words));

/** The cells of a row: parted by a wide gap, and by the number that a form prints before a caption. */
function blocksOf(line: Line): Block[] {
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

const textOf = (words: readonly PagedWord[]): string => words.map(({ text }) => folded(text)).join(' ');

/** The words of a text whose first `length` letters were matched, and the others. */
function splitAt(words: readonly PagedWord[], length: number): [readonly PagedWord[], readonly PagedWord[]] {
  let end = 0;
  const count = words.filter(({ text }) => {
    const isInside = end < length;
    end += folded(text).length + 1;
    return isInside;
  }).length;
  return [words.slice(0, count), words.slice(count)];
}

/** What goes on in the row below in the same column, as close as lines of one caption are. */
function continued(block: Block, baseline: number, lower: Line | undefined, page: number): Block | null {
  if (!lower || lower.page !== page) return null;
  const size = Math.max(...block.words.map((word) => word.size));
  if (lower.band.baseline - baseline > size * NEXT_ROW) return null;
  const below = blocksOf(lower).find(({ box }) => sharedWidth(block.box, box) > 0.5);
  return below?.words.some(lettered) ? below : null;
}

/** Where the captions of a row end: a cell beside may need more lines for its own. */
function lastOfCaptions(lines: readonly Line[], from: number, size: number): number {
  let base = lines[from]?.band.baseline ?? 0;
  for (const line of lines.slice(from + 1, from + MOST_ROWS)) {
    const words = line.wordsAt(0, line.text.length);
    const isWording = words.every((word) => lettered(word) || !/\d/.test(word.text));
    if (line.page !== lines[from]?.page || !isWording || line.band.baseline - base > size * NEXT_ROW) break;
    base = line.band.baseline;
  }
  return base;
}

function rowsBelow(lines: readonly Line[], from: number, own: Block, right: number): (readonly PagedWord[])[] {
  const size = Math.max(...own.words.map((word) => word.size));
  const top = lines[from];
  if (!top) return [];
  const base = lastOfCaptions(lines, from, size);
  // A figure that ends where its caption ends may begin left of it.
  const isUnder = ({ box, text }: PagedWord): boolean =>
    box.left >= own.box.left - size ||
    (/\d/.test(text) && box.right > own.box.left && Math.abs(box.right - own.box.right) <= size * ALIGNED);
  return lines
    .slice(from + 1)
    .filter((line) => line.page === top.page && line.band.baseline - base < size * DEEPEST)
    .map((line) =>
      line.wordsAt(0, line.text.length).filter((word) => isUnder(word) && word.box.left < right - size * NUMBER_GAP),
    )
    .filter((words) => words.length > 0);
}

/** How far before its caption a number of the form stands, in letter sizes. */
const CORNER = 4;

/** Where the number stands in the corner of a cell and its caption is set in, the field begins below the number. */
function withCorner(block: Block, corner: Block | undefined): Block {
  const size = Math.max(...block.words.map((word) => word.size));
  const isNear = corner && block.box.left - corner.box.right < size * CORNER;
  return isNear ? { ...block, box: around([corner.box, block.box]) } : block;
}

function captionAt(lines: readonly Line[], at: number, blocks: readonly Block[], nth: number, label: RegExp) {
  const [line, block] = [lines[at], blocks[nth]];
  if (!line || !block) return null;
  const worded = numberWord.test(block.words[0]?.text ?? '') && cellNumber.test(block.words[1]?.text ?? '') ? 1 : 0;
  const first = cellNumber.exec(block.words[worded]?.text ?? '');
  const corner = cellNumber.exec(
    nth > 0 && blocks[nth - 1]?.words.length === 1 ? (blocks[nth - 1]?.words[0]?.text ?? '') : '',
  );
  const numbered = isNumbering(block.words[worded]?.text ?? '') ? block.words.slice(worded + 1) : block.words;
  const own = first && dash.test(numbered[0]?.text ?? '') ? numbered.slice(1) : numbered;
  const number = first ?? corner;
  const right = blocks[nth + 1]?.box.left ?? Number.POSITIVE_INFINITY;
  let [words, last]: [readonly PagedWord[], Block] = [own, block];
  let row = at;
  for (let rows = 0; rows < MOST_ROWS && own.length > 0; rows += 1) {
    const match = label.exec(textOf(words));
    const isWhole = match && (rows === 0 || match.index + match[0].length > textOf(own).length);
    if (match && isWhole) {
      const [told, rest] = rows === 0 ? splitAt(own, match.index + match[0].length) : [words, []];
      const next = rows === 0 ? besideOf(blocks, nth) : besideLast(lines[row], last);
      const below = rowsBelow(lines, row, corner ? withCorner(block, blocks[nth - 1]) : block, right);
      return { line, number: number ? Number(number[1]) : null, words: told, rest, next, below };
    }
    // A cell beside it in smaller print may have a row between two of this caption.
    const base = lines[row]?.band.baseline ?? 0;
    const below = [row + 1, row + 2].find((place) => continued(last, base, lines[place], line.page));
    const next = below === undefined ? null : continued(last, base, lines[below], line.page);
    if (!next || below === undefined) return null;
    [words, last, row] = [[...words, ...next.words], next, below];
  }
  return null;
}

/** A caption of several rows may have its figure beside the last of them. */
function besideLast(line: Line | undefined, last: Block): readonly PagedWord[] {
  const blocks = line ? blocksOf(line) : [];
  const nth = blocks.findIndex(({ words: [first] }) => first === last.words[0]);
  return nth < 0 ? [] : besideOf(blocks, nth);
}

/** The next cell of the row, unless it is a number that only heads the caption behind it. */
function besideOf(blocks: readonly Block[], nth: number): readonly PagedWord[] {
  const [next, after] = [blocks[nth + 1], blocks[nth + 2]];
  const isHead =
    next?.words.length === 1 && cellNumber.test(next.words[0]?.text ?? '') && after?.words.some(lettered) === true;
  // Lists set the currency in a column of its own before the figures.
  const isCurrency = next?.words.every(({ text }) => figureWord.test(text)) === true;
  return next && !isHead ? [...next.words, ...(isCurrency ? (after?.words ?? []) : [])] : [];
}

/** Whether a cell only goes on with the caption above it: that one has a code of the return, and this one has none. */
function isRestOfCaption(lines: readonly Line[], at: number, block: Block): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (!above || !line || isNumbering(block.words[0]?.text ?? '')) return false;
  return blocksOf(above).some(
    (head) =>
      head.words.length > 1 &&
      cellCode.test(head.words[0]?.text ?? '') &&
      continued(head, above.band.baseline, line, above.page)?.words[0] === block.words[0],
  );
}

/** Every place where the form prints a caption that begins like `label`, which must be anchored at its beginning. */
export function captionsLike(lines: readonly Line[], label: RegExp): Caption[] {
  return lines.flatMap((line, at) => {
    const blocks = blocksOf(line);
    return blocks.flatMap((block, nth) =>
      isRestOfCaption(lines, at, block) ? [] : (captionAt(lines, at, blocks, nth, label) ?? []),
    );
  });
}

/**
 * A figure at a caption: behind it, or the first row below it that holds more than the caption's own words. A row
 * with words beside a figure is another caption with its own.
 */
export function figureAt<T>(caption: Caption, read: (words: readonly PagedWord[]) => T | null): T | null {
  const isFigure = (words: readonly PagedWord[]): boolean => words.length > 0 && !words.some(lettered);
  const end = caption.rest.findLastIndex(lettered);
  // Where another caption follows in the same cell, the amount right behind this one is its own.
  const leading = caption.rest.slice(0, Math.max(0, caption.rest.findIndex(lettered)));
  const own = leading.some(({ text }) => /\d,\d{2}/.test(text)) ? leading : caption.rest.slice(end + 1);
  const beside = [own, caption.next].filter(isFigure).map(read);
  const [first] = beside.filter((value) => value !== null);
  if (first !== undefined) return first;
  let top = Math.max(...caption.words.map(({ baseline }) => baseline));
  for (const row of caption.below) {
    const [word] = row;
    // A caption may end with the number of another cell that it refers to: "ohne 9. und 10."
    const isWording = row.some(lettered) || row.every(({ text }) => /^\d{1,2}\.$/.test(text));
    if (!word) return null;
    if (!isWording) return read(row);
    const isOwn = word.baseline - top < word.size * NEXT_ROW && read(row) === null;
    if (!isOwn) return null;
    top = word.baseline;
  }
  return null;
}

/** The figure that all captions like this agree on. */
export function figureLike<T>(
  lines: readonly Line[],
  label: RegExp,
  read: (words: readonly PagedWord[]) => T | null,
  accept: (caption: Caption) => boolean = () => true,
): T | null {
  const found = captionsLike(lines, label)
    .filter(accept)
    .flatMap((caption) => figureAt(caption, read) ?? []);
  const key = (value: T): string => JSON.stringify((value as { value?: unknown }).value ?? value);
  const [first] = found;
  return first !== undefined && found.every((other) => key(other) === key(first)) ? first : null;
}
