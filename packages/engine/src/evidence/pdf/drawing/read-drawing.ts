import type { Box } from '../../geometry.ts';
import { boxInView, type PageView } from '../page-view.ts';
import { borrow, type Pdfium } from '../pdfium.ts';
import { isClippedAway } from './clip.ts';
import type { Cover, Drawing, Run } from './drawing.ts';
import { IDENTITY, type Matrix, matrixOf, times } from './matrix.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const NO_INK = 3;
const DEEPEST_FORM = 4;
const MOST_OBJECTS = 30_000;
const SCRATCH_BYTES = 512;
const LONGEST_MARK = 256;
const MOST_MARKS = 8;
/** Acrobat's editor wraps what it changed in `TouchUp_TextEdit`. */
const EDITOR_MARK = /^TouchUp_/;
const FIRST_OF_MARK = 'T'.charCodeAt(0);
const wide = new TextDecoder('utf-16le');
const RECTANGLE_SEGMENTS = 6;
const WHITE_FROM = 250;
const PALE_FROM = 215;
const CLEAR_UP_TO = 2;
/** How far letters reach above the line, as a share of their size: digits and capitals. */
const LETTER_HEIGHT = 0.72;

interface Pen {
  readonly library: Pdfium;
  readonly view: PageView;
  readonly scratch: number;
}

interface Ink {
  readonly isWhite: boolean;
  readonly isPale: boolean;
  readonly isOpaque: boolean;
  readonly isClear: boolean;
}

function inkOf({ library, scratch }: Pen, object: number): Ink | null {
  const { calls, memory } = library;
  const got = calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (got !== 1) return null;
  const numbers = memory.HEAPU32;
  const at = scratch >> 2;
  const darkest = Math.min(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0);
  const cover = numbers[at + 3] ?? 0;
  return {
    isWhite: darkest >= WHITE_FROM,
    isPale: darkest >= PALE_FROM,
    isOpaque: cover >= WHITE_FROM,
    isClear: cover <= CLEAR_UP_TO,
  };
}

function boundsOf({ library, view, scratch }: Pen, object: number, outer: Matrix): Box | null {
  const { calls, memory } = library;
  if (calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) !== 1) return null;
  const at = scratch >> 2;
  const floats = memory.HEAPF32;
  const [left, bottom, right, top] = [floats[at] ?? 0, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 0];
  if (outer === IDENTITY) return boxInView(view, left, bottom, right, top);
  const [a, b, c, d, e, f] = outer;
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  return boxInView(view, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** Tagged files mark every run: only marks that begin like one we look for are read to their end. */
function isTouchedUp({ library, scratch }: Pen, object: number): boolean {
  const { calls, memory } = library;
  const count = Math.min(calls.FPDFPageObj_CountMarks(object), MOST_MARKS);
  for (let index = 0; index < count; index += 1) {
    const mark = calls.FPDFPageObj_GetMark(object, index);
    calls.FPDFPageObjMark_GetName(mark, scratch + 8, LONGEST_MARK, scratch);
    if (memory.HEAPU16[(scratch + 8) >> 1] !== FIRST_OF_MARK) continue;
    const bytes = Math.min(memory.HEAPU32[scratch >> 2] ?? 0, LONGEST_MARK);
    if (EDITOR_MARK.test(wide.decode(memory.HEAPU8.slice(scratch + 8, scratch + 8 + bytes)))) return true;
  }
  return false;
}

function runOf(pen: Pen, object: number, order: number, outer: Matrix): Run | null {
  const { library, view, scratch } = pen;
  const bounds = boundsOf(pen, object, outer);
  if (!bounds) return null;
  const own = matrixOf(library, object, scratch);
  const [a, b, c, d, e, f] = outer === IDENTITY ? own : times(own, outer);
  library.calls.FPDFTextObj_GetFontSize(object, scratch);
  const size = Math.abs(library.memory.HEAPF32[scratch >> 2] ?? 0) * Math.hypot(c, d);
  const ahead = [view.a * a + view.c * b, view.b * a + view.d * b] as const;
  const isUpright = ahead[0] > 0 && Math.abs(ahead[1]) < ahead[0] * 0.02;
  const baseline = view.b * e + view.d * f + view.f;
  const ink = inkOf(pen, object);
  return {
    handle: object,
    order,
    box: isUpright ? { ...bounds, top: baseline - size * LETTER_HEIGHT, bottom: baseline } : bounds,
    baseline,
    size,
    isUpright,
    hasNoInk: library.calls.FPDFTextObj_GetTextRenderMode(object) === NO_INK || (ink?.isClear ?? false),
    isWhite: ink?.isWhite ?? false,
    isClipped: isClippedAway(pen, object, outer, bounds),
    isTouchedUp: isTouchedUp(pen, object),
  };
}

function coverOf(pen: Pen, object: number, type: number, order: number, outer: Matrix): Cover | null {
  const { library, scratch } = pen;
  const { calls, memory } = library;
  const isPath = type === PATH;
  if (isPath) {
    calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
    if (memory.HEAP32[scratch >> 2] === 0) return null;
  }
  const box = boundsOf(pen, object, outer);
  if (!box) return null;
  const ink = isPath ? inkOf(pen, object) : { isWhite: false, isPale: false, isOpaque: type === IMAGE };
  return {
    order,
    box,
    kind: type === IMAGE ? 'picture' : 'fill',
    isWhite: ink?.isWhite ?? false,
    isPale: ink?.isPale ?? false,
    isOpaque: (ink?.isOpaque ?? false) && calls.FPDFPageObj_HasTransparency(object) !== 1,
    isRectangle: !isPath || calls.FPDFPath_CountSegments(object) <= RECTANGLE_SEGMENTS,
  };
}

/** Everything on an open page in the order of drawing, what stands inside of forms too. */
export function readDrawing(library: Pdfium, page: number, number: number, view: PageView): Drawing {
  const { calls } = library;
  const runs: Run[] = [];
  const covers: Cover[] = [];
  let order = 0;
  return borrow(library, SCRATCH_BYTES, (scratch) => {
    const pen: Pen = { library, view, scratch };
    const visit = (object: number, outer: Matrix, depth: number): void => {
      if (order >= MOST_OBJECTS) return;
      order += 1;
      const type = calls.FPDFPageObj_GetType(object);
      if (type === TEXT) {
        const run = runOf(pen, object, order, outer);
        if (run) runs.push(run);
      } else if (type === PATH || type === IMAGE || type === SHADING) {
        const cover = coverOf(pen, object, type, order, outer);
        if (cover) covers.push(cover);
      } else if (type === FORM && depth < DEEPEST_FORM) {
        const inner = times(matrixOf(library, object, scratch), outer);
        const count = calls.FPDFFormObj_CountObjects(object);
        for (let i = 0; i < count; i += 1) visit(calls.FPDFFormObj_GetObject(object, i), inner, depth + 1);
      }
    };
    const count = calls.FPDFPage_CountObjects(page);
    for (let i = 0; i < count; i += 1) visit(calls.FPDFPage_GetObject(page, i), IDENTITY, 0);
    return { page: number, width: view.width, height: view.height, runs, covers };
  });
}
