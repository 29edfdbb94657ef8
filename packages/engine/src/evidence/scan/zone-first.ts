import { type Box, heightOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Drawing } from '../zone/drawing.ts';
import { readUprightBand } from '../zone/read-bands.ts';
import { sureness } from '../zone/read-line.ts';
import type { ZoneLine } from '../zone/zone-line.ts';

/** Where those lines stand that are read beyond doubt: their own check digits say so. */
export type SettledLines = (lines: readonly ZoneLine[]) => readonly Box[];

/** A machine-readable zone, in pixels of the sheet. */
export interface FirstZone {
  readonly lines: readonly ZoneLine[];
  readonly settled: readonly ZoneLine[];
}

export const noZone: FirstZone = { lines: [], settled: [] };

/** Looks for a zone before the words are read: lines that its check digits settle are not read as words. */
export async function zoneFirst(drawing: Drawing, settledLines: SettledLines): Promise<FirstZone> {
  const found = await readUprightBand(drawing);
  const lines = found.map(({ letters, box }) => ({
    text: letters.map(({ letter }) => letter).join(''),
    letters,
    page: 0,
    box,
  }));
  const boxes = lines.length > 0 ? settledLines(lines) : [];
  return { lines, settled: lines.filter(({ box }) => boxes.includes(box)) };
}

/** The settled lines as words, each a word of its own: a page without them would not look like what it is. */
export const wordsOfZone = ({ settled }: FirstZone): OcrWord[] =>
  settled.map(({ text, letters, box }) => ({
    text,
    box,
    baseline: box.bottom,
    size: heightOf(box),
    confidence: sureness(letters),
  }));
