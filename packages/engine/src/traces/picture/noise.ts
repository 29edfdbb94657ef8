import type { Raster } from '../../evidence/raster/raster.ts';
import { type Patch, patchesOf } from './blocks.ts';

const SIDE = 16;
/** Too dark and too bright pixels are cut off by the sensor and have no noise left. */
const DARKEST = 24;
const BRIGHTEST = 236;
/** What a sensor leaves at least, and what no sensor is as still as. */
const LEAST_NOISE = 1.5;
const STILL = 0.45;
const STILL_SHARE = 0.3;
const FEWEST_BLOCKS = 40;
const LARGEST_SHARE = 0.3;
const LEAST_FILL = 0.55;
/** Where a telephone smooths its pictures, stillness is all over the place and says nothing. */
const MOST_ELSEWHERE = 0.02;

/** The middle size of what is left of a square after everything smooth is taken away; null where it cannot be told. */
function noiseAt({ width, pixels }: Raster, left: number, top: number): number | null {
  let sum = 0;
  for (let y = top + 1; y < top + SIDE - 1; y += 1) {
    for (let x = left + 1; x < left + SIDE - 1; x += 1) {
      const at = y * width + x;
      const own = pixels[at] ?? 0;
      if (own < DARKEST || own > BRIGHTEST) return null;
      const corners =
        (pixels[at - width - 1] ?? 0) +
        (pixels[at - width + 1] ?? 0) +
        (pixels[at + width - 1] ?? 0) +
        (pixels[at + width + 1] ?? 0);
      const sides =
        (pixels[at - width] ?? 0) + (pixels[at - 1] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0);
      sum += Math.abs(4 * own - 2 * sides + corners);
    }
  }
  return sum / (SIDE - 2) ** 2;
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const fillOf = ({ box, blocks }: Patch): number =>
  (blocks * SIDE * SIDE) / ((box.right - box.left) * (box.bottom - box.top));

/** Editors fill the corners of a picture that was turned straight; nothing was put in there. */
const isAtRim = ({ box }: Patch, columns: number, rows: number): boolean =>
  box.left === 0 || box.top === 0 || box.right === columns * SIDE || box.bottom === rows * SIDE;

/**
 * A camera's noise lies over the whole of its picture. A piece that was drawn or smoothed and put in afterwards is
 * still. Answers with such pieces; null where the picture has no noise to speak of, or is still in many places.
 */
export function stillPatches(raster: Raster): Patch[] | null {
  const [columns, rows] = [Math.floor(raster.width / SIDE), Math.floor(raster.height / SIDE)];
  const squares = Array.from({ length: columns * rows }, (_, place) =>
    noiseAt(raster, (place % columns) * SIDE, Math.floor(place / columns) * SIDE),
  );
  const told = squares.filter((noise) => noise !== null);
  const usual = middleOf(told);
  if (usual < LEAST_NOISE) return null;
  const limit = Math.min(STILL * 2, Math.max(STILL, usual * STILL_SHARE));
  const still = patchesOf(
    squares.map((noise) => noise !== null && noise < limit),
    columns,
    SIDE,
  ).filter((patch) => !isAtRim(patch, columns, rows));
  const pieces = still.filter(
    (patch) =>
      patch.blocks >= FEWEST_BLOCKS && patch.blocks <= told.length * LARGEST_SHARE && fillOf(patch) >= LEAST_FILL,
  );
  const elsewhere = still.filter((patch) => !pieces.includes(patch)).reduce((sum, { blocks }) => sum + blocks, 0);
  return elsewhere > told.length * MOST_ELSEWHERE ? null : pieces;
}
