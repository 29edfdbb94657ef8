import { describe, expect, test } from 'vitest';
import { mapPoint } from '../frame.ts';
import type { Raster } from '../raster/raster.ts';
import { type Outline, outlineOf } from './outline.ts';
import { frameOnto, unwarped } from './unwarp.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** A bright sheet with these corners on a dark table. */
function photographOf(corners: Outline): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isInside = corners.every(([x1, y1], index) => {
        const [x2, y2] = corners[(index + 1) % 4] ?? [0, 0];
        return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0;
      });
      pixels[y * WIDTH + x] = isInside ? 230 : 60 + ((x * 7 + y * 13) % 9);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const fromTheSide: Outline = [
  [200, 150],
  [1000, 240],
  [930, 700],
  [170, 800],
];
const fromAbove: Outline = [
  [200, 150],
  [1000, 150],
  [1000, 700],
  [200, 700],
];

describe('the outline of a photographed sheet', { timeout: 30_000 }, () => {
  test('is found corner by corner', () => {
    const outline = outlineOf(photographOf(fromTheSide));
    for (const [index, [x, y]] of fromTheSide.entries()) {
      expect(Math.abs((outline?.[index]?.[0] ?? 0) - x)).toBeLessThan(12);
      expect(Math.abs((outline?.[index]?.[1] ?? 0) - y)).toBeLessThan(12);
    }
  });

  test('is not invented where there is none', () => {
    const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => 200 + ((i * 31) % 17));
    expect(outlineOf({ width: WIDTH, height: HEIGHT, pixels })).toBeNull();
  });

  test('is only straightened when the sheet was seen from the side', () => {
    expect(unwarped(photographOf(fromAbove))).toBeNull();
    const sheet = unwarped(photographOf(fromTheSide));
    const middle = sheet?.raster.pixels[Math.floor(sheet.raster.pixels.length / 2)];
    expect(middle).toBe(230);
  });

  test('is led to from a rectangle, corner to corner', () => {
    const frame = frameOnto(fromTheSide, 800, 500);
    const corners = [
      [0, 0],
      [800, 0],
      [800, 500],
      [0, 500],
    ] as const;
    for (const [index, [x, y]] of corners.entries()) {
      const [u, v] = mapPoint(frame, x, y);
      expect(u).toBeCloseTo(fromTheSide[index]?.[0] ?? 0, 6);
      expect(v).toBeCloseTo(fromTheSide[index]?.[1] ?? 0, 6);
    }
  });
});
