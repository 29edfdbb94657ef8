import type { Box } from '../../geometry.ts';
import type { Raster } from '../../raster/raster.ts';

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
/** Drawn pictures repeat letters exactly; only pictures with a sensor's noise are looked at. */
const LARGEST_FLAT_SHARE = 0.05;
const LEAST_SPREAD = 30;

const powerOf = (count: number): number => {
  let power = 1;
  for (let i = 0; i < count; i += 1) power = Math.imul(power, BASE);
  return power;
};

/** A number for every square of the picture, by its upper left corner; equal squares have equal numbers. */
function squareHashes({ width, height, pixels }: Raster): Int32Array {
  const out = new Int32Array(width * height);
  const rows = new Int32Array(width * height);
  const drop = powerOf(SIDE);
  for (let y = 0; y < height; y += 1) {
    let hash = 0;
    for (let x = 0; x < width; x += 1) {
      hash = Math.imul(hash, BASE) + (pixels[y * width + x] ?? 0) + 1;
      if (x >= SIDE) hash -= Math.imul(drop, (pixels[y * width + x - SIDE] ?? 0) + 1);
      hash |= 0;
      if (x >= SIDE - 1) rows[y * width + x - SIDE + 1] = hash;
    }
  }
  const factor = 2_654_435_761 | 0;
  let fall = 1;
  for (let i = 0; i < SIDE; i += 1) fall = Math.imul(fall, factor);
  for (let x = 0; x <= width - SIDE; x += 1) {
    let hash = 0;
    for (let y = 0; y < height; y += 1) {
      hash = (Math.imul(hash, factor) + (rows[y * width + x] ?? 0)) | 0;
      if (y >= SIDE) hash = (hash - Math.imul(fall, rows[(y - SIDE) * width + x] ?? 0)) | 0;
      if (y >= SIDE - 1) out[(y - SIDE + 1) * width + x] = hash;
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

/** Null where the picture has no noise to go by. */
export function clonesIn(raster: Raster): Clone[] | null {
  const { width, height } = raster;
  const places: { readonly x: number; readonly y: number; readonly spread: number }[] = [];
  for (let y = 0; y + SIDE <= height; y += STEP) {
    for (let x = 0; x + SIDE <= width; x += STEP) places.push({ x, y, spread: spreadAt(raster, x, y) });
  }
  const flat = places.filter(({ spread }) => spread === 0).length;
  if (places.length === 0 || flat > places.length * LARGEST_FLAT_SHARE) return null;
  const hashes = squareHashes(raster);
  const known = new Map<number, { readonly x: number; readonly y: number }>();
  for (const place of places) {
    if (place.spread >= LEAST_SPREAD) known.set(hashes[place.y * width + place.x] ?? 0, place);
  }
  const moves = new Map<string, { readonly dx: number; readonly dy: number; box: Box; count: number }>();
  for (let y = 0; y + SIDE <= height; y += 1) {
    for (let x = 0; x + SIDE <= width; x += 1) {
      const twin = known.get(hashes[y * width + x] ?? 0);
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
