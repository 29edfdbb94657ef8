import { type Box, heightOf, widthOf } from '../geometry.ts';
import { median } from '../median.ts';
import type { OcrWord, ReadLine } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';

/** Lines of words are long, and read quickly as long as they are not the whole width of a sheet. */
const [SHORTEST, LONGEST] = [4, 30];
const MOST_LINES = 4;

/** A page as it was found, or turned by half. */
export interface Way {
  readonly raster: Raster;
  readonly boxes: readonly Box[];
}

/** How much of what was read is letters and digits that the reader is sure of. */
const sureSigns = (words: readonly OcrWord[]): number =>
  words.reduce((sum, { text, confidence }) => sum + confidence * text.replace(/[^\p{L}\d]/gu, '').length, 0);

/** Places of the lines that tell best: as high as most, and long. */
function tellingPlaces(boxes: readonly Box[]): number[] {
  const usual = median(boxes.map(heightOf)) ?? 0;
  return boxes
    .map((box, place) => ({
      place,
      long: widthOf(box) / Math.max(1, heightOf(box)),
      off: Math.abs(heightOf(box) - usual),
    }))
    .filter(({ long }) => long >= SHORTEST && long <= LONGEST)
    .sort((a, b) => a.off - b.off || b.long - a.long)
    .slice(0, MOST_LINES)
    .map(({ place }) => place);
}

/**
 * Whether the second way reads better than the first. What tells the ways apart by the looks of a line errs on tables of
 * figures, and a page on its head is lost: before it is turned, some lines are read both ways.
 */
export async function readsBetter(first: Way, second: Way, read: ReadLine): Promise<boolean> {
  let lead = 0;
  for (const place of tellingPlaces(first.boxes)) {
    const [one, other] = [first.boxes[place], second.boxes[place]];
    if (!one || !other) continue;
    lead += sureSigns(await read(second.raster, other)) - sureSigns(await read(first.raster, one));
  }
  return lead > 0;
}
