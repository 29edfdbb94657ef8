import type { Box } from '../../../evidence/geometry.ts';
import type { Drawing } from '../../../evidence/pdf/drawing/drawing.ts';
import { withLetters } from '../../../evidence/pdf/drawing/letters-of-runs.ts';
import { readDrawing } from '../../../evidence/pdf/drawing/read-drawing.ts';
import type { OpenPdf } from '../../../evidence/pdf/open-pdf.ts';
import { viewOf } from '../../../evidence/pdf/page-view.ts';
import type { Pdfium } from '../../../evidence/pdf/pdfium.ts';
import { renderPage } from '../../../evidence/pdf/render-page.ts';
import type { Raster } from '../../../evidence/raster/raster.ts';
import { codePlaces } from '../codes/code-places.ts';
import { renderPart } from '../codes/render-part.ts';
import { patchesOnPicture, type TextOverPicture, textsOverPicture } from '../layer/over-picture.ts';
import { type AppendedRow, appendedRows } from './appended-rows.ts';
import { type CoveredRun, type CoveredText, coveredTexts } from './covered-text.ts';
import { type HiddenText, hiddenTexts } from './hidden-text.ts';
import { isOther, isSeen } from './is-seen.ts';
import { type OverlaidText, overlaidTexts } from './overlaid-text.ts';

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
  /** Set on top of a picture that takes the width of the page. */
  readonly overPicture: readonly TextOverPicture[];
  /** Small pictures on top of such a picture. */
  readonly patches: readonly Box[];
  readonly appended: readonly AppendedRow[];
  /** Text that an editing program marked as touched up. */
  readonly touchedUp: readonly MarkedText[];
}

/** The same with places that may hold a square code, as drawn. */
export interface DrawnPage extends PageTraces {
  readonly codes: readonly CodePicture[];
}

export interface CodePicture {
  readonly box: Box;
  readonly raster: Raster;
}

const MOST_MARKED = 60;

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const SCALE = 2;

/** A picture of other words shows something in their place, so that looking there tells nothing. */
const isReplaced = ({ written, by, isOfOneLine }: CoveredText): boolean =>
  written !== null || (by === 'picture' && isOfOneLine);

const withoutHandle = ({ handle: _, ...text }: CoveredRun): CoveredText => text;

/**
 * A cover may be clipped or blended away, which its place alone does not tell: what is said to be hidden and was not
 * replaced is looked at as drawn. Where something stands there it may be of the picture on top: the page is drawn once
 * more without those letters, and where nothing changes nobody ever saw them.
 */
function reallyCovered(library: Pdfium, page: number, found: readonly CoveredRun[]): readonly CoveredText[] {
  if (found.every(isReplaced)) return found.map(withoutHandle);
  const raster = renderPage(library, page, SCALE);
  const seen = found.filter((text) => !isReplaced(text) && isSeen(raster, SCALE, text.box));
  const below = seen.filter(({ by }) => by === 'picture');
  const without = below.length > 0 ? drawnWithout(library, page, below) : raster;
  const shows = new Set(seen.filter((text) => !below.includes(text) || isOther(raster, without, SCALE, text.box)));
  return found.filter((text) => !shows.has(text)).map(withoutHandle);
}

function drawnWithout(library: Pdfium, page: number, runs: readonly CoveredRun[]): Raster {
  const setActive = (active: number): void => {
    for (const { handle } of runs) library.calls.FPDFPageObj_SetIsActive(handle, active);
  };
  setActive(0);
  try {
    return renderPage(library, page, SCALE);
  } finally {
    setActive(1);
  }
}

const CODE_SCALE = 3;
const QUIET_ZONE = 6;
/** Codes stand on the first pages; looking for them on every page of a long paper costs more than it tells. */
const PAGES_WITH_CODES = 2;

const codePictures = (library: Pdfium, page: number, drawing: Drawing): CodePicture[] =>
  codePlaces(drawing).map((box) => ({ box, raster: renderPart(library, page, box, CODE_SCALE, QUIET_ZONE) }));

/** Looks at one page, counted from 0; null when the library cannot load it. */
export function pageTraces(pdf: OpenPdf, index: number): DrawnPage | null {
  const { library, document } = pdf;
  const page = library.calls.FPDF_LoadPage(document, index);
  if (!page) return null;
  try {
    return openPageTraces(pdf, page, index);
  } finally {
    library.calls.FPDF_ClosePage(page);
  }
}

/** The same for a page that is open already. */
export function openPageTraces({ library }: Pick<OpenPdf, 'library'>, page: number, index: number): DrawnPage {
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
      overPicture: textsOverPicture(drawing, lettersOf),
      patches: patchesOnPicture(drawing),
      appended: appendedRows(drawing, lettersOf),
      codes: index < PAGES_WITH_CODES ? codePictures(library, page, drawing) : [],
      touchedUp: marked.slice(0, MOST_MARKED).map(({ box, handle }) => ({
        box,
        text: lettersOf(handle)
          .map(({ text }) => text)
          .join(''),
      })),
    };
  });
}
