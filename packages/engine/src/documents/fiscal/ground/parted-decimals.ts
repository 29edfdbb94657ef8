import type { PagedWord } from '../../recognise/page-text.ts';
import { alikeInSize, centsOf, euros, gapOf, type MoneyRun, runOf } from './money-pieces.ts';

/** Letter sizes between the pieces of an amount whose comma the form itself prints. */
const PIECE_GAP = 1.7;
/** A comma by itself between euros and cents has a narrow column of its own. */
const COMMA_GAP = 3;

const isClose = (left: PagedWord, right: PagedWord): boolean =>
  gapOf(left, right) <= ([left, right].some(({ text }) => text === ',') ? COMMA_GAP : PIECE_GAP) &&
  alikeInSize(left, right);

/** Euros and cents on either side of a comma that stands by itself or clings to the euros: 22.431 , 18. */
export function partedDecimals(words: readonly PagedWord[], start: number): MoneyRun | null {
  const [whole, next, last] = words.slice(start, start + 3);
  if (!whole || !next) return null;
  const clings = /,$/.test(whole.text);
  const cents = clings ? next : next.text === ',' ? last : undefined;
  const run = clings ? [whole, next] : words.slice(start, start + 3);
  if (!cents || !/^\d{2}$/.test(cents.text) || !euros.test(whole.text.replace(/,$/, ''))) return null;
  const isOne = run.slice(1).every((word, at) => isClose(run[at] ?? word, word));
  return isOne ? runOf(centsOf(whole.text, cents.text), run) : null;
}
