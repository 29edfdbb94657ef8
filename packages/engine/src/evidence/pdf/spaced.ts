import { type Fragment, fragmentOf } from './fragments.ts';

/** Fewer single letters in a row are more likely marks in a table than a spaced heading. */
const FEWEST = 4;
const FEWEST_ALPHABETIC = 3;
/** All in letter sizes: the widest spacing, and how much more than the narrowest is still the same spacing. */
const WIDEST_SPACING = 0.8;
const UNEVENNESS = 0.12;

const isSingle = (fragment: Fragment): boolean =>
  fragment.letters.length === 1 && /[\p{L}\p{N}]/u.test(fragment.letters[0]?.text ?? '');

const isAlphabetic = (fragment: Fragment): boolean => /\p{L}/u.test(fragment.letters[0]?.text ?? '');

const gapBetween = (a: Fragment, b: Fragment): number => b.start - a.end;

function continues(before: Fragment, fragment: Fragment): boolean {
  const size = before.style.size;
  return Math.abs(fragment.style.size - size) < size * 0.1 && gapBetween(before, fragment) < size * WIDEST_SPACING;
}

function joinRun(run: readonly Fragment[]): readonly Fragment[] {
  if (run.length < FEWEST || run.filter(isAlphabetic).length < FEWEST_ALPHABETIC) return run;
  const gaps = run.slice(1).map((fragment, index) => gapBetween(run[index] ?? fragment, fragment));
  const narrowest = Math.min(...gaps);
  const words: Fragment[][] = [];
  for (const [index, fragment] of run.entries()) {
    const gap = gaps[index - 1];
    const word = words.at(-1);
    if (word && gap !== undefined && gap < narrowest + fragment.style.size * UNEVENNESS) word.push(fragment);
    else words.push([fragment]);
  }
  return words.flatMap((word) => {
    const joined = fragmentOf(
      word.flatMap((fragment) => fragment.letters),
      word.at(-1)?.blankBehind ?? null,
    );
    return joined ? [joined] : [];
  });
}

/** Headings are printed with s p a c e s between their letters: such a row of single letters is read as its words. */
export function joinSpaced(line: readonly Fragment[]): readonly Fragment[] {
  if (line.length < FEWEST) return line;
  const joined: Fragment[] = [];
  let run: Fragment[] = [];
  for (const fragment of line) {
    const before = run.at(-1);
    if (!isSingle(fragment) || (before && !continues(before, fragment))) {
      joined.push(...joinRun(run));
      run = [];
    }
    if (isSingle(fragment)) run.push(fragment);
    else joined.push(fragment);
  }
  joined.push(...joinRun(run));
  return joined;
}
