import { type Box, heightOf, widthOf } from '../geometry.ts';
import type { LookedAtPage } from './look-at-page.ts';

/** Most cells are settled by the weights; opening a page costs something, too. */
const UNSETTLED = 0.3;
const OPENING = 20;

const lengthOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + widthOf(box) / Math.max(1, heightOf(box)), 0);

/** How much of a page is left to the reader of words, in heights of its lines. */
export const sizeOfPage = ({ cells, long }: LookedAtPage): number =>
  OPENING + lengthOf(long) + UNSETTLED * lengthOf(cells.map(({ box }) => box));
