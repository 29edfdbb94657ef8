import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../../../evidence/raster/raster.ts';
import { copiedPieces } from './copied-pieces.ts';

const SIDE = 480;
const raw = { raw: { width: SIDE, height: SIDE, channels: 1 as const } };

/** A ground of fine waves that repeat themselves, under the grain of a camera. */
function ground(seed = 7): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE);
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const isLine = (y + Math.round(5 * Math.sin((2 * Math.PI * x) / 160))) % 40 < 2;
      pixels[y * SIDE + x] = (isLine ? 168 : 196) + (random() + random() - 1) * 12;
    }
  }
  return pixels;
}

function withCopy(pixels: Uint8Array, from: readonly [number, number], to: readonly [number, number]): Uint8Array {
  const out = pixels.slice();
  for (let y = 0; y < 56; y += 1) {
    const start = (from[1] + y) * SIDE + from[0];
    out.set(pixels.subarray(start, start + 150), (to[1] + y) * SIDE + to[0]);
  }
  return out;
}

async function packed(pixels: Uint8Array, quality: number): Promise<Raster> {
  const bytes = await sharp(pixels, raw).blur(0.6).jpeg({ quality }).toBuffer();
  return { width: SIDE, height: SIDE, pixels: await sharp(bytes).toColourspace('b-w').raw().toBuffer() };
}

test.each([
  // A whole wave to the right and two lines down: the print would be the same without any copying.
  [160, 80],
  [161, 83],
])('a piece that was copied %i to the right and %i down is found with both places, packed again', async (dx, dy) => {
  const pieces = copiedPieces(await packed(withCopy(ground(), [60, 80], [60 + dx, 80 + dy]), 84));
  expect(pieces?.length).toBeGreaterThan(0);
  for (const { from, to } of pieces ?? []) {
    expect(Math.abs(to.left - from.left - dx)).toBeLessThanOrEqual(1);
    expect(Math.abs(to.top - from.top - dy)).toBeLessThanOrEqual(1);
    expect(from.left).toBeGreaterThan(60 - 32);
    expect(from.right).toBeLessThan(210 + 32);
  }
});

test('print that repeats itself is no copy: its grain differs', async () => {
  expect(copiedPieces(await packed(ground(), 84))).toEqual([]);
});

test('the dots of a screen come again everywhere and are no copies', async () => {
  const dotted = ground().map((gray, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const isGap = (x * 0.993 + y * 0.119) % 3.7 < 1.1 || (y * 0.993 - x * 0.119 + 4 * SIDE) % 3.7 < 1.1;
    return isGap ? gray * 0.74 : gray;
  });
  expect((await packed(dotted, 86).then(copiedPieces)) ?? []).toEqual([]);
});

test('a picture smaller than what is compared says nothing', () => {
  const pixels = ground().slice(0, 20 * 12);
  expect(copiedPieces({ width: 20, height: 12, pixels })).toBeNull();
});

test('without grain nothing can be told', () => {
  expect(copiedPieces({ width: SIDE, height: SIDE, pixels: new Uint8Array(SIDE * SIDE).fill(200) })).toBeNull();
});
