import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookAtLine, type Precision } from '../lines/line-weights.ts';
import { pixelsOfPart } from '../lines/pixels-of-part.ts';
import { signsInLine } from '../lines/signs-in-line.ts';
import { SUREST } from '../lines/surest.ts';
import type { Sign } from '../lines/words-of-signs.ts';
import type { Raster } from '../raster/raster.ts';
import { readLine } from './read-line.ts';

/**
 * The line of amounts with no more paper around it than a line is cut out with. It is drawn sharper than any scanner sees
 * it, and clear only once it is a little blurred.
 */
const amounts = async (blur: number): Promise<Raster> => {
  const file = fileURLToPath(new URL('../testing/lines/amounts.png', import.meta.url));
  const { data: ink, info: size } = await sharp(file).trim().toBuffer({ resolveWithObject: true });
  const beside = Math.floor(size.height * 0.25);
  const drawn = await sharp(ink)
    .extend({ left: beside, right: beside, top: 6, bottom: 6, background: 'white' })
    .toBuffer();
  const { data, info } = await (blur > 0 ? sharp(drawn).blur(blur) : sharp(drawn))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

const whole = ({ width, height }: Raster) => ({ left: 0, top: 0, right: width, bottom: height });

const seen = async (line: Raster, precision: Precision): Promise<readonly Sign[]> => {
  const pixels = pixelsOfPart(line, 1600);
  return pixels ? signsInLine(await lookAtLine(pixels, precision)) : [];
};
const leastOf = (signs: readonly { readonly chance: number }[]): number =>
  Math.min(...signs.map(({ chance }) => chance));
const telling = (signs: readonly Sign[]): Sign[] => signs.filter(({ sign }) => /[\p{L}\d]/u.test(sign));
const certaintyOf = async (line: Raster): Promise<number> =>
  Math.min(...(await readLine(line, whole(line))).map(({ confidence }) => confidence));

test('a clear line of a page is read in bytes alone', async () => {
  const line = await amounts(2.5);
  const [bytes, single] = [await seen(line, 'bytes'), await seen(line, 'single')];
  expect(leastOf(bytes)).toBeGreaterThanOrEqual(SUREST);
  expect(leastOf(telling(bytes))).not.toBe(leastOf(telling(single)));
  expect(await certaintyOf(line)).toBe(leastOf(telling(bytes)));
});

test('a line that is doubted in bytes is told as it is read in single precision', async () => {
  const line = await amounts(0);
  const [bytes, single] = [await seen(line, 'bytes'), await seen(line, 'single')];
  expect(leastOf(bytes)).toBeLessThan(SUREST);
  expect(leastOf(telling(bytes))).not.toBe(leastOf(telling(single)));
  expect(await certaintyOf(line)).toBe(leastOf(telling(single)));
});
