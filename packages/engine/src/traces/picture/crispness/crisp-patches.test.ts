import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../../../evidence/raster/raster.ts';
import { crispPatches } from './crisp-patches.ts';

const SIDE = 640;
const LETTER = 20;

/** Rows of rectangles with a hole, as bold letters are, each a little elsewhere than the pixels lie. */
function letters(): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE).fill(225);
  for (let row = 0; row * 36 + LETTER < SIDE - 20; row += 1) {
    for (let column = 0; column * 28 + LETTER < SIDE - 20; column += 1) {
      const [left, top] = [12 + column * 28 + (row % 3), 12 + row * 36 + (column % 4)];
      for (let y = 0; y < LETTER; y += 1) {
        for (let x = 0; x < LETTER - (column % 3); x += 1) {
          const isHole = x > 5 && x < 12 && y > 6 && y < 14;
          if (!isHole) pixels[(top + y) * SIDE + left + x] = 30;
        }
      }
    }
  }
  return pixels;
}

const raw = { raw: { width: SIDE, height: SIDE, channels: 1 as const } };

async function photographed(softness: number, sharpPart: boolean): Promise<Raster> {
  const soft = sharp(await sharp(letters(), raw).blur(softness).toColourspace('b-w').raw().toBuffer(), raw);
  const part = await sharp(letters(), raw).extract({ left: 200, top: 260, width: 120, height: 80 }).png().toBuffer();
  const whole = sharpPart ? soft.composite([{ input: part, left: 200, top: 260 }]) : soft;
  const packed = await whole.jpeg({ quality: 88 }).toBuffer();
  const pixels = await sharp(packed).toColourspace('b-w').raw().toBuffer();
  return { width: SIDE, height: SIDE, pixels };
}

test('letters sharper than the lens drew those around them are found where they are', async () => {
  const [patch, ...others] = crispPatches(await photographed(1.1, true)) ?? [];
  expect(others).toEqual([]);
  expect(patch?.box.left).toBeGreaterThanOrEqual(192);
  expect(patch?.box.right).toBeLessThanOrEqual(352);
  expect(patch?.box.top).toBeGreaterThanOrEqual(224);
  expect(patch?.box.bottom).toBeLessThanOrEqual(352);
});

test('a picture that is equally soft everywhere has no such place', async () => {
  expect(crispPatches(await photographed(1.1, false))).toEqual([]);
});

test('a picture that no lens has seen, or an empty one, says nothing', async () => {
  expect(crispPatches({ width: SIDE, height: SIDE, pixels: letters() })).toBeNull();
  expect(crispPatches({ width: 64, height: 64, pixels: new Uint8Array(64 * 64).fill(200) })).toBeNull();
});
