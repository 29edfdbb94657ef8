import { type Box, heightOf, widthOf } from '../geometry.ts';

/** Boxes this much longer than high are lines. */
const SLIM = 1.5;

/** How much of all print lies, and does not stand: 1 on a page that is the right way up, or on its head. */
export function lyingShare(boxes: readonly Box[]): number {
  const total = (length: (box: Box) => number, across: (box: Box) => number): number =>
    boxes.reduce((sum, box) => sum + (length(box) > across(box) * SLIM ? length(box) : 0), 0);
  const [lying, standing] = [total(widthOf, heightOf), total(heightOf, widthOf)];
  return lying + standing === 0 ? 1 : lying / (lying + standing);
}
