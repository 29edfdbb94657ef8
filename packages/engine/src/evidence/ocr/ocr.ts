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
  /** Set where another reader saw the same signs. */
  readonly witnessed?: boolean;
  /** Set where the reader of figures alone saw it. */
  readonly byWeights?: boolean;
}

export type OcrLanguage = 'ita' | 'deu' | 'eng';

export interface OcrOptions {
  readonly language: OcrLanguage;
}

/** Reads printed words from upright pixels, wherever they stand. Boxes are in those pixels. */
export interface Ocr {
  readonly name: string;
  readonly read: (raster: Raster, options: OcrOptions) => Promise<readonly OcrWord[]>;
  /** Each raster shows one line and nothing else. While others need the processors, they are not read side by side. */
  readonly readLines: (
    lines: readonly Raster[],
    language: OcrLanguage,
    maySpread?: () => boolean,
  ) => Promise<readonly (readonly OcrWord[])[]>;
  readonly close: () => Promise<void>;
}
