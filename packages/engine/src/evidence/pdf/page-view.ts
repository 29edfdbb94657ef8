import type { Box } from '../geometry.ts';
import { borrow, type Pdfium } from './pdfium.ts';

/** How a page's own coordinates turn into what a reader sees: points from the top left corner, cropped and rotated. */
export interface PageView {
  readonly width: number;
  readonly height: number;
  /** x = a·px + c·py + e; y = b·px + d·py + f */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The library maps to whole pixels: with this many per point the rounding does not matter. */
const FINENESS = 1000;
const REACH = 1000;

export function viewOf(library: Pdfium, page: number): PageView {
  const { calls, memory } = library;
  const width = calls.FPDF_GetPageWidthF(page);
  const height = calls.FPDF_GetPageHeightF(page);
  return borrow(library, 8, (address) => {
    const place = (x: number, y: number): readonly [number, number] => {
      const [right, down] = [Math.round(width * FINENESS), Math.round(height * FINENESS)];
      calls.FPDF_PageToDevice(page, 0, 0, right, down, 0, x, y, address, address + 4);
      return [(memory.HEAP32[address >> 2] ?? 0) / FINENESS, (memory.HEAP32[(address >> 2) + 1] ?? 0) / FINENESS];
    };
    const [e, f] = place(0, 0);
    const [ax, ay] = place(REACH, 0);
    const [cx, cy] = place(0, REACH);
    const turn = { a: (ax - e) / REACH, b: (ay - f) / REACH, c: (cx - e) / REACH, d: (cy - f) / REACH };
    return { width, height, ...turn, e, f };
  });
}

/** A rectangle of the page's own coordinates as the reader sees it. */
export function boxInView(view: PageView, left: number, bottom: number, right: number, top: number): Box {
  const x1 = view.a * left + view.c * bottom + view.e;
  const x2 = view.a * right + view.c * top + view.e;
  const y1 = view.b * left + view.d * bottom + view.f;
  const y2 = view.b * right + view.d * top + view.f;
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}
