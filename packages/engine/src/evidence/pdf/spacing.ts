import { median } from '../median.ts';
import type { Letter } from './letters.ts';
import { across, advance, along, isBlank } from './pen.ts';

/** Fewer gaps than this do not tell a habit. All others in letter sizes. */
const FEWEST_GAPS = 4;
const NARROWEST = 0.03;
const WIDEST = 0.3;
const UNEVENNESS = 0.05;
const EVEN_SHARE = 0.7;
/** A jump as wide as this begins another cell. */
const JUMP = 1;

function habit(gaps: readonly number[], size: number): number {
  if (gaps.length < FEWEST_GAPS) return 0;
  const usual = median(gaps) ?? 0;
  if (usual < size * NARROWEST || usual > size * WIDEST) return 0;
  const even = gaps.filter((gap) => Math.abs(gap - usual) < size * UNEVENNESS).length;
  return even >= gaps.length * EVEN_SHARE ? usual : 0;
}

function sameCell(a: Letter, b: Letter, gap: number): boolean {
  const { size, font } = a.style;
  if (a.style !== b.style && (font !== b.style.font || Math.abs(size - b.style.size) > 0.01 * size)) return false;
  return Math.abs(gap) < size * JUMP && Math.abs(across(a) - across(b)) < size * UNEVENNESS;
}

/**
 * Some papers print whole lines with room between the letters, and there that room is no gap. Tells for each letter how
 * much of it the line leaves between all of its letters.
 */
export function spacingOf(letters: readonly Letter[]): readonly number[] {
  const spacing = new Array<number>(letters.length).fill(0);
  let start = 0;
  let gaps: number[] = [];
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1];
    const gap = next ? along(next) - along(letter) - advance(letter) : 0;
    if (next && sameCell(letter, next, gap)) {
      if (!isBlank(letter.text) && !isBlank(next.text)) gaps.push(gap);
      continue;
    }
    spacing.fill(habit(gaps, letter.style.size), start, index + 1);
    start = index + 1;
    gaps = [];
  }
  return spacing;
}
