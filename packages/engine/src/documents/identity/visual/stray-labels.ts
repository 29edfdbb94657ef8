import type { Word } from '../../../evidence/page.ts';
import type { Candidate } from '../../../extraction/label-values.ts';
import { gapBetween, type Label, type Sheet } from '../../../extraction/labels.ts';

/** Words of one label stand no further apart, in letter sizes. */
const SAME_LABEL = 1.5;
const WORD = /\p{L}{4}/u;

/**
 * A single word that says "name" right behind one that says nothing is the end of another label, "Given names", whose
 * beginning was read wrongly.
 */
function endsAnother(sheet: Sheet, { words, row }: Label): boolean {
  const [own, ...more] = words;
  const all = sheet.rows[row]?.words ?? [];
  const before = own && all[all.indexOf(own) - 1];
  if (!own || !before || more.length > 0 || !WORD.test(before.text)) return false;
  const isLabelled = sheet.labels.some((label) => label.words.includes(before));
  return !isLabelled && gapBetween(before, own) <= SAME_LABEL;
}

const isInCapitals = (words: readonly Word[]): boolean => words.every(({ text }) => !/\p{Ll}/u.test(text));

/** Names that may be believed: not what a stray label announces, nor words in small letters where one is in capitals. */
export function withoutStrays<T>(sheet: Sheet, candidates: readonly Candidate<T>[]): Candidate<T>[] {
  const announced = candidates.filter(({ label }) => !endsAnother(sheet, label));
  const isPrinted = announced.some(({ words }) => isInCapitals(words));
  return announced.filter(({ words }) => !isPrinted || isInCapitals(words));
}
