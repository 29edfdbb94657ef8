import { describe, expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { hasMarksAbove } from './marks-above.ts';

const WIDTH = 100;
const HEIGHT = 40;
const line = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Five upright bars for letters from row 14 to row 32, and black spots of three pixels where told. */
function drawn(spots: readonly (readonly [number, number])[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
  const spot = (left: number, top: number, width: number, height: number): void => {
    for (let y = top; y < top + height; y += 1) pixels.fill(10, y * WIDTH + left, y * WIDTH + left + width);
  };
  for (const left of [10, 28, 46, 64, 82]) spot(left, 14, 6, 19);
  for (const [left, top] of spots) spot(left, top, 4, 3);
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('marks above the capitals of a word', () => {
  test('are seen right above a letter', () => {
    expect(
      hasMarksAbove(
        drawn([
          [28, 9],
          [34, 9],
        ]),
        line,
        line,
      ),
    ).toBe(true);
  });

  test('are not seen where there are none, or only remains of the line above', () => {
    expect(hasMarksAbove(drawn([]), line, line)).toBe(false);
    expect(hasMarksAbove(drawn([[28, 1]]), line, line)).toBe(false);
  });

  test('belong to the word that they stand above', () => {
    const sheet = drawn([[82, 9]]);
    expect(hasMarksAbove(sheet, { ...line, right: 78 }, line)).toBe(false);
    expect(hasMarksAbove(sheet, { ...line, left: 40 }, line)).toBe(true);
  });

  test('are seen above one letter of a very long word', () => {
    const one = drawn([[28, 9]]);
    const plain = drawn([]);
    const rows = Array.from({ length: HEIGHT }, (_, row) => row * WIDTH);
    const long = rows.flatMap((at) =>
      [one, ...Array<Raster>(9).fill(plain)].flatMap(({ pixels }) => [...pixels.subarray(at, at + WIDTH)]),
    );
    const sheet = { width: WIDTH * 10, height: HEIGHT, pixels: Uint8Array.from(long) };
    const whole = { ...line, right: WIDTH * 10 };
    expect(hasMarksAbove(sheet, whole, whole)).toBe(true);
    expect(hasMarksAbove(sheet, { ...whole, left: WIDTH }, whole)).toBe(false);
  });

  test('may have been cut off where letters begin at the edge', () => {
    expect(hasMarksAbove(drawn([]), line, { ...line, top: 14 })).toBe(true);
  });
});
