import { describe, expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { mayHoldBlank } from './blank-within.ts';

const WIDTH = 140;
const HEIGHT = 40;
const line = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Upright bars, twenty high and eight wide, for letters that begin in these columns. */
function drawn(columns: readonly number[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const left of columns) {
    for (let y = 10; y < 30; y += 1) pixels.fill(20, y * WIDTH + left, y * WIDTH + left + 8);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('the ink of a word', () => {
  test('shows that it is one where its letters stand close to each other', () => {
    expect(mayHoldBlank(drawn([10, 21, 32, 44, 55]), line, line, 5)).toBe(false);
  });

  test('shows a gap where a blank was missed', () => {
    expect(mayHoldBlank(drawn([10, 21, 40, 51, 62]), line, line, 5)).toBe(true);
  });

  test('tells nothing where letters flow into each other', () => {
    expect(mayHoldBlank(drawn([10, 18, 26, 34, 42]), line, line, 5)).toBe(true);
  });
});
