import type { Ocr, OcrLanguage } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { inkOf } from './ink.ts';
import { legibility } from './legibility.ts';

/** A strip of this share of the sheet is read to learn which side is up. */
const STRIP = 0.1;
const LOWEST_STRIP = 130;

/** The strip with the most print on it. */
function busiestStrip(raster: Raster): Raster {
  const { width, height, factor, dots } = inkOf(raster);
  const rows = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < width; x += 1) sum += dots[y * width + x] ?? 0;
    return sum;
  });
  const size = Math.min(height, Math.ceil(Math.max(raster.height * STRIP, LOWEST_STRIP) / factor));
  let sum = rows.slice(0, size).reduce((total, row) => total + row, 0);
  let best = { top: 0, sum };
  for (let top = 1; top + size <= height; top += 1) {
    sum += (rows[top + size - 1] ?? 0) - (rows[top - 1] ?? 0);
    if (sum > best.sum) best = { top, sum };
  }
  const top = best.top * factor;
  return cropped(raster, { left: 0, right: raster.width, top, bottom: top + size * factor });
}

/** How well a part of the sheet reads, 0 to 1. */
export const tryStrip = async (raster: Raster, ocr: Ocr, language: OcrLanguage): Promise<number> =>
  legibility(await ocr.read(busiestStrip(raster), { language }));
