import { expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { withoutRules } from './without-rules.ts';

const [WIDTH, HEIGHT, PAPER, INK] = [400, 1000, 245, 60];

interface Bar {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

function sheetWith(...bars: readonly Bar[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (const { left, top, wide, tall } of bars) {
    for (let y = top; y < top + tall; y += 1) pixels.fill(INK, y * WIDTH + left, y * WIDTH + left + wide);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const inkOf = ({ pixels }: Raster): number => pixels.filter((gray) => gray < PAPER - 20).length;

const isSame = (one: Raster, other: Raster): boolean => Buffer.compare(one.pixels, other.pixels) === 0;

test('the rules of a table go, upright and level ones', () => {
  const table = sheetWith({ left: 100, top: 200, wide: 2, tall: 60 }, { left: 40, top: 500, wide: 300, tall: 2 });
  expect(inkOf(withoutRules(table))).toBe(0);
});

test('strokes as short as those of letters stay, and so does a bar', () => {
  const letters = sheetWith({ left: 100, top: 200, wide: 3, tall: 40 }, { left: 120, top: 206, wide: 20, tall: 3 });
  expect(isSame(withoutRules(letters), letters)).toBe(true);
  const bar = sheetWith({ left: 40, top: 500, wide: 300, tall: 24 });
  expect(inkOf(withoutRules(bar))).toBe(inkOf(bar));
});

test('a level row of letters is no rule, however many stand in it', () => {
  const dashes = Array.from({ length: 20 }, (_, at) => ({ left: 40 + at * 14, top: 300, wide: 8, tall: 3 }));
  const line = sheetWith(...dashes);
  expect(isSame(withoutRules(line), line)).toBe(true);
});
