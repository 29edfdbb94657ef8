import type { PlacedImage } from '../page.ts';
import { IDENTITY, type Matrix, matrixOf, times } from './drawing/matrix.ts';
import { boxInView, type PageView } from './page-view.ts';
import { borrow, type Pdfium } from './pdfium.ts';

const IMAGE = 3;
const FORM = 5;
const DEEPEST_FORM = 4;
const MOST_OBJECTS = 20_000;

function placedImage(library: Pdfium, object: number, outer: Matrix, view: PageView, scratch: number): PlacedImage {
  const [a, b, c, d, e, f] = times(matrixOf(library, object, scratch), outer);
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  library.calls.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4);
  const [pixelWidth = 0, pixelHeight = 0] = library.memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 2);
  const box = boxInView(view, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  return { box, pixelWidth, pixelHeight };
}

/** Every picture on a page and where it stands, those inside of forms too. */
export function placedImages(library: Pdfium, page: number, view: PageView): PlacedImage[] {
  const { calls } = library;
  const images: PlacedImage[] = [];
  return borrow(library, 32, (scratch) => {
    const visit = (object: number, outer: Matrix, depth: number): void => {
      const type = calls.FPDFPageObj_GetType(object);
      if (type === IMAGE) images.push(placedImage(library, object, outer, view, scratch));
      if (type !== FORM || depth >= DEEPEST_FORM) return;
      const inner = times(matrixOf(library, object, scratch), outer);
      const count = Math.min(calls.FPDFFormObj_CountObjects(object), MOST_OBJECTS);
      for (let i = 0; i < count; i += 1) visit(calls.FPDFFormObj_GetObject(object, i), inner, depth + 1);
    };
    const count = Math.min(calls.FPDFPage_CountObjects(page), MOST_OBJECTS);
    for (let i = 0; i < count; i += 1) visit(calls.FPDFPage_GetObject(page, i), IDENTITY, 0);
    return images;
  });
}
