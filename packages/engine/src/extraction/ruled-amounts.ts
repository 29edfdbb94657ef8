import { around } from '../evidence/geometry.ts';
import type { Page, Word } from '../evidence/page.ts';
import { bandsOf } from './bands.ts';

/** Signs that forms and worn printers leave between euros and cents. */
const tick = /^[|¦'’‘´`,:]$/;
const euros = /^[-+−–]?(?:\d{1,3}(?:\.\d{3})+|0|[1-9]\d{0,5})$/;
/** "L" for running pay, "SV" before a row of contributions. */
const mark = /^\p{Lu}{1,2}$/u;
const cents = /^\d{2}[-+−–]?(?:€|EUR)?$/;
const ticked = /^([-+−–]?(?:\d{1,3}(?:\.\d{3})+|\d{1,6}))[|¦'’‘´`](\d{2}[-+−–]?(?:€|EUR)?)$/;
const printed = /\d,\d{2}[-+−–]?(?:€|EUR)?$/;

/** Letter sizes between euros and cents at most, and between them and a sign that parts them. */
const WIDEST = 2.2;
const NARROWEST = 0.1;
/** From one cell to the next the gap is so many times that within an amount. */
const FARTHER = 1.6;
/** What stands in one column begins within so many letter sizes. */
const ALIGNED = 0.25;
/** A column of cents shows itself by so many amounts. */
const FEWEST = 3;

interface Pair {
  readonly words: readonly Word[];
  readonly whole: Word;
  readonly cents: Word;
  /** Whether a caption with a colon announces it. */
  readonly isTold: boolean;
  /** Whether its row holds nothing else but such pairs, as below the captions of cells, or marks of a letter or two. */
  readonly isAmongPairs: boolean;
  /** Whether there are several in such a row, one of them of thousands. */
  readonly isOfRow: boolean;
}

const gapOf = (left: Word, right: Word): number =>
  (right.box.left - left.box.right) / Math.max(1, left.size, right.size);

/** Two words, or two with a sign between, that may be one amount. */
function pairAt(words: readonly Word[], at: number): Omit<Pair, 'isAmongPairs' | 'isOfRow'> | null {
  const [whole, next, third] = [words[at], words[at + 1], words[at + 2]];
  if (!whole || !next || !euros.test(whole.text)) return null;
  const own = tick.test(next.text) ? third : next;
  if (!own || !cents.test(own.text)) return null;
  const run = own === next ? [whole, next] : [whole, next, own];
  const isClose = run.slice(1).every((word, place) => gapOf(run[place] ?? word, word) <= WIDEST);
  if (!isClose || (own === next && gapOf(whole, own) < NARROWEST)) return null;
  // One number in a row of numbers, such as the days of a month, is none of an amount.
  const [before, behind] = [words[at - 1], words[words.indexOf(own) + 1]];
  // Numbers of a row stand as far from each other as these two; amounts of cells stand farther off.
  const farthest = Math.min(WIDEST, Math.max(NARROWEST, gapOf(whole, own)) * FARTHER);
  const isOfRow = (left: Word | undefined, right: Word | undefined): boolean =>
    left !== undefined && right !== undefined && gapOf(left, right) <= farthest;
  // The groups of an account number are parted by blanks alone.
  const isGroup = isOfRow(before, whole) && /^(?:[A-Z]{2}\d{2}|[\dA-Z]{4,5})$/.test(before?.text ?? '');
  // The number of the next cell stands before its caption.
  const isNumber = /\p{L}{2}/u.test(words[words.indexOf(own) + 2]?.text ?? '');
  const inRow =
    isGroup ||
    (isOfRow(before, whole) && /^\d{1,2}$/.test(before?.text ?? '')) ||
    (isOfRow(own, behind) && /^\d{1,2}$/.test(behind?.text ?? '') && !isNumber);
  const isTold = before?.text.endsWith(':') ?? false;
  return inRow ? null : { words: run, whole, cents: own, isTold };
}

const joined = ({ words, whole, cents: last }: Pair): Word => ({
  ...whole,
  text: `${whole.text},${last.text}`,
  box: around(words.map((word) => word.box)),
  confidence: Math.min(...words.map((word) => word.confidence)),
});

const isLarge = ({ whole }: Pair): boolean => whole.text.replace(/\D/g, '').length >= 3;

/** The pairs of a row. */
function pairsIn(words: readonly Word[]): Pair[] {
  const pairs = words.flatMap((_, at) => pairAt(words, at) ?? []);
  const own = new Set(pairs.flatMap((pair) => pair.words));
  const others = words.filter((word) => !own.has(word));
  const isAmongPairs = others.every(({ text }) => mark.test(text) || printed.test(text));
  const isOfRow = isAmongPairs && pairs.length >= FEWEST && pairs.some(({ whole }) => /\.\d{3}$/.test(whole.text));
  return pairs.map((pair) => ({ ...pair, isAmongPairs, isOfRow }));
}

const isLargeAmount = ({ text }: Word): boolean => text.replace(/\D/g, '').length >= 5;

/** Pairs whose cents stand in a column with those of others, where no amount with a comma ends. */
function ruledPairs(pairs: readonly Pair[], words: readonly Word[]): Pair[] {
  const commas = words.filter(({ text }) => printed.test(text));
  const columnOf = (pair: Pair): readonly Pair[] =>
    pairs.filter(
      (other) => Math.abs(other.cents.box.left - pair.cents.box.left) <= ALIGNED * Math.max(1, pair.cents.size),
    );
  const isRuled = (pair: Pair): boolean => {
    const column = columnOf(pair);
    const reach = ALIGNED * Math.max(1, pair.cents.size);
    const isShared = commas.some(({ box }) => Math.abs(box.right - pair.cents.box.right) <= reach);
    return pair.isOfRow || (column.length >= FEWEST && column.some(isLarge) && !isShared);
  };
  const large = pairs.filter(isLarge);
  // A page without any comma has its amounts elsewhere; hours and rates may have one all the same.
  const isWithoutCommas = !commas.some(isLargeAmount) && large.length >= FEWEST;
  const sure = isWithoutCommas ? large : pairs.filter(isRuled);
  const gaps = sure.map((pair) => gapOf(pair.whole, pair.cents));
  // On such a form a sum that stands alone is printed in the same way.
  const alike = (pair: Pair): boolean =>
    (isLarge(pair) || commas.length === 0 || pair.isTold || pair.isAmongPairs || columnOf(pair).length >= FEWEST) &&
    gaps.some((gap) => Math.abs(gap - gapOf(pair.whole, pair.cents)) <= ALIGNED * 2);
  return pairs.filter((pair) => sure.includes(pair) || alike(pair));
}

/**
 * Forms print a rule or a tick between euros and cents instead of a comma, so that an amount is two words. They are
 * made one again, with its comma, where a sign between them says so or a whole column of cents does.
 */
export function withJoinedAmounts(page: Page): Page {
  if (!page.words.some(({ text }) => cents.test(text) || ticked.test(text))) return page;
  const pairs = bandsOf(page.words).flatMap(({ words }) => pairsIn(words));
  const parted = pairs.filter(({ words }) => words.length === 3);
  const found = [
    ...parted,
    ...ruledPairs(
      pairs.filter(({ words }) => words.length === 2),
      page.words,
    ),
  ];
  const byFirst = new Map(found.map((pair) => [pair.whole, pair]));
  const dropped = new Set(found.flatMap(({ words }) => words.slice(1)));
  const words = page.words.flatMap((word): Word[] => {
    if (dropped.has(word)) return [];
    const pair = byFirst.get(word);
    if (pair) return [joined(pair)];
    const match = ticked.exec(word.text);
    return [match ? { ...word, text: `${match[1]},${match[2]}` } : word];
  });
  return { ...page, words };
}
