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

const lettersBehind = /^[DCA]$/;

/** The lone letter or sign behind an amount that has no mark yet, whatever follows. */
function nextMark(words: readonly Word[], money: Money): Word | null {
  const [tail, next] = [words[money.last], words[money.last + 1]];
  return money.marked || !tail || !next || !mark.test(next.text) || gap(tail, next) > TO_MARK ? null : next;
}

/** The same where white space or a figure follows. */
function markBehind(words: readonly Word[], money: Money): Word | null {
  const [next, after] = [nextMark(words, money), words[money.last + 2]];
  return next && after && gap(next, after) < APART && !/^\d/.test(after.text) ? null : next;
}

const letterBefore = /^(?:[DCA]|[-+−–])$/;

/** The lone letter or sign before an amount, with white space on both sides. */
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
  /** Where the letters behind the amounts begin, if they stand in a column that texts follow closely. */
  readonly column: number | null;
}

/** Letters of one column begin within so many letter sizes of each other. */
const ALIGNED = 0.5;
const MOST = 0.8;
const FEWEST_IN_COLUMN = 4;

/** Where letters stand behind nearly all amounts that end at one place, some of them for a debit and some not. */
function columnOf(lines: readonly Marked[]): number | null {
  const isNear = (word: Word, at: number): boolean => Math.abs(word.box.left - at) <= ALIGNED * word.size;
  const found = lines.flatMap(({ words, moneys }) =>
    moneys.flatMap((money) => {
      const letter = nextMark(words, money);
      return letter && lettersBehind.test(letter.text) ? [{ letter, edge: money.edge }] : [];
    }),
  );
  for (const { letter, edge } of found) {
    const own = found.filter((one) => isNear(one.letter, letter.box.left));
    const amounts = lines.flatMap(({ moneys }) =>
      moneys.filter((money) => Math.abs(money.edge - edge) <= ALIGNED * letter.size),
    );
    const sides = new Set(own.map((one) => isDebit(one.letter.text)));
    if (own.length >= FEWEST_IN_COLUMN && sides.size > 1 && own.length >= MOST * amounts.length) return letter.box.left;
  }
  return null;
}

const told = (found: readonly Word[]): ReadonlySet<string> =>
  found.length >= FEWEST && found.some(({ text }) => isDebit(text))
    ? new Set(found.map(({ text }) => text))
    : new Set();

/** Nearly all begin at one place: a sum within the list may have its own elsewhere. */
const isColumn = (marks: readonly Word[]): boolean =>
  marks.some(
    ({ box, size }) =>
      marks.filter((other) => Math.abs(other.box.left - box.left) < size).length >= MOST * marks.length,
  );

/** None, unless several stand there and some of them mean a debit; before the amounts, only in a column of their own. */
export function sideLetters(lines: readonly Marked[]): SideLetters {
  const all = (mark: typeof markBehind): Word[] =>
    lines.flatMap(({ words, moneys }) => moneys.flatMap((money) => mark(words, money) ?? []));
  const [behind, before] = [all(markBehind), all(markBefore)];
  return { behind: told(behind), before: isColumn(before) ? told(before) : new Set(), column: columnOf(lines) };
}

/** Amounts with the D, C or A (dare, credito, avere) or the sign that the paper prints in a column beside them. */
export function withSideLetters({ words, moneys }: Marked, letters: SideLetters): readonly Money[] {
  const { column } = letters;
  if (letters.behind.size === 0 && letters.before.size === 0 && column === null) return moneys;
  return moneys.map((money) => {
    const [behind, before] = [markBehind(words, money), markBefore(words, money)];
    const next = nextMark(words, money);
    const isInColumn =
      next !== null &&
      column !== null &&
      lettersBehind.test(next.text) &&
      Math.abs(next.box.left - column) <= ALIGNED * next.size;
    const isBehind = isInColumn || (behind !== null && letters.behind.has(behind.text));
    const letter = isBehind ? next : before !== null && letters.before.has(before.text) ? before : null;
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
