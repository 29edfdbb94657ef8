import { compose, IDENTITY, unturning } from '../frame.ts';
import { type Box, heightOf, widthOf } from '../geometry.ts';
import { isUpsideDown } from '../lines/upside-down.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { withoutDarkBars } from '../scan/dark-bars.ts';
import { positionsOf, type Sheet } from '../scan/straighten.ts';
import { printBoxes } from './print-boxes.ts';
import { withoutRules } from './without-rules.ts';

interface PrintedPage {
  /** Level, the right way up, dark on light. */
  readonly sheet: Sheet;
  readonly boxes: readonly Box[];
}

export type FindPage = (picture: Raster) => Promise<PrintedPage>;

/** Boxes much longer than high are lines; where more print stands than lies, the sheet is on its side. */
const SLIM = 1.5;

const isOnItsSide = (boxes: readonly Box[]): boolean => {
  const total = (length: (box: Box) => number, across: (box: Box) => number): number =>
    boxes.reduce((sum, box) => sum + (length(box) > across(box) * SLIM ? length(box) : 0), 0);
  return total(heightOf, widthOf) > total(widthOf, heightOf);
};

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

/** Finds the print of a page, however it was laid on the glass. */
export const findPage: FindPage = async (picture) => {
  const positions = positionsOf(picture);
  const first = await printedOn(positions.next().value ?? { raster: picture, frame: null });
  const page = isOnItsSide(first.boxes) ? await printedOn(secondSlant(positions) ?? first.sheet) : first;
  return (await isUpsideDown(page.sheet.raster, page.boxes)) ? onItsHead(page) : page;
};
