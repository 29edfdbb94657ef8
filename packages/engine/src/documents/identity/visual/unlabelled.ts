import { heightOf } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Cell, Sheet } from '../../../extraction/labels.ts';

/** Without its label a value has to be read well. */
const SURE = 0.95;
const inCapitals = /^\p{Lu}[\p{Lu}\p{M}'’ ()./-]*\p{Lu}\)?$/u;
const FEWEST_LETTERS = 3;

/** Words in capitals, clearly read: values look so, what is left of labels in a blur does not. */
export const isClearCapitals = (text: string, words: readonly Word[]): boolean =>
  inCapitals.test(text) &&
  text.replace(/\P{L}/gu, '').length >= FEWEST_LETTERS &&
  words.every(({ confidence }) => confidence >= SURE);

/** Cells of a card that look as values do and that no label claims. */
export const unlabelled = ({ rows }: Sheet): Cell[] =>
  rows.flatMap(({ cells, labels }) => {
    const claimed = new Set(labels.flatMap(({ words }) => words));
    return cells.filter(({ text, words }) => isClearCapitals(text, words) && !words.some((word) => claimed.has(word)));
  });

/** Values that stand in one column begin at the same edge, give or take what a tilt is worth. */
const SAME_EDGE = 1.5;
const SAME_HEIGHT = 1.45;

/** Whether the second stands in the column of the first, further down, in letters of about the same height. */
export function standsBelow(upper: Pick<Cell, 'box'>, lower: Pick<Cell, 'box'>): boolean {
  const [one, other] = [heightOf(upper.box), heightOf(lower.box)];
  return (
    Math.abs(lower.box.left - upper.box.left) < SAME_EDGE * one &&
    lower.box.top > upper.box.top + one / 2 &&
    Math.max(one, other) < SAME_HEIGHT * Math.min(one, other)
  );
}
