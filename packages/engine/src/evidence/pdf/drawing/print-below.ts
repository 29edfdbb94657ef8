import { type Box, middleX, middleY } from '../../geometry.ts';
import { cropped, type Raster } from '../../raster/raster.ts';
import type { PageView } from '../page-view.ts';
import type { Pdfium } from '../pdfium.ts';
import { renderPage, renderPrint } from '../render-page.ts';
import { banded } from './bands.ts';
import { type RunLetter, withLetters } from './letters-of-runs.ts';
import { readDrawing } from './read-drawing.ts';

/** What is printed in a place on which something was laid afterwards. */
export interface PrintBelow {
  readonly text: string;
  /** Whether a digit of it can no longer be seen for what it was. */
  readonly isHidden: boolean;
}

const SCALE = 2;
/** A marker tints paper and print alike; what hides a letter takes its ink away or puts ink beside it. */
const LEAST_CONTRAST_LEFT = 0.5;
const INK = 128;
const figure = /\d[.,]\d{2}|\d{1,2}[./-]\d{1,2}/;

const joined = (letters: readonly RunLetter[]): string => letters.map(({ text }) => text).join('');

const isInside = ({ left, top, right, bottom }: Box, { box }: RunLetter): boolean => {
  const [x, y] = [middleX(box), middleY(box)];
  return x > left && x < right && y > top && y < bottom;
};

/** How much darker the ink of the printed letter is than the paper around it, in another picture of the same place. */
function contrastIn(picture: Raster, print: Raster): number {
  let [ink, inked, paper, blank] = [0, 0, 0, 0];
  print.pixels.forEach((gray, at) => {
    const shown = picture.pixels[at] ?? 0;
    if (gray < INK) [ink, inked] = [ink + shown, inked + 1];
    else [paper, blank] = [paper + shown, blank + 1];
  });
  return inked === 0 || blank === 0 ? 0 : paper / blank - ink / inked;
}

function isLost({ box }: RunLetter, print: Raster, shown: Raster): boolean {
  const place = { left: box.left * SCALE, top: box.top * SCALE, right: box.right * SCALE, bottom: box.bottom * SCALE };
  const before = cropped(print, place);
  const contrast = contrastIn(before, before);
  return contrast > 0 && contrastIn(cropped(shown, place), before) < contrast * LEAST_CONTRAST_LEFT;
}

/** Answers for each of the boxes, once the page is shown with everything that was laid over it. */
export type LookBelow = (shownPage: number) => readonly (PrintBelow | null)[];

/**
 * Reads what an open page has printed in some boxes; null where the paper is blank there. Fields of forms are only drawn
 * once they are made part of the page, so that the look at what is left to see comes later.
 */
export function lookBelow(library: Pdfium, page: number, view: PageView, boxes: readonly Box[]): LookBelow {
  const { runs } = readDrawing(library, page, 1, view);
  const asked = banded(boxes.map((box) => ({ box })));
  const letters = withLetters(library, page, view, (lettersOf) =>
    runs.filter(({ box }) => asked(box).length > 0).flatMap(({ handle }) => lettersOf(handle)),
  );
  const near = banded(letters);
  const inOrder = new Map(letters.map((letter, place) => [letter, place]));
  const below = boxes.map((box) =>
    near(box)
      .filter((letter) => isInside(box, letter))
      .toSorted((a, b) => (inOrder.get(a) ?? 0) - (inOrder.get(b) ?? 0)),
  );
  // Fields of forms stand between numbers of their lines: only a figure is worth drawing the page twice.
  const print = below.some((found) => figure.test(joined(found))) ? renderPrint(library, page, SCALE) : null;
  return (shownPage) => {
    const shown = print && renderPage(library, shownPage, SCALE);
    return below.map((found) => {
      if (found.length === 0) return null;
      const digits = found.filter(({ text }) => /\d/.test(text));
      const isHidden = print !== null && shown !== null && digits.some((letter) => isLost(letter, print, shown));
      return { text: joined(found), isHidden };
    });
  };
}
