import type { Box } from '../geometry.ts';
import type { Raster } from '../raster/raster.ts';

export interface OcrWord {
  readonly text: string;
  readonly box: Box;
  /** Where the line stands, and how large its letters are, both in pixels. */
  readonly baseline: number;
  readonly size: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Set where a second look, a little nearer, saw the same signs. */
  readonly witnessed?: boolean;
}

/** Reads what one box of an upright sheet shows. Boxes are in its pixels. */
export type ReadLine = (sheet: Raster, box: Box) => Promise<readonly OcrWord[]>;

/** Reads print from pixels, line by line. */
export interface Ocr {
  /** A line or a cell of a level page. */
  readonly ofPage: ReadLine;
  /** A line of a card, which stands on waves and between signs that are no print. */
  readonly ofCard: ReadLine;
}
