import type { Box } from '../../geometry.ts';
import { boxInView, type PageView } from '../page-view.ts';
import type { Pdfium } from '../pdfium.ts';
import type { Matrix } from './matrix.ts';

/** Programs clip to the page, to a column, to a cell; hardly more than a few times over. */
const MOST_PATHS = 12;
const MOST_SEGMENTS = 40;

interface Pen {
  readonly library: Pdfium;
  readonly view: PageView;
  readonly scratch: number;
}

/** The box around one of the paths that an object is clipped by; null where it is too winding to follow. */
function pathBox({ library, view, scratch }: Pen, clip: number, path: number, outer: Matrix): Box | null {
  const { calls, memory } = library;
  const segments = calls.FPDFClipPath_CountPathSegments(clip, path);
  if (segments <= 0 || segments > MOST_SEGMENTS) return null;
  const [a, b, c, d, e, f] = outer;
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < segments; index += 1) {
    const segment = calls.FPDFClipPath_GetPathSegment(clip, path, index);
    if (!segment || calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) !== 1) return null;
    const [x, y] = [memory.HEAPF32[scratch >> 2] ?? 0, memory.HEAPF32[(scratch >> 2) + 1] ?? 0];
    const [u, v] = [a * x + c * y + e, b * x + d * y + f];
    [left, bottom, right, top] = [Math.min(left, u), Math.min(bottom, v), Math.max(right, u), Math.max(top, v)];
  }
  return boxInView(view, left, bottom, right, top);
}

const misses = (a: Box, b: Box): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** Whether nothing of what stands in the box is let through by what the object is clipped by. */
export function isClippedAway(pen: Pen, object: number, outer: Matrix, box: Box): boolean {
  const { calls } = pen.library;
  const clip = calls.FPDFPageObj_GetClipPath(object);
  if (!clip) return false;
  const paths = Math.min(calls.FPDFClipPath_CountPaths(clip), MOST_PATHS);
  for (let path = 0; path < paths; path += 1) {
    const through = pathBox(pen, clip, path, outer);
    if (through && misses(through, box)) return true;
  }
  return false;
}
