import type { Letter, Style } from './letters.ts';
import { across, advance, along, isBlank } from './pen.ts';
import { spacingOf } from './spacing.ts';

/** Letters that were drawn one after another and touch: a word, or a part of one. */
export interface Fragment {
  readonly letters: readonly Letter[];
  readonly style: Style;
  /** Where it begins and ends along its line, and where that line lies, all in the direction of writing. */
  readonly start: number;
  readonly end: number;
  readonly across: number;
  /** The blank that was drawn behind it. */
  readonly blankBehind: Letter | null;
}

/** The widest gap inside a word, in letter sizes. */
export const WIDEST_GAP = 0.15;
/** A blank that is drawn and then taken back by as much as this is none. */
export const NARROWEST_BLANK = 0.06;
/** How far a letter may stand beside its neighbour's line, in letter sizes. */
const LARGEST_STEP = 0.3;
/** Fonts without proper widths make letters overlap; going back is never the same word. */
const DEEPEST_OVERLAP = 0.9;
/** Two of the same letter as close as this are one, printed twice to look bold. */
const DOUBLE_STRIKE = 0.1;

const sameDirection = (a: Style, b: Style): boolean => a === b || a.dx * b.dx + a.dy * b.dy > 0.99;

/** The letters of a ligature stand on one place. */
const isLigature = (before: Letter, letter: Letter): boolean =>
  before.style === letter.style && before.x === letter.x && before.y === letter.y;

const isDouble = (before: Letter, letter: Letter): boolean =>
  before.text === letter.text &&
  before.style !== letter.style &&
  Math.hypot(before.x - letter.x, before.y - letter.y) < letter.style.size * DOUBLE_STRIKE;

function follows(before: Letter, letter: Letter, blankBefore: Letter | null, spacing: number): boolean {
  if (isLigature(before, letter)) return true;
  if (!sameDirection(before.style, letter.style)) return false;
  const size = Math.min(before.style.size, letter.style.size);
  if (Math.abs(across(before) - across(letter)) > Math.max(before.style.size, letter.style.size) * LARGEST_STEP) {
    return false;
  }
  const moved = along(letter) - along(before) - advance(before);
  if (moved < -size * DEEPEST_OVERLAP) return false;
  if (blankBefore) return along(letter) - along(blankBefore) - spacing < size * NARROWEST_BLANK;
  return moved - spacing < size * WIDEST_GAP;
}

export function fragmentOf(letters: readonly Letter[], blankBehind: Letter | null): Fragment | null {
  const first = letters[0];
  const last = letters.at(-1);
  if (!first || !last) return null;
  const pen = along(last) + advance(last);
  const end = blankBehind ? Math.min(pen, along(blankBehind)) : pen;
  return { letters, style: first.style, start: along(first), end, across: across(first), blankBehind };
}

/** Joins letters in the order in which they were drawn, never across a visible gap. */
export function fragmentsOf(letters: readonly Letter[]): Fragment[] {
  const spacing = spacingOf(letters);
  const fragments: Fragment[] = [];
  let run: Letter[] = [];
  let blankBefore: Letter | null = null;
  const finish = (): void => {
    const fragment = fragmentOf(run, blankBefore);
    if (fragment) fragments.push(fragment);
    run = [];
  };
  for (const [index, letter] of letters.entries()) {
    if (isBlank(letter.text)) {
      blankBefore ??= letter;
      continue;
    }
    const before = run.at(-1);
    if (before && isDouble(before, letter)) continue;
    if (before && !follows(before, letter, blankBefore, spacing[index] ?? 0)) finish();
    run.push(letter);
    blankBefore = null;
  }
  finish();
  return fragments;
}
