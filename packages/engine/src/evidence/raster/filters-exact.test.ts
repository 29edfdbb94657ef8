import { expect, test } from 'vitest';
import type { Frame } from '../frame.ts';
import { withoutRules } from '../page-lines/without-rules.ts';
import { evenLight } from './even-light.ts';
import type { Raster } from './raster.ts';
import { warped } from './warp.ts';

/** Each filter is written for speed; here is what it must give, written for reading. */

/** Paper with grain, letters of noise, rules that cross and lie close to each other, and a shadow to one side. */
function page(width: number, height: number): Raster {
  let state = 7;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round((200 + 45 * next()) * (1 - (0.4 * (at % width)) / width)),
  );
  for (let speck = 0; speck < 4000; speck += 1) pixels[Math.floor(next() * pixels.length)] = Math.floor(next() * 90);
  for (const y of [60, 63, 66, 200, 330])
    for (let x = 20; x < width - 30 - (y % 60); x += 1) pixels[y * width + x] = 40 + (x % 7);
  for (const x of [50, 52, 150, 260])
    for (let y = 30; y < height - 40 - (x % 50) * 3; y += 1) pixels[y * width + x] = 50 + (y % 5);
  return { width, height, pixels };
}

const at = ({ width, pixels }: Raster, x: number, y: number): number => pixels[y * width + x] ?? Number.NaN;

test('light is evened out by the paper of the four squares around each pixel', () => {
  const raster = page(331, 407);
  const [columns, rows] = [Math.ceil(331 / 24), Math.ceil(407 / 24)];
  const paper = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const grays: number[] = [];
      for (let y = row * 24; y < Math.min(407, row * 24 + 24); y += 2)
        for (let x = column * 24; x < Math.min(331, column * 24 + 24); x += 2) grays.push(at(raster, x, y));
      grays.sort((a, b) => a - b);
      return grays[Math.ceil(grays.length * 0.85) - 1] ?? 255;
    }),
  );
  const near = (row: number, column: number): number =>
    paper[Math.min(rows - 1, Math.max(0, row))]?.[Math.min(columns - 1, Math.max(0, column))] ?? 255;
  const expected = raster.pixels.map((gray, place) => {
    const [u, v] = [(place % 331) / 24 - 0.5, Math.floor(place / 331) / 24 - 0.5];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const down = (side: number): number => near(row, side) * (1 - (v - row)) + near(row + 1, side) * (v - row);
    const light = down(column) * (1 - (u - column)) + down(column + 1) * (u - column);
    return Math.min(255, gray * Math.min(2.2, 245 / Math.max(1, light)));
  });
  expect(Buffer.compare(evenLight(raster).pixels, expected)).toBe(0);
});

test.each<[string, Frame]>([
  ['turned', [0.998, -0.06, 12.5, 0.06, 0.998, -4.25, 0, 0, 1]],
  ['tilted', [0.95, -0.04, 9, 0.03, 0.97, 5, 0.000_21, -0.000_13, 1]],
])('a sheet that is %s is drawn anew from the four pixels around each place', (_, frame) => {
  const raster = page(331, 407);
  const [a, b, c, d, e, f, g, i, j] = frame;
  const drawn = warped(raster, frame, 300, 380);
  for (const [x, y] of [
    [0, 0],
    [299, 379],
    [17, 250],
    [160, 61],
    [240, 199],
  ] as const) {
    // Summed up step by step, as along a row.
    let [across, down, depth] = [b * y + c, e * y + f, i * y + j];
    for (let step = 0; step < x; step += 1) [across, down, depth] = [across + a, down + d, depth + g];
    const [sx, sy] = [across / depth, down / depth];
    const [left, top] = [Math.floor(sx), Math.floor(sy)];
    const isInside = sx >= 0 && sy >= 0 && sx < 330 && sy < 406;
    const row = (of: number): number =>
      at(raster, left, of) * (1 - (sx - left)) + at(raster, left + 1, of) * (sx - left);
    expect(at(drawn, x, y)).toBe(isInside ? Math.trunc(row(top) * (1 - (sy - top)) + row(top + 1) * (sy - top)) : 255);
  }
});

test('rules are painted over in the order in which they end, whichever way the pixels are walked', () => {
  const raster = page(331, 407);
  const erased = (from: Uint8Array, along: number, across: number, length: number, count: number, least: number) => {
    const to = from.slice();
    const gray = (place: number): number => from[place] ?? 255;
    const isThin = (place: number): boolean =>
      gray(place) + 25 < 255 &&
      gray(place) + 25 < gray(place - 4 * across) &&
      gray(place) + 25 < gray(place + 4 * across);
    const open = new Map<number, { first: number; last: number }>();
    const end = (line: number): void => {
      const run = open.get(line);
      open.delete(line);
      if (!run || run.last + 1 - run.first < least) return;
      for (let step = run.first; step <= run.last; step += 1) {
        const own = step * along + line * across;
        if (!isThin(own)) continue;
        const [one, other] = [gray(own - 4 * across), gray(own + 4 * across)];
        for (let off = -3; off < 4; off += 1) to[own + off * across] = one + ((other - one) * (off + 4)) / 8;
      }
    };
    for (let step = 0; step < length; step += 1)
      for (let line = 4; line < count - 4; line += 1) {
        const run = open.get(line);
        if (isThin(step * along + line * across)) open.set(line, { first: run?.first ?? step, last: step });
        else if (run && step - run.last > 2) end(line);
      }
    for (const line of [...open.keys()].sort((a, b) => a - b)) end(line);
    return to;
  };
  const upright = erased(raster.pixels, 331, 1, 407, 331, 58);
  const level = erased(upright, 1, 331, 331, 407, 112);
  expect(Buffer.compare(upright, raster.pixels)).not.toBe(0);
  expect(Buffer.compare(level, upright)).not.toBe(0);
  expect(Buffer.compare(withoutRules(raster).pixels, level)).toBe(0);
});
