import { type Frame, inUnits } from '../frame.ts';
import type { Ocr, OcrLanguage, OcrOptions, OcrWord } from '../ocr/ocr.ts';
import type { Word } from '../page.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { inReadingOrder } from '../reading-order.ts';
import { straighten } from './straighten.ts';

export interface RecogniseOptions {
  readonly ocr: Ocr;
  readonly languages: readonly OcrLanguage[];
  readonly layout: OcrOptions['layout'];
  /** How many units of the page one pixel is wide. */
  readonly unit: number;
}

export interface RecognisedSheet {
  readonly words: readonly Word[];
  /** In units of the page, of the sheet when it is straight. */
  readonly width: number;
  readonly height: number;
  readonly frame: Frame | null;
}

/** Specks and rules that the recogniser takes for words. */
const isSpeck = ({ text, confidence }: OcrWord): boolean =>
  confidence < 0.05 || (!/[\p{L}\p{N}]/u.test(text) && confidence < 0.5) || /^[|_—~-]+$/.test(text);

const wordOf =
  (unit: number) =>
  ({ text, box, baseline, size, confidence }: OcrWord): Word => ({
    text,
    box: { left: box.left * unit, top: box.top * unit, right: box.right * unit, bottom: box.bottom * unit },
    baseline: baseline * unit,
    size: size * unit,
    font: -1,
    confidence,
    angle: 0,
  });

/** Reads the words of a scanned or photographed sheet. */
export async function recogniseSheet(picture: Raster, options: RecogniseOptions): Promise<RecognisedSheet> {
  const { ocr, languages, layout, unit } = options;
  const sheet = await straighten(evenLight(picture), ocr, languages);
  const found = await ocr.read(sheet.raster, { language: sheet.language, layout });
  return {
    words: inReadingOrder(found.filter((word) => !isSpeck(word)).map(wordOf(unit))),
    width: sheet.raster.width * unit,
    height: sheet.raster.height * unit,
    frame: sheet.frame && inUnits(sheet.frame, unit),
  };
}
