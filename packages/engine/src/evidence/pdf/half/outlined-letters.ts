import { type Box, heightOf, widthOf } from '../../geometry.ts';
import { boxInView, type PageView } from '../page-view.ts';
import { borrow, type Pdfium } from '../pdfium.ts';

const PATH = 2;
const MOST_OBJECTS = 30_000;
/** Rectangles, rules and boxes have no more; letters nearly always have. */
const RECTANGLE_SEGMENTS = 6;
/** Points: from small print to titles. */
const LOWEST = 3;
const HIGHEST = 28;

/** A shape that may be a letter, or several of one line. */
export interface OutlinedLetters {
  readonly box: Box;
  /** How many letters it may be at most. */
  readonly letters: number;
}

const SEGMENTS_OF_LETTER = 8;
/** Letters are about half as wide as they are high. */
const WIDTH_OF_LETTER = 0.5;

/** A crest has more corners than a line of text, and no more room than two letters. */
const lettersIn = (box: Box, segments: number): number =>
  Math.max(1, Math.min(segments / SEGMENTS_OF_LETTER, widthOf(box) / heightOf(box) / WIDTH_OF_LETTER));

/** The corners of a frame, one rectangle within another, and of what else is put together of four lines each way. */
const LINES_OF_FRAME = 4;
const CURVE = 1;

/** Whether a shape is the border of a box: it has corners at no more places than two rectangles have, and no curves. */
function isFrame({ calls, memory }: Pdfium, object: number, segments: number, scratch: number): boolean {
  const [across, down] = [new Set<number>(), new Set<number>()];
  for (let index = 0; index < segments; index += 1) {
    const segment = calls.FPDFPath_GetPathSegment(object, index);
    if (!segment || calls.FPDFPathSegment_GetType(segment) === CURVE) return false;
    if (calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) !== 1) return false;
    across.add(memory.HEAPF32[scratch >> 2] ?? 0);
    down.add(memory.HEAPF32[(scratch >> 2) + 1] ?? 0);
    if (across.size > LINES_OF_FRAME || down.size > LINES_OF_FRAME) return false;
  }
  return true;
}

/** The filled shapes of a page that look like letters: programs that keep no fonts draw each letter as one. */
export function outlinedLetters(library: Pdfium, page: number, view: PageView): OutlinedLetters[] {
  const { calls, memory } = library;
  const found: OutlinedLetters[] = [];
  return borrow(library, 16, (scratch) => {
    const count = Math.min(calls.FPDFPage_CountObjects(page), MOST_OBJECTS);
    for (let index = 0; index < count; index += 1) {
      const object = calls.FPDFPage_GetObject(page, index);
      if (calls.FPDFPageObj_GetType(object) !== PATH) continue;
      const segments = calls.FPDFPath_CountSegments(object);
      if (segments <= RECTANGLE_SEGMENTS || isFrame(library, object, segments, scratch)) continue;
      calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
      const isFilled = memory.HEAP32[scratch >> 2] !== 0;
      const isPlaced =
        calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 1 && isFilled;
      if (!isPlaced) continue;
      const at = scratch >> 2;
      const [left = 0, bottom = 0, right = 0, top = 0] = memory.HEAPF32.subarray(at, at + 4);
      const box = boxInView(view, left, bottom, right, top);
      if (heightOf(box) >= LOWEST && heightOf(box) <= HIGHEST) found.push({ box, letters: lettersIn(box, segments) });
    }
    return found;
  });
}
