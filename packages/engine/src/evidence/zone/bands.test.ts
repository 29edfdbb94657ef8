import { describe, expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { bandsIn } from './bands.ts';

const WIDTH = 900;
const HEIGHT = 560;

/** A card with bars for letters: rows of them at these heights, each with so many letters. */
function cardWith(rows: readonly { readonly top: number; readonly letters: number }[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(235);
  for (const { top, letters } of rows) {
    for (let letter = 0; letter < letters; letter += 1) {
      for (let y = top; y < top + 26; y += 1) {
        const from = y * WIDTH + 50 + letter * 26;
        pixels.fill(30, from + 4, from + 8);
        pixels.fill(30, from + 14, from + 18);
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const row = (top: number, letters = 30) => ({ top, letters });

describe('machine-readable zones', () => {
  test('are stacks of two or three long lines', () => {
    const [band, ...none] = bandsIn(cardWith([row(60, 6), row(400), row(440), row(480)]));
    expect(none).toEqual([]);
    expect(band).toHaveLength(3);
    expect(band?.[0]?.left).toBeLessThanOrEqual(56);
    expect(band?.[0]?.right).toBeGreaterThan(800);
    expect(bandsIn(cardWith([row(400), row(452)]))[0]).toHaveLength(2);
  });

  test('get back a middle line that was not seen', () => {
    const [band] = bandsIn(cardWith([row(400), row(480)]));
    expect(band).toHaveLength(3);
    expect(Math.abs((band?.[1]?.top ?? 0) - 440)).toBeLessThan(3);
  });

  test('are not single lines, nor lines of different length', () => {
    expect(bandsIn(cardWith([row(400)]))).toEqual([]);
    expect(bandsIn(cardWith([row(400), row(440, 22)]))).toEqual([]);
  });
});
