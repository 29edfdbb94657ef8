import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { drawnLine } from './drawn-line.ts';

/** Letters of a kind: strokes of several widths on paper that darkens to the right. */
const strokes = (width: number, height: number): Raster => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInk = y > height * 0.25 && y < height * 0.8 && (x % 17 < 4 || (y % 13 < 3 && x % 40 < 25));
    return isInk ? 40 : 240 - Math.round((x * 60) / width);
  }),
});

test.each([
  [400, 54, 213],
  [300, 40, 260],
  [61, 32, 61],
])('a line of %i by %i pixels is drawn %i wide as an image library draws it', async (width, height, wide) => {
  const part = strokes(width, height);
  const raw = { width, height, channels: 1 } as const;
  const drawn = await sharp(part.pixels, { raw })
    .resize(wide, 32, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const off = drawnLine(part, wide).map((value, at) => Math.abs((value + 1) * 127.5 - (drawn[at] ?? 0)));
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(3);
});

test('a small line drawn larger is not moved: turned by half it is drawn as the same, turned by half', () => {
  const part = strokes(90, 19);
  const turned = drawnLine({ ...part, pixels: part.pixels.toReversed() }, 136).toReversed();
  drawnLine(part, 136).forEach((value, at) => {
    expect(value).toBeCloseTo(turned[at] ?? 0, 4);
  });
});

test('even paper stays even to its edges, and one pixel is enough', () => {
  for (const value of drawnLine({ width: 50, height: 9, pixels: new Uint8Array(450).fill(255) }, 40))
    expect(value).toBeCloseTo(1, 5);
  for (const value of drawnLine({ width: 1, height: 1, pixels: new Uint8Array(1) }, 32)) expect(value).toBe(-1);
});
