import type { Box } from '../../evidence/geometry.ts';
import type { Raster } from '../../evidence/raster/raster.ts';

/** A part of a picture that occurs twice, pixel by pixel. */
export interface Clone {
  readonly from: Box;
  readonly to: Box;
}

const SIDE = 16;
const STEP = 8;
const FEWEST_BLOCKS = 24;
const SHORTEST_MOVE = 32;
const BASE = 16_777_619;
const FACTOR = 2_654_435_761 | 0;
/** Bits of a number by which most squares are known to be none of those sought, without looking them up. */
const SIEVE = 2 ** 22;
/** Drawn pictures repeat letters exactly; only pictures with a sensor's noise are looked at. */
const LARGEST_FLAT_SHARE = 0.05;
const LEAST_SPREAD = 30;

const powerOf = (base: number): number => {
  let power = 1;
  for (let i = 0; i < SIDE; i += 1) power = Math.imul(power, base);
  return power;
};

/** A number for every square of the picture, by its upper left corner; equal squares have equal numbers. */
function squareHashes({ width, height, pixels }: Raster): Int32Array {
  const out = new Int32Array(width * height);
  const columns = new Int32Array(width);
  // The last rows in turn: what has to be taken off again when a square moves on.
  const kept = Array.from({ length: SIDE }, () => new Int32Array(width));
  const [drop, fall] = [powerOf(BASE), powerOf(FACTOR)];
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const row = kept[y % SIDE] ?? columns;
    const above = start - (SIDE - 1) * width;
    let hash = 0;
    for (let x = 0; x < width; x += 1) {
      hash = Math.imul(hash, BASE) + (pixels[start + x] ?? 0) + 1;
      if (x >= SIDE) hash -= Math.imul(drop, (pixels[start + x - SIDE] ?? 0) + 1);
      hash |= 0;
      const left = x - SIDE + 1;
      if (left < 0) continue;
      const sum = (Math.imul(columns[left] ?? 0, FACTOR) + hash - Math.imul(fall, row[left] ?? 0)) | 0;
      row[left] = hash;
      columns[left] = sum;
      if (above >= 0) out[above + left] = sum;
    }
  }
  return out;
}

function spreadAt({ width, pixels }: Raster, x: number, y: number): number {
  let [low, high] = [255, 0];
  for (let dy = 0; dy < SIDE; dy += 2) {
    for (let dx = 0; dx < SIDE; dx += 2) {
      const gray = pixels[(y + dy) * width + x + dx] ?? 0;
      if (gray < low) low = gray;
      if (gray > high) high = gray;
    }
  }
  return high - low;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

function squaresOf(raster: Raster): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y + SIDE <= raster.height; y += STEP) {
    for (let x = 0; x + SIDE <= raster.width; x += STEP) squares.push({ x, y, spread: spreadAt(raster, x, y) });
  }
  return squares;
}

const areFlat = (squares: readonly Square[]): boolean =>
  squares.filter(({ spread }) => spread === 0).length > squares.length * LARGEST_FLAT_SHARE || squares.length === 0;

/** Whether there is no noise to go by. */
export const isDrawn = (raster: Raster): boolean => areFlat(squaresOf(raster));

/** Null where the picture has no noise to go by. */
export function clonesIn(raster: Raster): Clone[] | null {
  const { width, height } = raster;
  const places = squaresOf(raster);
  if (areFlat(places)) return null;
  const hashes = squareHashes(raster);
  const known = new Map<number, { readonly x: number; readonly y: number }>();
  const sieve = new Uint8Array(SIEVE);
  for (const place of places) {
    if (place.spread < LEAST_SPREAD) continue;
    const hash = hashes[place.y * width + place.x] ?? 0;
    known.set(hash, place);
    sieve[hash & (SIEVE - 1)] = 1;
  }
  const moves = new Map<string, { readonly dx: number; readonly dy: number; box: Box; count: number }>();
  for (let y = 0; y + SIDE <= height; y += 1) {
    for (let x = 0; x + SIDE <= width; x += 1) {
      const hash = hashes[y * width + x] ?? 0;
      const twin = sieve[hash & (SIEVE - 1)] === 1 ? known.get(hash) : undefined;
      if (!twin || Math.hypot(x - twin.x, y - twin.y) < SHORTEST_MOVE) continue;
      const [dx, dy] = [x - twin.x, y - twin.y];
      const move = moves.get(`${dx},${dy}`);
      const box = { left: twin.x, top: twin.y, right: twin.x + SIDE, bottom: twin.y + SIDE };
      if (!move) moves.set(`${dx},${dy}`, { dx, dy, box, count: 1 });
      else {
        move.count += 1;
        move.box = {
          left: Math.min(move.box.left, box.left),
          top: Math.min(move.box.top, box.top),
          right: Math.max(move.box.right, box.right),
          bottom: Math.max(move.box.bottom, box.bottom),
        };
      }
    }
  }
  return [...moves.values()]
    .filter(({ count, dy, dx }) => count >= FEWEST_BLOCKS && (dy > 0 || (dy === 0 && dx > 0)))
    .map(({ box, dx, dy }) => ({
      from: box,
      to: { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy },
    }));
}
