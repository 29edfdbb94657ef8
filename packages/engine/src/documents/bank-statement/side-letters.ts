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

const letterBefore = /^[DCA]$/;

/** The lone letter before an amount, with white space on both sides. */
function markBefore(words: readonly Word[], money: Money): Word | null {
  const [before, letter, head] = [words[money.first - 2], words[money.first - 1], words[money.first]];
  if (money.marked || !letter || !head || !letterBefore.test(letter.text)) return null;
  const isAlone = gap(letter, head) > APART && (!before || gap(before, letter) > APART);
  return isAlone ? letter : null;
}

/** Which marks this paper sets behind its amounts, and which before them. */
export interface SideLetters {
  readonly behind: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

const told = (found: readonly Word[]): ReadonlySet<string> =>
  found.length >= FEWEST && found.some(({ text }) => isDebit(text))
    ? new Set(found.map(({ text }) => text))
    : new Set();

/** None, unless several stand there and some of them mean a debit; before the amounts, only in a column of their own. */
export function sideLetters(lines: readonly Marked[]): SideLetters {
  const all = (mark: typeof markBehind): Word[] =>
    lines.flatMap(({ words, moneys }) => moneys.flatMap((money) => mark(words, money) ?? []));
  const [behind, before] = [all(markBehind), all(markBefore)];
  const isColumn = before.every((word) => Math.abs(word.box.left - (before[0]?.box.left ?? 0)) < word.size);
  return { behind: told(behind), before: isColumn ? told(before) : new Set() };
}

/** Amounts with the D, C or A (dare, credito, avere) or the sign that the paper prints in a column beside them. */
export function withSideLetters({ words, moneys }: Marked, letters: SideLetters): readonly Money[] {
  if (letters.behind.size === 0 && letters.before.size === 0) return moneys;
  return moneys.map((money) => {
    const [behind, before] = [markBehind(words, money), markBefore(words, money)];
    const isBehind = behind !== null && letters.behind.has(behind.text);
    const letter = isBehind ? behind : before !== null && letters.before.has(before.text) ? before : null;
    if (!letter) return money;
    return {
      ...money,
      cents: isDebit(letter.text) ? -money.cents || 0 : money.cents,
      marked: true,
      first: isBehind ? money.first : money.first - 1,
      last: isBehind ? money.last + 1 : money.last,
      raw: isBehind ? `${money.raw} ${letter.text}` : `${letter.text} ${money.raw}`,
      box: around([money.box, letter.box]),
    };
  });
}
