import { type Box, heightOf, middleX, middleY, widthOf } from '../../geometry.ts';
import type { PlacedImage, Word } from '../../page.ts';
import type { PageView } from '../page-view.ts';
import type { Pdfium } from '../pdfium.ts';
import { renderPage } from '../render-page.ts';
import { outlinedLetters } from './outlined-letters.ts';
import { isUnnamed } from './unnamed-letters.ts';
import { linesOfPrint } from './writing-in-picture.ts';

/** Fewer letters without a name than these are ticks, bullets and logos. */
const FEWEST_UNNAMED = 20;
/** Fewer outlined letters on fewer lines than these are a letterhead. */
const FEWEST_OUTLINED = 60;
const FEWEST_ROWS = 4;
const ROW = 4;
/** Of the page: a smaller picture is a logo, a code or a signature. */
const SMALLEST_PICTURE = 0.12;
const FEWEST_LINES = 4;
const SCALE = 1.5;
/** Points around a word in which its own ink may lie. */
const REACH = 2;

const holds = (box: Box, { left, right, top, bottom }: Box): boolean => {
  const [x, y] = [middleX(box), middleY(box)];
  return x > left && x < right && y > top && y < bottom;
};

export interface ReadPart {
  readonly view: PageView;
  readonly words: readonly Word[];
  readonly images: readonly PlacedImage[];
}

const unnamedLetters = (words: readonly Word[]): number =>
  words.filter(isUnnamed).reduce((sum, { text }) => sum + text.length, 0);

/** Letters drawn as shapes where no text lies, on as many lines as a text has. */
function isOutlined(library: Pdfium, page: number, { view, words }: ReadPart): boolean {
  const shapes = outlinedLetters(library, page, view);
  if (shapes.length < FEWEST_ROWS) return false;
  const free = shapes.filter(({ box }) => !words.some((word) => holds(box, word.box)));
  const rows = new Set(free.map(({ box }) => Math.round(box.bottom / ROW)));
  return rows.size >= FEWEST_ROWS && free.reduce((sum, { letters }) => sum + letters, 0) >= FEWEST_OUTLINED;
}

/** A picture that shows print beside the words that the page writes by itself. */
function isPicturedPrint(library: Pdfium, page: number, { view, words, images }: ReadPart): boolean {
  const large = images.filter(({ box }) => widthOf(box) * heightOf(box) > SMALLEST_PICTURE * view.width * view.height);
  if (large.length === 0) return false;
  const raster = renderPage(library, page, SCALE);
  const taken = words.map(({ box: { left, top, right, bottom } }) => ({
    left: left - REACH,
    top: top - REACH,
    right: right + REACH,
    bottom: bottom + REACH,
  }));
  return large.some(({ box }) => linesOfPrint(raster, SCALE, box, taken) >= FEWEST_LINES);
}

/** Whether a page shows more writing than its letters tell: as shapes, as letters without a name, or in a picture. */
export const isHalfText = (library: Pdfium, page: number, part: ReadPart): boolean =>
  unnamedLetters(part.words) >= FEWEST_UNNAMED ||
  isOutlined(library, page, part) ||
  isPicturedPrint(library, page, part);
