import type { Thread } from '../aside/ask-thread.ts';
import type { Raster } from '../raster/raster.ts';
import type { OcrLanguage, OcrWord } from './ocr.ts';

export interface WordsQuestion {
  readonly line: Raster;
  readonly language: OcrLanguage;
}

/** A thread that reads lines, one by one. */
export type WordsThread = Thread<WordsQuestion, readonly OcrWord[], null>;
