import { describe, expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { lineByLine } from './line-by-line.ts';

const [WIDTH, HEIGHT, PAPER] = [200, 60, 245];
const box = { left: 10, top: 6, right: 190, bottom: 54 };

/** Print from one row to another, as far as this column. */
function pageWith(rows: readonly (readonly [number, number, number])[], [paper, ink] = [PAPER, 30]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  for (const [from, to, right] of rows) {
    for (let y = from; y < to; y += 1) for (let x = 20; x < right; x += 3) pixels[y * WIDTH + x] = ink;
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('a box of print', () => {
  test('with two lines becomes two, also where the second is short', () => {
    for (const end of [180, 80]) {
      const [upper, lower, ...none] = lineByLine(
        pageWith([
          [12, 26, 180],
          [32, 46, end],
        ]),
        box,
      );
      expect(none).toEqual([]);
      expect([upper?.top, lower?.bottom]).toEqual([box.top, box.bottom]);
      expect(upper?.bottom).toBeGreaterThan(28);
      expect(upper?.bottom).toBeLessThan(33);
      expect(lower?.top).toBeGreaterThan(25);
      expect(lower?.top).toBeLessThan(30);
    }
  });

  test('stays one where only the ends of letters reach below a line', () => {
    const line = pageWith([
      [14, 34, 180],
      [36, 42, 60],
    ]);
    expect(lineByLine(line, box)).toEqual([box]);
  });

  test('is none where the paper is blank but for its grain', () => {
    expect(lineByLine(pageWith([[12, 26, 180]], [PAPER, PAPER - 12]), box)).toEqual([]);
  });

  test('stays one on dark ground', () => {
    const inverse = pageWith(
      [
        [12, 26, 180],
        [32, 46, 180],
      ],
      [40, 230],
    );
    expect(lineByLine(inverse, box)).toEqual([box]);
  });
});
