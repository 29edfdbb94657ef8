import { middleX, widthOf } from '../../../evidence/geometry.ts';
import { parseAmount } from '../../../extraction/amount.ts';
import type { PagedWord } from '../../recognise/page-text.ts';
import {
  alikeInSize,
  centsOf,
  euros,
  gapOf,
  type MoneyRun,
  type MoneyStyle,
  PRINTED_GAP,
  printedDecimals,
  runOf,
} from './money-pieces.ts';
import { partedDecimals } from './parted-decimals.ts';
import { spacedThousands } from './spaced-thousands.ts';

export type { MoneyRun, MoneyStyle };

/** Gaps in letter sizes: between the cells of a comb, and between euros and cents. */
const COMB_GAP = 1.7;
const CENTS_GAP = 4.5;
/** Words of a picture that a blank parts may reach a little into each other: their boxes are as wide as the steps of a look. */
const OVERLAP = 0.2;
const SMALLEST_COMB = 3;
/** In letter sizes, between columns. */
const COLUMN_GAP = 2;

const currency = /^(?:€|eur|euro)$/i;
const piece = /^[-−–+]?(?:\d[\d.]*|[.,]\d*|\d[\d.]*,\d*)[-−–]?$/;
const grouped = /^[-−–]?\d{1,3}(?:\.\d{3})+$/;

/** An amount at the end of a sentence. */
const withoutFullStop = (word: PagedWord): PagedWord =>
  /,\d{2}[.;]$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word;

/** Single characters at even distances, as a form with one cell per digit shows them. */
function isComb(words: readonly PagedWord[]): boolean {
  if (words.length < SMALLEST_COMB || words.some((word) => word.text.length > 1)) return false;
  const digits = words.filter((word) => /\d/.test(word.text));
  const pitches = digits.slice(1).map((word, index) => middleX(word.box) - middleX(digits[index]?.box ?? word.box));
  const narrow = Math.min(...pitches);
  // Two pitches in one are a cell that holds the dot or the comma.
  return digits.length >= 2 && pitches.every((pitch) => pitch < narrow * 2.5) && narrow > 0;
}

/** The digits that stand directly before a printed `,00`: one word, or a comb. */
function beforeDecimals(words: readonly PagedWord[], end: number): readonly PagedWord[] {
  const last = words[end - 1];
  const decimals = words[end];
  if (!last || !decimals || !/^[-−–]?\d[\d.]*$/.test(last.text) || gapOf(last, decimals) > PRINTED_GAP) return [];
  if (last.text.length > 1) return euros.test(last.text) ? [last] : [];
  const run = [last];
  for (let at = end - 2; at >= 0; at -= 1) {
    const word = words[at];
    const next = run[0];
    if (!word || !next || !/^[\d.-]$/.test(word.text) || gapOf(word, next) > COMB_GAP || !alikeInSize(word, next))
      break;
    run.unshift(word);
  }
  return run;
}

function combFrom(words: readonly PagedWord[], start: number): MoneyRun | null {
  const run: PagedWord[] = [];
  for (const word of words.slice(start)) {
    const before = run.at(-1);
    if (word.text.length !== 1 || !/[\d.,-]/.test(word.text)) break;
    if (before && (gapOf(before, word) > COMB_GAP || !alikeInSize(before, word))) break;
    run.push(word);
  }
  if (!isComb(run)) return null;
  const cents = parseAmount(run.map((word) => word.text).join(''));
  return cents === null ? null : runOf(cents, run);
}

function splitAt(words: readonly PagedWord[], at: number): MoneyRun | null {
  const [whole, cents] = [words[at], words[at + 1]];
  if (!whole || !cents || !euros.test(whole.text) || !/^\d{2}$/.test(cents.text)) return null;
  const gap = gapOf(whole, cents);
  if (gap < -OVERLAP || gap > CENTS_GAP || widthOf(cents.box) > whole.size * 2) return null;
  return runOf(centsOf(whole.text, cents.text), [whole, cents]);
}

/** "365 giorni", "100 %": a figure right before what it counts is no amount. */
const isCounted = (word: PagedWord, next: PagedWord | undefined): boolean =>
  next !== undefined &&
  gapOf(word, next) < 1 &&
  (next.text.startsWith('%') || /^(?:giorni|gg|ore|mesi|tage|monate|stunden|jahre)\b/i.test(next.text));

/** Nothing is an amount where it stands in a column of its own; elsewhere it may be a part of a number. */
function isAlone(words: readonly PagedWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || (next && gapOf(word, next) < COLUMN_GAP)) return false;
  return before === undefined || gapOf(before, word) > COLUMN_GAP;
}

/** All amounts among the words of one row, left to right. A form's empty `,00` is none. */
export function moneyRuns(row: readonly PagedWord[], style: MoneyStyle = {}): MoneyRun[] {
  const words = row.filter((word) => !currency.test(word.text)).map(withoutFullStop);
  const runs: MoneyRun[] = [];
  const taken = new Set<PagedWord>();
  const take = (run: MoneyRun | null): boolean => {
    if (!run || run.words.some((word) => taken.has(word))) return false;
    for (const word of run.words) taken.add(word);
    runs.push(run);
    return true;
  };
  words.forEach((_, at) => {
    take(spacedThousands(words, at, style) ?? partedDecimals(words, at));
  });
  words.forEach((word, at) => {
    if (taken.has(word) || !printedDecimals.test(word.text)) return;
    const whole = beforeDecimals(words, at);
    if (whole.length > 0) take(runOf(centsOf(whole.map((w) => w.text).join(''), word.text.slice(1)), [...whole, word]));
    taken.add(word);
  });
  words.forEach((word, at) => {
    if (taken.has(word) || !piece.test(word.text)) return;
    const cents = parseAmount(word.text.replace(/€$/, ''));
    if (cents !== null && take(runOf(cents, [word]))) return;
    if (take(combFrom(words, at))) return;
    if (style.centsColumn && take(splitAt(words, at))) return;
    if (style.whole && (grouped.test(word.text) || (/^\d{3,7}$/.test(word.text) && !isCounted(word, words[at + 1]))))
      take(runOf(centsOf(word.text, '0'), [word]));
    if (style.whole && word.text === '0' && isAlone(words, at)) take(runOf(0, [word]));
  });
  return runs.sort((a, b) => a.box.left - b.box.left);
}
