import type { Page } from '../../../evidence/page.ts';
import { folded } from '../../recognise/folded.ts';
import { linesOf, type PagedWord } from '../../recognise/page-text.ts';

/** A cell of a form: its printed number, what is written above or beside it, and what somebody has filled in. */
export interface NumberedCell {
  readonly label: string;
  /** Rows of the words below or beside the number, nearest first. */
  readonly rows: readonly (readonly PagedWord[])[];
}

/** All in letter sizes of the page: how far a label reaches up from its number, and how far a value stands below. */
const LABEL_REACH = 6;
const VALUE_REACH = 2.6;
/** Where the label begins beside the number, a few rows of it may come before the value. */
const VALUE_REACH_BELOW_LABEL = 6;
const BESIDE = 2.5;
const SAME_ROW = 0.5;
/** Numbers of a list of points stand under each other, and follow each other this closely. */
const ALIGNED = 0.5;
const FARTHEST_ROW = 2;
const FEWEST_IN_LIST = 4;

type Rows = readonly (readonly PagedWord[])[];

const typicalSize = (page: Page): number => {
  const sizes = page.words.map((word) => word.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
};

/** The rule of a cell is sometimes read along with its number; a list print sets the number in brackets. */
const numberOf = ({ text }: PagedWord): string | null =>
  (/^['‘’|[]?(\d{1,3})$/.exec(text) ?? /^\(?(\d{1,3})\)$/.exec(text))?.[1] ?? null;
const isNumber = (word: PagedWord): boolean => numberOf(word) !== null;
const isLettering = (word: PagedWord): boolean => /\p{L}/u.test(word.text);
const below = (word: PagedWord, number: PagedWord): number => word.baseline - number.baseline;

/** Numbers of cells go up along a row, with gaps: 21, 22, 26; 361, 367. What is far from that was filled in: 6, 332. */
const FARTHEST_NUMBER = 30;
const mayFollow = (number: PagedWord, next: PagedWord): boolean => {
  const step = Number(numberOf(next)) - Number(numberOf(number));
  return step > 0 && step <= FARTHEST_NUMBER;
};

/** However far it is from the one before, a number right before a caption heads it: lists stand in two columns. */
const headsCaption = (words: readonly PagedWord[], number: PagedWord, unit: number): boolean =>
  words.some(
    (word) =>
      /^\p{Lu}\p{L}*\.?$/u.test(word.text) &&
      Math.abs(below(word, number)) < unit * SAME_ROW &&
      word.box.left > number.box.right &&
      word.box.left - number.box.right < unit * BESIDE,
  );

/** The next number on the same height begins the next cell. */
function rightEdge(words: readonly PagedWord[], number: PagedWord, unit: number, page: Page): number {
  // Letters of a picture are as large as the line they were found in, which a filled-in figure may make taller.
  const isSmall = (word: PagedWord): boolean => page.origin === 'ocr' || word.size < number.size * 1.15;
  return (
    words
      .filter((word) => isNumber(word) && Math.abs(below(word, number)) < unit * 0.4)
      .filter((word) => mayFollow(number, word) || headsCaption(words, word, unit))
      // A filled-in number of days is as short as a printed one, but stands in larger letters.
      .filter((word) => word.box.left > number.box.right + unit && isSmall(word))
      .reduce((edge, word) => Math.min(edge, word.box.left - unit * 0.3), page.width)
  );
}

/** The number of the cell underneath ends this one. */
function lowerEdge(words: readonly PagedWord[], number: PagedWord, unit: number): number {
  return words
    .filter((word) => isNumber(word) && word.size < number.size * 1.15)
    .filter((word) => Math.abs(word.box.left - number.box.left) < unit * 1.5 && below(word, number) > unit * 2)
    .reduce((edge, word) => Math.min(edge, below(word, number) - unit * SAME_ROW), unit * VALUE_REACH_BELOW_LABEL);
}

/** Numbers that follow each other row by row are a list of points; none of them is filled in. */
function listWith(words: readonly PagedWord[], number: PagedWord, unit: number): readonly PagedWord[] {
  const aligned = words
    .filter((word) => isNumber(word) && word.size < number.size * 1.15)
    .filter((word) => Math.abs(word.box.left - number.box.left) < unit * ALIGNED)
    .sort((a, b) => a.baseline - b.baseline);
  const isBroken = (at: number): boolean =>
    below(aligned[at] ?? number, aligned[at - 1] ?? number) > unit * FARTHEST_ROW;
  let [from, to] = [aligned.indexOf(number), aligned.indexOf(number)];
  while (from > 0 && !isBroken(from)) from -= 1;
  while (to < aligned.length - 1 && !isBroken(to + 1)) to += 1;
  return to - from + 1 >= FEWEST_IN_LIST ? aligned.slice(from, to + 1) : [];
}

const textOfWords = (words: readonly PagedWord[]): string => words.map((word) => folded(word.text)).join(' ');

/** Forms put the label above the number, with the value under it, or behind the number and the value under both. */
function cellOf(number: PagedWord, rows: Rows, unit: number, page: Page): NumberedCell {
  const words = rows.flat();
  const left = number.box.left - unit * 0.8;
  const right = rightEdge(words, number, unit, page);
  const list = listWith(words, number, unit);
  const own = (word: PagedWord): boolean =>
    word !== number &&
    !list.includes(word) &&
    word.box.left >= left &&
    word.box.left < right &&
    word.box.right <= right + unit * 2;
  const isBeside = words.some(
    (word) =>
      own(word) &&
      isLettering(word) &&
      Math.abs(below(word, number)) < unit * SAME_ROW &&
      word.box.left > number.box.left &&
      word.box.left - number.box.right < unit * BESIDE,
  );
  const reach = isBeside ? lowerEdge(words, number, unit) : unit * VALUE_REACH;
  const inLabel = (word: PagedWord): boolean =>
    isBeside
      ? below(word, number) > -unit * SAME_ROW && below(word, number) < reach
      : below(word, number) < unit * SAME_ROW && below(word, number) > -unit * LABEL_REACH;
  return {
    label: textOfWords(words.filter((word) => own(word) && isLettering(word) && inLabel(word))),
    rows: rows
      .map((row) => row.filter((word) => own(word) && below(word, number) > -unit * 0.6 && below(word, number) < reach))
      .filter((row) => row.length > 0),
  };
}

/** In letter sizes of the page: words of one caption stand no further apart. */
const WORD_GAP = 1.2;

/** "Ritenute Irpef 21": the number ends its caption, and the cell reaches from there to the next caption, whatever its words. */
function cellBehindCaption(number: PagedWord, rows: Rows, unit: number, page: Page): NumberedCell | null {
  const row = rows.find((words) => words.includes(number)) ?? [];
  const at = row.indexOf(number);
  let from = at;
  while (from > 0 && (row[from]?.box.left ?? 0) - (row[from - 1]?.box.right ?? 0) < unit * WORD_GAP) from -= 1;
  const caption = row.slice(from, at);
  const next = row[at + 1];
  const isEnd = !next || next.box.left - number.box.right > unit * WORD_GAP;
  const [first] = caption;
  if (page.origin === 'ocr' || !first || !isEnd || !caption.some(isLettering)) return null;
  const [left, right] = [first.box.left - unit * 0.8, (next?.box.left ?? page.width) - unit * 0.3];
  const isWithin = (word: PagedWord): boolean =>
    word.box.left >= left &&
    word.box.right <= right + unit &&
    below(word, number) > unit * SAME_ROW &&
    below(word, number) < unit * VALUE_REACH_BELOW_LABEL;
  const within = rows.map((words) => words.filter(isWithin)).filter((words) => words.length > 0);
  // The next caption in the column begins another cell.
  const end = within.findIndex((words) => words.some(isLettering));
  return { label: textOfWords(caption), rows: end < 0 ? within : within.slice(0, end) };
}

/**
 * The first cell of a row whose number a picture has lost: it stands at the edge of the form. An amount before the next
 * number of the form is that cell's.
 */
function lostNumbers(page: Page, rows: Rows, point: number, unit: number): PagedWord[] {
  if (page.origin !== 'ocr') return [];
  return rows.flatMap((row) => {
    const at = row.findIndex(isNumber);
    const next = row[at];
    const isNext = next !== undefined && numberOf(next) === String(point + 1);
    if (!isNext || at === 0 || !row.slice(0, at).every(({ text }) => /^[\d.]+,\d{2}$/.test(text))) return [];
    const above = rows.flat().filter((word) => below(word, next) < 0 && below(word, next) > -unit * LABEL_REACH);
    const left = Math.min(...above.map(({ box }) => box.left), next.box.left - unit);
    return [{ ...next, text: String(point), box: { ...next.box, left, right: left + unit / 2 } }];
  });
}

/** All cells of a page that carry this number. Only the label tells which of them is meant: numbers repeat. */
export function cellsNumbered(page: Page, point: number): NumberedCell[] {
  const unit = typicalSize(page);
  const rows = linesOf(page).map((line) => line.wordsAt(0, line.text.length));
  const printed = rows.flat().filter((word) => numberOf(word) === String(point));
  const cells = [...printed, ...lostNumbers(page, rows, point, unit)].map((number) => cellOf(number, rows, unit, page));
  return [...cells, ...printed.flatMap((number) => cellBehindCaption(number, rows, unit, page) ?? [])];
}
