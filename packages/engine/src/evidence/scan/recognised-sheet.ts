import { type Frame, inUnits } from '../frame.ts';
import { scaled } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { inReadingOrder } from '../reading-order.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { repairedWords } from './repaired-words.ts';
import { isSpeck } from './specks.ts';
import type { Sheet } from './straighten.ts';
import { type FirstZone, wordsOfZone } from './zone-first.ts';

export interface RecognisedSheet {
  readonly words: readonly Word[];
  /** In units of the page, of the sheet when it is straight. */
  readonly width: number;
  readonly height: number;
  readonly frame: Frame | null;
  /** The pixels that were read, straight and evenly lit. */
  readonly raster: Raster;
  /** Lines of a zone that was found before the words, in units of the page. */
  readonly zone: readonly ZoneLine[];
}

/** A sheet as it was read, in pixels. */
export interface ReadSheet {
  readonly sheet: Sheet;
  /** Without the settled lines of the zone. */
  readonly words: readonly OcrWord[];
  readonly zone: FirstZone;
  /** Read as a page of print, which may be mended by what stands in company; a card's few lines are not. */
  readonly isPage?: boolean;
}

const wordOf =
  (unit: number) =>
  ({ text, box, baseline, size, confidence, witnessed = false }: OcrWord): Word => ({
    text,
    box: scaled(box, unit),
    baseline: baseline * unit,
    size: size * unit,
    font: -1,
    confidence,
    angle: 0,
    ...(witnessed ? { witnessed } : {}),
  });

/** The same in units of the page, of which one pixel is so many. */
export function recognisedSheet({ sheet, words, zone, isPage }: ReadSheet, unit: number): RecognisedSheet {
  const seen = [...words.filter((word) => !isSpeck(word)), ...wordsOfZone(zone)];
  const inOrder = inReadingOrder(seen.map(wordOf(unit)));
  return {
    words: isPage ? repairedWords(inOrder) : inOrder,
    width: sheet.raster.width * unit,
    height: sheet.raster.height * unit,
    frame: sheet.frame && inUnits(sheet.frame, unit),
    raster: sheet.raster,
    zone: zone.lines.map((line) => ({ ...line, box: scaled(line.box, unit) })),
  };
}
