import { type Cell, sizeOf } from './label-cells.ts';
import type { LabelIndex, LabelMatch } from './label-index.ts';
import { tokensOf } from './label-text.ts';

/** Values of one column begin, or end, within so many letter sizes of each other. */
const ALIGNED = 0.5;

function named({ words, box }: Cell, index: LabelIndex): LabelMatch | null {
  const tokens = tokensOf({ words, baseline: 0, box, text: '' });
  return index.match(tokens.map(({ plain }) => plain).join(''), tokens.map((token) => token.folded).join(''));
}

type InRow = readonly [caption: Cell, row: readonly Cell[]];

/**
 * Whether two captions below each other have each a value beside them, in one column, or the second none as yet, such as the
 * day on which somebody left: a list, and not one broken caption.
 */
export function areListed(upper: InRow, lower: InRow, index: LabelIndex): boolean {
  const [first, second] = [upper, lower].map(([caption, row]) => row[row.indexOf(caption) + 1]);
  const isColumn =
    first !== undefined &&
    second !== undefined &&
    Math.min(Math.abs(first.box.left - second.box.left), Math.abs(first.box.right - second.box.right)) <
      Math.max(...first.words.map(sizeOf)) * ALIGNED;
  const isCaption = ([caption]: InRow): boolean => named(caption, index)?.distance === 0;
  // Without a figure it may as well be the caption of the next column.
  const isOpen = first !== undefined && second === undefined && /\d/.test(first.text);
  const isValue = (value: Cell | undefined): boolean => value === undefined || named(value, index) === null;
  return (isColumn || isOpen) && isCaption(upper) && isCaption(lower) && isValue(first) && isValue(second);
}
