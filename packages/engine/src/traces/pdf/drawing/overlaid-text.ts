import { around, type Box, heightOf, widthOf } from '../../../evidence/geometry.ts';
import { banded } from '../../../evidence/pdf/drawing/bands.ts';
import type { Drawing, Run } from '../../../evidence/pdf/drawing/drawing.ts';
import type { LettersOf, RunLetter } from '../../../evidence/pdf/drawing/letters-of-runs.ts';

/** Two different texts in one place, both with ink. */
export interface OverlaidText {
  readonly box: Box;
  readonly under: string;
  readonly over: string;
}

const MOST_SUSPICIONS = 40;
/** Watermarks and headings of another size lie across rows without replacing anything. */
const LARGEST_SIZE_RATIO = 1.6;
const SHARED_LETTER = 0.35;
const FEWEST_LETTERS = 4;
const FEWEST_DIGITS = 2;
const figure = /\d[.,]\d{2}|\d{2}[./]\d{2}/;

const joined = (letters: readonly RunLetter[]): string => letters.map(({ text }) => text).join('');

function mayCollide(a: Run, b: Run): boolean {
  const ratio = a.size / (b.size || 1);
  if (ratio > LARGEST_SIZE_RATIO || ratio < 1 / LARGEST_SIZE_RATIO) return false;
  if (Math.abs(a.baseline - b.baseline) > Math.min(a.size, b.size) * 0.5) return false;
  const shared = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
  return shared > Math.min(a.size, b.size) * 0.5;
}

function isOn(letter: RunLetter, others: readonly RunLetter[]): boolean {
  const { box } = letter;
  const area = widthOf(box) * heightOf(box);
  return others.some(({ box: other }) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return width > 0 && height > 0 && width * height > Math.min(area, widthOf(other) * heightOf(other)) * SHARED_LETTER;
  });
}

const written = (letters: readonly RunLetter[]): RunLetter[] =>
  letters.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** From the first to the last letter that was hit, with the commas in between: without them a figure is none. */
function between(letters: readonly RunLetter[], hit: readonly RunLetter[]): readonly RunLetter[] {
  const places = hit.map((letter) => letters.indexOf(letter));
  return letters.slice(Math.min(...places), Math.max(...places) + 1);
}

function collision(first: Run, second: Run, lettersOf: LettersOf): OverlaidText | null {
  const [below, above] = first.order < second.order ? [first, second] : [second, first];
  const [allBelow, allAbove] = [lettersOf(below.handle), lettersOf(above.handle)];
  const [lower, upper] = [written(allBelow), written(allAbove)];
  const under = lower.filter((letter) => isOn(letter, upper));
  const over = upper.filter((letter) => isOn(letter, lower));
  const isFigure = figure.test(joined(allBelow)) || figure.test(joined(allAbove));
  // A short note in the margin may run into its neighbour; a figure on top of something else is another matter.
  if (Math.min(under.length, over.length) < (isFigure ? FEWEST_DIGITS : FEWEST_LETTERS)) return null;
  // The same letters twice, a little apart, are how some programs print bold.
  if (joined(lower).includes(joined(over)) || joined(upper).includes(joined(under))) return null;
  return {
    box: around([...under, ...over].map(({ box }) => box)),
    under: joined(between(allBelow, under)),
    over: joined(between(allAbove, over)),
  };
}

export function overlaidTexts(
  drawing: Drawing,
  isCovered: (box: Box) => boolean,
  lettersOf: LettersOf,
): OverlaidText[] {
  const runs = drawing.runs.filter((run) => run.isUpright && !run.hasNoInk && !run.isWhite && !run.isClipped);
  const near = banded(runs);
  const found: OverlaidText[] = [];
  for (const run of runs) {
    if (found.length >= MOST_SUSPICIONS) break;
    for (const other of near(run.box)) {
      if (other.order <= run.order || !mayCollide(run, other)) continue;
      const hit = collision(run, other, lettersOf);
      if (hit && !isCovered(hit.box)) found.push(hit);
    }
  }
  return found;
}
