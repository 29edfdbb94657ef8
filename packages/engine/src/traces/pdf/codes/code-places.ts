import { around, type Box, heightOf, widthOf } from '../../../evidence/geometry.ts';
import type { Cover, Drawing } from '../../../evidence/pdf/drawing/drawing.ts';

/** Points; smaller ones no camera reads, larger ones are pictures of something else. */
const SMALLEST = 30;
const LARGEST = 230;
const SQUARE = 1.25;
const LARGEST_DOT = 6;
const FEWEST_DOTS = 120;
const MOST_PLACES = 3;

function mayHoldCode(box: Box): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  return (
    Math.min(width, height) >= SMALLEST &&
    Math.max(width, height) <= LARGEST &&
    Math.max(width, height) <= Math.min(width, height) * SQUARE
  );
}

const isDot = ({ kind, box }: Cover): boolean =>
  kind === 'fill' && widthOf(box) <= LARGEST_DOT && heightOf(box) <= LARGEST_DOT;

/** Where a square code may stand: as a picture, as one drawing, or dot by dot. */
export function codePlaces({ covers }: Drawing): Box[] {
  const whole = covers.filter(({ kind, isRectangle, box }) => (kind === 'picture' || !isRectangle) && mayHoldCode(box));
  const dots = covers.filter(isDot);
  const dotted = dots.length >= FEWEST_DOTS ? [around(dots.map(({ box }) => box))].filter(mayHoldCode) : [];
  return [...whole.map(({ box }) => box), ...dotted].slice(0, MOST_PLACES);
}
