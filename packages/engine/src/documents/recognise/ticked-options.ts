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

/**
 * The page without the options of a form that nobody ticked, and without the boxes: "[ ] befristet bis" says nothing.
 * Where no box of the page is ticked, by hand perhaps, nothing can be told of any, and everything stays.
 */
export function withTickedOnly(page: Page): Page {
  const isFilledTick =
    page.words.some(({ text }) => empty.test(text)) && !page.words.some(({ text }) => ticked.test(text));
  const rows = bandsOf(page.words).map(({ words }) => optionsOf(words, isFilledTick));
  const marks = rows.flat().flatMap(({ mark }) => mark ?? []);
  if (!marks.some(({ isTicked }) => isTicked)) return page;
  const words = rows.flat().flatMap((option) => (option.mark?.isTicked === false ? [] : option.words));
  return { ...page, words };
}
