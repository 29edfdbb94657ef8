import type { Box } from '../../../geometry.ts';
import type { OpenPdf } from '../../open-pdf.ts';
import { viewOf } from '../../page-view.ts';
import type { Pdfium } from '../../pdfium.ts';
import { renderPage } from '../../render-page.ts';
import { type CoveredText, coveredTexts } from './covered-text.ts';
import { type HiddenText, hiddenTexts } from './hidden-text.ts';
import { isSeen } from './is-seen.ts';
import { withLetters } from './letters-of-runs.ts';
import { type OverlaidText, overlaidTexts } from './overlaid-text.ts';
import { readDrawing } from './read-drawing.ts';

export interface MarkedText {
  readonly box: Box;
  readonly text: string;
}

/** What the order and the manner of drawing tell about one page. */
export interface PageTraces {
  readonly page: number;
  readonly covered: readonly CoveredText[];
  readonly overlaid: readonly OverlaidText[];
  readonly hidden: readonly HiddenText[];
  /** Text that an editing program marked as touched up. */
  readonly touchedUp: readonly MarkedText[];
}

const MOST_MARKED = 60;

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const SCALE = 2;

/**
 * A cover may be clipped or blended away, which its place alone does not tell: what is said to be hidden and was not
 * replaced is looked at as drawn.
 */
function reallyCovered(library: Pdfium, page: number, found: readonly CoveredText[]): readonly CoveredText[] {
  if (found.every(({ written }) => written !== null)) return found;
  const raster = renderPage(library, page, SCALE);
  return found.filter(({ written, box }) => written !== null || !isSeen(raster, SCALE, box));
}

/** Looks at one page, counted from 0; null when the library cannot load it. */
export function pageTraces({ library, document }: OpenPdf, index: number): PageTraces | null {
  const page = library.calls.FPDF_LoadPage(document, index);
  if (!page) return null;
  try {
    const view = viewOf(library, page);
    const drawing = readDrawing(library, page, index + 1, view);
    return withLetters(library, page, view, (lettersOf) => {
      const covered = reallyCovered(library, page, coveredTexts(drawing, lettersOf));
      const isCovered = (box: Box): boolean => covered.some((found) => meets(found.box, box));
      const marked = drawing.runs.filter(({ isTouchedUp }) => isTouchedUp);
      return {
        page: index + 1,
        covered,
        overlaid: overlaidTexts(drawing, isCovered, lettersOf),
        hidden: hiddenTexts(drawing, lettersOf),
        touchedUp: marked.slice(0, MOST_MARKED).map(({ box, handle }) => ({
          box,
          text: lettersOf(handle)
            .map(({ text }) => text)
            .join(''),
        })),
      };
    });
  } finally {
    library.calls.FPDF_ClosePage(page);
  }
}
