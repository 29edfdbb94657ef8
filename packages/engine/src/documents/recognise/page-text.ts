import type { Page, Word } from '../../evidence/page.ts';
import { type Band, bandsOf } from '../../extraction/bands.ts';
import { folded } from './folded.ts';

export interface PagedWord extends Word {
  readonly page: number;
}

/** Words in reading order as one searchable text that can name the words of any part of itself. */
export interface RunningText {
  /** Folded, with one blank between words. */
  readonly text: string;
  readonly wordsAt: (start: number, end: number) => readonly PagedWord[];
}

export interface Line extends RunningText {
  readonly page: number;
  readonly band: Band;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly word: PagedWord;
}

/** By halving: a long contract is asked for a few words at a time, many times over. */
function firstEndingAfter(spans: readonly Span[], start: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function runningText(words: readonly PagedWord[]): RunningText {
  const spans: Span[] = [];
  let text = '';
  for (const word of words) {
    const piece = folded(word.text);
    if (text !== '') text += ' ';
    spans.push({ start: text.length, end: text.length + piece.length, word });
    text += piece;
  }
  const wordsAt = (start: number, end: number): readonly PagedWord[] => {
    const words: PagedWord[] = [];
    for (let at = firstEndingAfter(spans, start); at < spans.length; at += 1) {
      const span = spans[at];
      if (!span || span.start >= end) break;
      words.push(span.word);
    }
    return words;
  };
  return { text, wordsAt };
}

const kept = new WeakMap<Page, readonly Line[]>();

/** The rows of a page, ready to be searched. Every reader asks for them, so they are made once per page. */
export function linesOf(page: Page): readonly Line[] {
  const known = kept.get(page);
  if (known) return known;
  const lines = bandsOf(page.words).map((band) => {
    const words = band.words.map((word) => ({ ...word, page: page.number }));
    return { ...runningText(words), page: page.number, band };
  });
  kept.set(page, lines);
  return lines;
}

export const linesOfAll = (pages: readonly Page[]): readonly Line[] => pages.flatMap((page) => linesOf(page));

/** The whole page as one folded text, row after row. */
export const textOf = (page: Page): string =>
  linesOf(page)
    .map((line) => line.text)
    .join(' ');

/** Pages as running text across rows, for sentences that do not end where a row ends. */
export const proseOf = (pages: readonly Page[]): RunningText =>
  runningText(linesOfAll(pages).flatMap((line) => line.wordsAt(0, line.text.length)));

/** Letter sizes between two words that belong to different columns. */
const COLUMN_GAP = 1.6;

/** The words from the first one on, up to the first gap that parts columns. */
export function contiguous(words: readonly PagedWord[]): readonly PagedWord[] {
  const end = words.findIndex((word, index) => {
    const before = words[index - 1];
    return before !== undefined && word.box.left - before.box.right > Math.max(word.size, before.size) * COLUMN_GAP;
  });
  return end < 0 ? words : words.slice(0, end);
}
