import type { PagedWord } from '../../recognise/page-text.ts';
import {
  alikeInSize,
  centsOf,
  gapOf,
  type MoneyRun,
  type MoneyStyle,
  PRINTED_GAP,
  printedDecimals,
  runOf,
} from './money-pieces.ts';

/** No wider than a blank, in letter sizes. */
const GROUP_GAP = 0.8;

/** Thousands parted by blanks: 16 304,44 is one amount, of which the last word alone would be the smallest part. */
export function spacedThousands(words: readonly PagedWord[], start: number, style: MoneyStyle): MoneyRun | null {
  const run = words.slice(start, start + 1);
  if (!/^[-−–]?\d{1,3}$/.test(run[0]?.text ?? '')) return null;
  for (const word of words.slice(start + 1)) {
    const before = run.at(-1);
    if (!before || gapOf(before, word) > GROUP_GAP || !alikeInSize(before, word)) break;
    if (before.text.includes(',') || !/^\d{3}(?:,\d{2})?$/.test(word.text)) break;
    run.push(word);
  }
  if (run.length < 2) return null;
  const text = run.map((word) => word.text).join('');
  const [whole = '', cents] = text.split(',');
  const next = words[start + run.length];
  const last = run.at(-1);
  if (cents !== undefined) return runOf(centsOf(whole, cents), run);
  if (next && last && printedDecimals.test(next.text) && gapOf(last, next) <= PRINTED_GAP)
    return runOf(centsOf(whole, next.text.slice(1)), [...run, next]);
  return style.whole ? runOf(centsOf(whole, '0'), run) : null;
}
