import { squeezed } from '@vesta/domain/text/fold';
import { editDistance } from '../../../extraction/edit-distance.ts';
import type { LabelMatch } from '../../../extraction/label-index.ts';
import { type LabelIndex, type LabelSpec, labelIndex } from '../../../extraction/labels.ts';

/** Letters that look alike where small print is blurred. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[ijtf1]/g, 'l'],
  [/[eoas06]/g, 'c'],
  [/[uh]/g, 'n'],
  [/5/g, 's'],
  [/8/g, 'b'],
];

/** What is left of a text when letters that look alike are one. */
export const shapeOf = (text: string): string =>
  pairs.reduce((shape, [letters, one]) => shape.replace(letters, one), text);

/** Shorter ones are like too much else. */
const SHORTEST = 7;
const mistakesAllowed = (length: number): number => (length < 9 ? 0 : length < 12 ? 1 : 2);
/** A blur hides letters and changes them, but adds none. */
const MOST_LONGER = 1;
const mistakesInLetters = (length: number): number => (length < 9 ? 1 : 0);
/** Seen through a blur it is further off than any that was read with a mistake. */
const BLUR = 1;

interface Shape {
  readonly spec: LabelSpec;
  readonly plain: string;
  readonly shape: string;
}

const shapesOf = (specs: readonly LabelSpec[]): Shape[] =>
  specs
    .filter(({ exact }) => !exact)
    .flatMap((spec) => spec.phrases.map((phrase) => ({ spec, plain: squeezed(phrase) })))
    .filter(({ plain }) => plain.length >= SHORTEST)
    .map((one) => ({ ...one, shape: shapeOf(one.plain) }));

/** How far a text is from a label, by its letters or by their shapes; null where it is none. */
function distanceTo({ plain, shape }: Shape, text: string, blurred: string): number | null {
  const inLetters = mistakesInLetters(plain.length);
  if (inLetters > 0 && editDistance(text, plain, inLetters) <= inLetters) return BLUR;
  const allowed = mistakesAllowed(shape.length);
  if (Math.abs(shape.length - blurred.length) > Math.min(allowed, MOST_LONGER)) return null;
  const distance = editDistance(blurred, shape, allowed);
  return distance <= allowed ? BLUR + distance : null;
}

/** Labels of cards, which are small print: what is none letter by letter is compared by the shapes of its letters. */
export function cardLabels(specs: readonly LabelSpec[]): LabelIndex {
  const sharp = labelIndex(specs);
  const shapes = shapesOf(specs);
  function blurredMatch(text: string): LabelMatch | null {
    // What holds a label letter by letter is that label beside other words.
    if (text.length < SHORTEST - 1 || shapes.some(({ plain }) => text.includes(plain))) return null;
    const blurred = shapeOf(text);
    let best: LabelMatch | null = null;
    let tied = false;
    for (const shape of shapes) {
      const distance = distanceTo(shape, text, blurred);
      if (distance === null || (best && distance > best.distance)) continue;
      tied = best !== null && distance === best.distance && (tied || best.spec.name !== shape.spec.name);
      best = { spec: shape.spec, distance, length: text.length };
    }
    return tied ? null : best;
  }
  return { longest: sharp.longest, match: (plain, text) => sharp.match(plain, text) ?? blurredMatch(plain) };
}
