import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Money } from './money-words.ts';

interface Marked {
  readonly words: readonly Word[];
  readonly moneys: readonly Money[];
}

/** Widest gap, in letter sizes, between an amount and the mark in a column of its own. */
const TO_MARK = 4;
/** White space behind a mark that parts it from a text: "810,00 A Rossi" has none. */
const APART = 1.1;
const FEWEST = 3;

const mark = /^(?:[DCA]|[-+−–])$/;
const isDebit = (text: string): boolean => /^[D−–-]$/.test(text);

const gap = (left: Word, right: Word): number => (right.box.left - left.box.right) / Math.max(left.size, right.size, 1);

/** The lone letter or sign behind an amount that has no mark yet. */
function markBehind(words: readonly Word[], money: Money): Word | null {
  const [tail, next, after] = [words[money.last], words[money.last + 1], words[money.last + 2]];
  if (money.marked || !tail || !next || !mark.test(next.text) || gap(tail, next) > TO_MARK) return null;
  return after && gap(next, after) < APART && !/^\d/.test(after.text) ? null : next;
}

/** Which marks this paper sets behind its amounts: none, unless several stand there and some of them mean a debit. */
export function sideLetters(lines: readonly Marked[]): ReadonlySet<string> {
  const found = lines.flatMap(({ words, moneys }) => moneys.flatMap((money) => markBehind(words, money)?.text ?? []));
  return found.length >= FEWEST && found.some(isDebit) ? new Set(found) : new Set();
}

/** Amounts with the D, C or A (dare, credito, avere) or the sign that the paper prints in a column behind them. */
export function withSideLetters({ words, moneys }: Marked, letters: ReadonlySet<string>): readonly Money[] {
  if (letters.size === 0) return moneys;
  return moneys.map((money) => {
    const letter = markBehind(words, money);
    if (!letter || !letters.has(letter.text)) return money;
    return {
      ...money,
      cents: isDebit(letter.text) ? -money.cents || 0 : money.cents,
      marked: true,
      last: money.last + 1,
      raw: `${money.raw} ${letter.text}`,
      box: around([money.box, letter.box]),
    };
  });
}
