import { around, sharedWidth } from '../../../evidence/geometry.ts';
import { folded } from '../../recognise/folded.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import {
  type Block,
  blocksOf,
  cellCode,
  cellNumber,
  figureWord,
  isNumbering,
  lettered,
  NUMBER_GAP,
} from './form-cells.ts';

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

/** In letter sizes: rows of one caption, and how deep a field is. */
const NEXT_ROW = 1.6;
const DEEPEST = 4.5;
const MOST_ROWS = 3;
/** Letter sizes by which the right edges of a caption and its figure may differ. */
const ALIGNED = 0.5;

/** What a list print calls the number before a caption, and what it parts the two by: "Punto 21 - Ritenute". */
const numberWord = /^(?:punto|pt\.?|p\.|casella|cas\.|campo|rigo)$/i;
const dash = /^[-–—:]$/;
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
    next?.words.length === 1 &&
    cellNumber.test(next.words[0]?.text ?? '') &&
    after?.words.some(lettered) === true &&
    // A caption with a number of its own needs no other before it.
    !isNumbering(after.words[0]?.text ?? '');
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
