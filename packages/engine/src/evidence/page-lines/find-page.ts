import { compose, IDENTITY, unturning } from '../frame.ts';
import type { Box } from '../geometry.ts';
import { isUpsideDown } from '../lines/upside-down.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { withoutDarkBars } from '../scan/dark-bars.ts';
import { positionsOf, type Sheet } from '../scan/straighten.ts';
import { lyingShare } from './lying-print.ts';
import { printBoxes } from './print-boxes.ts';
import { readLine } from './read-line.ts';
import { readsBetter, type Way } from './which-way-up.ts';
import { withoutRules } from './without-rules.ts';

interface PrintedPage {
  /** Level, the right way up, dark on light. */
  readonly sheet: Sheet;
  readonly boxes: readonly Box[];
}

export type FindPage = (picture: Raster) => Promise<PrintedPage>;

async function printedOn(sheet: Sheet): Promise<PrintedPage> {
  const raster = withoutRules(withoutDarkBars(sheet.raster));
  return { sheet: { ...sheet, raster }, boxes: await printBoxes(raster) };
}

/** The same page turned by half. */
function onItsHead({ sheet, boxes }: PrintedPage): PrintedPage {
  const { raster, frame } = sheet;
  const { width, height } = raster;
  return {
    sheet: {
      raster: turned(raster, 180),
      frame: compose(frame ?? IDENTITY, unturning(width, height, 180).frame),
    },
    boxes: boxes.map(({ left, top, right, bottom }) => ({
      left: width - right,
      top: height - bottom,
      right: width - left,
      bottom: height - top,
    })),
  };
}

/** Behind the likeliest position comes the same on its head. */
function secondSlant(positions: Generator<Sheet, void>): Sheet | null {
  positions.next();
  return positions.next().value ?? null;
}

/** Half of the print of a page on its side may seem to lie. */
const MOSTLY = 0.5;

const isUprightFormat = ({ width, height }: Raster): boolean => height >= width;

/** The ink of a short table of figures makes clearer columns than rows, so that a page called sideways is seen both ways. */
async function lyingPage(picture: Raster): Promise<PrintedPage> {
  const positions = positionsOf(picture);
  const first = await printedOn(positions.next().value ?? { raster: picture, frame: null });
  const share = lyingShare(first.boxes);
  const wasTipped = isUprightFormat(first.sheet.raster) !== isUprightFormat(picture);
  if (share >= MOSTLY && !wasTipped) return first;
  const second = secondSlant(positions);
  if (!second) return first;
  const other = await printedOn(second);
  return lyingShare(other.boxes) > share ? other : first;
}

const wayOf = ({ sheet, boxes }: PrintedPage): Way => ({ raster: sheet.raster, boxes });

/** Finds the print of a page, however it was laid on the glass. */
export const findPage: FindPage = async (picture) => {
  const page = await lyingPage(picture);
  if (!(await isUpsideDown(page.sheet.raster, page.boxes))) return page;
  const other = onItsHead(page);
  return (await readsBetter(wayOf(page), wayOf(other), readLine)) ? other : page;
};
