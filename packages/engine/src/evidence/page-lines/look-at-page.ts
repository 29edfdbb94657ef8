import { type Box, heightOf, widthOf } from '../geometry.ts';
import { median } from '../median.ts';
import type { OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { languageOf } from '../scan/legibility.ts';
import type { Sheet } from '../scan/straighten.ts';
import { type FindPage, findPage } from './find-page.ts';
import { mayBePrint } from './may-be-print.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { severalAtOnce } from './several-at-once.ts';

/** The weights that look at a page first. */
export interface Weights {
  readonly find: FindPage;
  readonly read: ReadLine;
}

export const pageWeights: Weights = { find: findPage, read: readLine };

/** A cell of a page, and what the weights saw in it. */
export interface Cell {
  readonly box: Box;
  readonly print: readonly OcrWord[];
}

/** A page on which the short lines were read, days and amounts among them, and the long ones were not. */
export interface LookedAtPage {
  readonly sheet: Sheet;
  readonly cells: readonly Cell[];
  readonly long: readonly Box[];
  /** False where there is more print than can be read. */
  readonly isWhole: boolean;
  /** The language that its words speak; null when they do not tell. */
  readonly language: OcrLanguage | null;
}

/** Cells of days and amounts are shorter than this, in heights of their box. */
const SHORT = 7;
/**
 * Reading takes as long as all lines together are wide, in heights: a page full of specks is read in part. Long lines
 * are no specks, and a page of nothing but bookings has as much of both.
 */
const WIDEST = { short: 1500, long: 1500 } as const;

/** As many of these from the top as can be read. */
function fromTheTop(boxes: readonly Box[], widest: number): Box[] {
  let total = 0;
  return boxes.filter((box) => {
    total += widthOf(box) / heightOf(box);
    return total <= widest;
  });
}

const isShort = (box: Box): boolean => widthOf(box) < heightOf(box) * SHORT;

/** So many long lines are read where the short ones do not tell the language. */
const TELLING = 6;

async function languageIn(
  page: Raster,
  cells: readonly Cell[],
  long: readonly Box[],
  languages: readonly OcrLanguage[],
  read: ReadLine,
) {
  const [only, ...others] = languages;
  if (others.length === 0) return only ?? null;
  const told = languageOf(
    cells.flatMap(({ print }) => print),
    languages,
  );
  if (told !== null) return told;
  const lines = await severalAtOnce(long.slice(0, TELLING), (box) => read(page, box));
  return languageOf([...cells.flatMap(({ print }) => print), ...lines.flat()], languages);
}

/** Finds the print of a page and reads its short lines. */
export async function lookAtPage(
  picture: Raster,
  languages: readonly OcrLanguage[],
  { find, read }: Weights = pageWeights,
): Promise<LookedAtPage> {
  const { sheet, boxes } = await find(picture);
  const usual = median(boxes.map(heightOf)) ?? 0;
  const lines = boxes.filter((box) => mayBePrint(box, usual)).toSorted((a, b) => a.top - b.top);
  const short = fromTheTop(lines.filter(isShort), WIDEST.short);
  const long = fromTheTop(
    lines.filter((box) => !isShort(box)),
    WIDEST.long,
  );
  const cells = await severalAtOnce(
    short,
    async (box): Promise<Cell> => ({ box, print: await read(sheet.raster, box) }),
  );
  const isWhole = short.length + long.length === lines.length;
  return { sheet, cells, long, isWhole, language: await languageIn(sheet.raster, cells, long, languages, read) };
}
