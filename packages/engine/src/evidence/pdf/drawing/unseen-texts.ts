import { type Box, middleX, middleY, widthOf } from '../../geometry.ts';
import type { PageView } from '../page-view.ts';
import type { Pdfium } from '../pdfium.ts';
import { readDrawing } from './read-drawing.ts';

/** Strips of a scan are as wide as the page; logos and stamps are not. */
const WIDEST_STAMP = 0.8;

const isInside = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

/**
 * Texts of a page that nobody sees because they have no ink, or because a picture as wide as the page was drawn over
 * them: programs that recognise scans lay words below the picture in either way. By the library's handles.
 */
export function unseenTexts(library: Pdfium, page: number, view: PageView): ReadonlySet<number> {
  const { runs, covers, width } = readDrawing(library, page, 1, view);
  const pictures = covers.filter(
    ({ kind, isOpaque, box }) => kind === 'picture' && isOpaque && widthOf(box) > width * WIDEST_STAMP,
  );
  const isBuried = (box: Box, order: number): boolean =>
    pictures.some((picture) => picture.order > order && isInside(picture.box, middleX(box), middleY(box)));
  return new Set(
    runs.filter(({ box, order, hasNoInk }) => hasNoInk || isBuried(box, order)).map(({ handle }) => handle),
  );
}
