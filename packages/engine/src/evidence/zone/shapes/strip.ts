import { type Box, heightOf, widthOf } from '../../geometry.ts';
import type { Raster } from '../../raster/raster.ts';

/** Where one line of letters runs: level or not, and how high its letters are. */
export interface Track {
  /** The middle of the letters at x = 0, and how far it falls per pixel. */
  readonly middle: number;
  readonly slope: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
}

/** Fainter than this is ground, not ink; light has been made even before. */
const GROUND = 60;
const PAPER = 245;
const CHUNKS = 12;
const STEEPEST = 0.06;

function inkAt(raster: Raster, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return 0;
  const ink = PAPER - GROUND - (raster.pixels[y * raster.width + x] ?? PAPER);
  return ink > 0 ? ink : 0;
}

/** A line through places with weights. */
function fitted(places: readonly { x: number; y: number; weight: number }[]): { middle: number; slope: number } {
  const total = places.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = (pick: (place: { x: number; y: number }) => number): number =>
    places.reduce((sum, place) => sum + pick(place) * place.weight, 0) / total;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = mean(({ x }) => (x - mx) ** 2);
  const slope = spread === 0 ? 0 : mean(({ x, y }) => (x - mx) * (y - my)) / spread;
  const steady = Math.max(-STEEPEST, Math.min(STEEPEST, slope));
  return { middle: my - steady * mx, slope: steady };
}

/** The middle of the ink, chunk by chunk, within some rows of a first guess. */
function middles(raster: Raster, box: Box, guess: { middle: number; slope: number }, reach: number) {
  const step = widthOf(box) / CHUNKS;
  return Array.from({ length: CHUNKS }, (_, chunk) => {
    let [sum, moment] = [0, 0];
    const from = box.left + chunk * step;
    for (let x = Math.floor(from); x < from + step; x += 1) {
      const middle = guess.middle + guess.slope * x;
      for (let y = Math.floor(middle - reach); y <= middle + reach; y += 1) {
        const ink = inkAt(raster, x, y);
        sum += ink;
        moment += ink * y;
      }
    }
    return { x: from + step / 2, y: sum === 0 ? 0 : moment / sum, weight: sum };
  });
}

/** How much ink lies on each row, counted along the line. */
function rowsOf(
  raster: Raster,
  box: Box,
  { middle, slope }: { middle: number; slope: number },
  reach: number,
): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, row) => {
    let sum = 0;
    for (let x = Math.floor(box.left); x < box.right; x += 1) {
      sum += inkAt(raster, x, Math.round(middle + slope * x) + row - reach);
    }
    return sum;
  });
}

const LEAST_ROW = 0.22;
const LEAST_COLUMN = 0.3;

/** Finds the letters of a line inside of a rough box; null where there is no ink. */
export function trackIn(raster: Raster, box: Box): Track | null {
  const height = heightOf(box);
  let guess = { middle: (box.top + box.bottom) / 2, slope: 0 };
  for (const share of [0.7, 0.6]) guess = fitted(middles(raster, box, guess, Math.round(height * share)));
  const reach = Math.ceil(height * 0.75);
  const rows = rowsOf(raster, box, guess, reach);
  const full = rows.toSorted((a, b) => b - a)[Math.floor(rows.length * 0.2)] ?? 0;
  if (full === 0) return null;
  let [top, bottom] = [reach, reach];
  while (top > 0 && (rows[top - 1] ?? 0) > full * LEAST_ROW) top -= 1;
  while (bottom < rows.length - 1 && (rows[bottom + 1] ?? 0) > full * LEAST_ROW) bottom += 1;
  const letters = bottom - top + 1;
  const middle = guess.middle + (top + bottom) / 2 - reach;
  const columnInk = (x: number): number => {
    let sum = 0;
    const centre = middle + guess.slope * x;
    for (let y = Math.round(centre - letters / 2); y <= centre + letters / 2; y += 1) sum += inkAt(raster, x, y);
    return sum / (PAPER - GROUND);
  };
  let [left, right] = [Math.floor(box.left - height * 0.5), Math.ceil(box.right + height * 0.5)];
  const isBlank = (x: number): boolean => columnInk(x) < Math.max(1, letters * LEAST_COLUMN * 0.2);
  while (left < right && isBlank(left)) left += 1;
  while (right > left && isBlank(right)) right -= 1;
  return { middle, slope: guess.slope, height: letters, left, right };
}

/** Ink from 0 on, row by row, of a line drawn level at a chosen size. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

/** Draws a stretch of the line anew: so many pixels across and up for each of the picture's. */
export function stripOf(
  raster: Raster,
  track: Track,
  size: {
    readonly width: number;
    readonly height: number;
    readonly from: number;
    readonly middle: number;
    readonly across: number;
    readonly up: number;
  },
): Strip {
  const { width, height, from, middle, across, up } = size;
  const ink = new Float32Array(width * height);
  // Shrunk drawings take the mean of what falls into a pixel; a few points of it are enough.
  const points = Math.max(1, Math.min(4, Math.round(1 / Math.min(across, up))));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let i = 0; i < points; i += 1) {
        for (let j = 0; j < points; j += 1) {
          const sx = from + (x + (i + 0.5) / points) / across;
          const sy = middle + track.slope * sx + (y + (j + 0.5) / points - height / 2) / up;
          sum += smooth(raster, sx - 0.5, sy);
        }
      }
      ink[y * width + x] = sum / (points * points);
    }
  }
  return { width, height, ink };
}

/** The ink between four pixels. */
function smooth(raster: Raster, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const upper = inkAt(raster, left, top) * (1 - fx) + inkAt(raster, left + 1, top) * fx;
  const lower = inkAt(raster, left, top + 1) * (1 - fx) + inkAt(raster, left + 1, top + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}
