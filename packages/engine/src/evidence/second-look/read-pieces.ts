import { middleX } from '../geometry.ts';
import type { OcrWord, ReadLine } from '../ocr/ocr.ts';
import { severalAtOnce } from '../page-lines/several-at-once.ts';
import type { Raster } from '../raster/raster.ts';

/** What one place of a picture shows. */
export interface Shown {
  readonly text: string;
  /** 0 to 1, of the least certain word. */
  readonly confidence: number;
}

const nothing: Shown = { text: '', confidence: 0 };

function shownBetween(words: readonly OcrWord[], left: number, right: number): Shown {
  const own = words.filter(({ box }) => middleX(box) > left && middleX(box) < right);
  if (own.length === 0) return nothing;
  const text = own.toSorted((a, b) => a.box.left - b.box.left).map((word) => word.text);
  return { text: text.join(' '), confidence: Math.min(...own.map(({ confidence }) => confidence)) };
}

/** Reads pieces of a page, each with one line and some pixels beside it that may show half a neighbour. */
export async function readPieces(pieces: readonly Raster[], beside: number, read: ReadLine): Promise<readonly Shown[]> {
  return severalAtOnce(pieces, async (piece) => {
    const { width, height } = piece;
    return shownBetween(await read(piece, { left: 0, top: 0, right: width, bottom: height }), beside, width - beside);
  });
}
