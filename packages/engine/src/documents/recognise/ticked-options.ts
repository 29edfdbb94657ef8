import type { Page, Word } from '../../evidence/page.ts';
import { bandsOf } from '../../extraction/bands.ts';

/** A box or a circle that somebody ticked, and one that was left empty. Brackets may be words of their own. */
const ticked = /^(?:[☑☒⊠✓✔✗✘🗹🗷◉]|\[[xX✓✔]\]|\([xX✓✔]\))/u;
const empty = /^(?:[☐□▢❏❑◯○⬜]|\[[_ ]?\]|\([_ ]?\))/u;
/** Filled signs open the items of a list as well: they are ticks only among empty ones. */
const filled = /^[■●⬛]/u;

interface Mark {
  readonly isTicked: boolean;
  readonly words: readonly Word[];
  /** The word that it clings to, without it. */
  readonly glued: Word | null;
}

/** "[" and "]", with or without an x between them, as a program may part them. */
function partedMark(words: readonly Word[], at: number): Mark | null {
  const [open, next, last] = [words[at], words[at + 1], words[at + 2]];
  if (!open || !next || !/^[[(]$/.test(open.text)) return null;
  const close = open.text === '[' ? ']' : ')';
  if (next.text === close) return { isTicked: false, words: [open, next], glued: null };
  const isCross = /^[xX✓✔]$/.test(next.text) && last?.text === close;
  return isCross && last ? { isTicked: true, words: [open, next, last], glued: null } : null;
}

function markAt(words: readonly Word[], at: number, isFilledTick: boolean): Mark | null {
  const word = words[at];
  if (!word) return null;
  const tick = ticked.exec(word.text) ?? (isFilledTick ? filled.exec(word.text) : null);
  const sign = tick ?? empty.exec(word.text);
  if (!sign) return partedMark(words, at);
  const rest = word.text.slice(sign[0].length);
  // "(x)fach" and "()" in a formula are none: a sign clings to a word that begins as words do.
  if (rest !== '' && !/^[\p{L}\d]/u.test(rest)) return null;
  const glued = rest === '' ? null : { ...word, text: rest };
  return { isTicked: tick !== null, words: [word], glued };
}

interface Option {
  readonly mark: Mark | null;
  readonly words: readonly Word[];
}

/** The words of a row by the marks before them, or behind them where the row ends with one. */
function optionsOf(words: readonly Word[], isFilledTick: boolean): readonly Option[] {
  const options: { mark: Mark | null; words: Word[] }[] = [{ mark: null, words: [] }];
  for (let at = 0; at < words.length; ) {
    const mark = markAt(words, at, isFilledTick);
    const word = words[at];
    if (mark) options.push({ mark, words: mark.glued ? [mark.glued] : [] });
    else if (word) options.at(-1)?.words.push(word);
    at += mark?.words.length ?? 1;
  }
  const isBehind = options.length > 1 && options.at(-1)?.words.length === 0 && options[0]?.words.length !== 0;
  return isBehind ? options.slice(1).map(({ mark }, at) => ({ mark, words: options[at]?.words ?? [] })) : options;
}

/** In letter sizes: what parts columns, how exactly a cell begins below its heading, and how far below. */
const COLUMN = 1.6;
const ALIGNED = 0.3;
const DEEPEST = 2.5;

/** Where the columns of a table begin that the row above heads: several blocks of words and no figure among them. */
function columnsOver(above: readonly Word[] | undefined, row: readonly Word[]): readonly number[] {
  const [head, first] = [above?.[0], row[0]];
  if (!above || !head || !first || first.baseline - head.baseline > first.size * DEEPEST) return [];
  const starts = above.filter((word, at) => {
    const before = above[at - 1];
    return !before || word.box.left - before.box.right > word.size * COLUMN;
  });
  const areHeads = above.every(({ text }) => !/\d/.test(text)) && optionsOf(above, false).length === 1;
  return areHeads && starts.length > 1 ? starts.map(({ box }) => box.left) : [];
}

/** The row in parts, each of one column of the table where there is one: what stands in another is of no option here. */
function inColumns(above: readonly Word[] | undefined, row: readonly Word[]): (readonly Word[])[] {
  const starts = columnsOver(above, row);
  const cuts = row.flatMap((word, at) =>
    at > 0 && starts.some((left) => Math.abs(word.box.left - left) < word.size * ALIGNED) ? [at] : [],
  );
  return [0, ...cuts].map((from, nth) => row.slice(from, cuts[nth] ?? row.length));
}

/**
 * The page without the options of a form that nobody ticked, and without the boxes: "[ ] befristet bis" says nothing.
 * Where no box of the page is ticked, by hand perhaps, nothing can be told of any, and everything stays.
 */
export function withTickedOnly(page: Page): Page {
  const isFilledTick =
    page.words.some(({ text }) => empty.test(text)) && !page.words.some(({ text }) => ticked.test(text));
  const bands = bandsOf(page.words);
  const rows = bands.flatMap(({ words }, at) =>
    inColumns(bands[at - 1]?.words, words).map((part) => optionsOf(part, isFilledTick)),
  );
  const marks = rows.flat().flatMap(({ mark }) => mark ?? []);
  if (!marks.some(({ isTicked }) => isTicked)) return page;
  const words = rows.flat().flatMap((option) => (option.mark?.isTicked === false ? [] : option.words));
  return { ...page, words };
}
