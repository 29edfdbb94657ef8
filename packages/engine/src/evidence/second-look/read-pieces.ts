import { middleX } from '../geometry.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';

/** What one place of a picture shows. */
export interface Shown {
  readonly text: string;
  /** 0 to 1, of the least certain word. */
  readonly confidence: number;
}

export interface Eye {
  readonly ocr: Ocr;
  readonly language: OcrLanguage;
}

const nothing: Shown = { text: '', confidence: 0 };

function shownBetween(words: readonly OcrWord[], left: number, right: number): Shown {
  const own = words.filter(({ box }) => middleX(box) > left && middleX(box) < right);
  if (own.length === 0) return nothing;
  const text = own.toSorted((a, b) => a.box.left - b.box.left).map((word) => word.text);
  return { text: text.join(' '), confidence: Math.min(...own.map(({ confidence }) => confidence)) };
}

/** Reads pieces of a page, each with one line and some pixels beside it that may show half a neighbour. */
export async function readPieces(
  pieces: readonly Raster[],
  beside: number,
  { ocr, language }: Eye,
): Promise<readonly Shown[]> {
  if (pieces.length === 0) return [];
  const lines = await ocr.readLines(pieces, language);
  return pieces.map(({ width }, index) => shownBetween(lines[index] ?? [], beside, width - beside));
}
