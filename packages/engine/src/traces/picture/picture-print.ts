import type { Raster } from '../../evidence/raster/raster.ts';

const SIDE = 16;
/** Paper is never quite even: steps below this are its grain. */
const GRAIN = 2;
const NIBBLE = 4;

function meanOf({ width, height, pixels }: Raster, column: number, row: number, columns: number): number {
  const [left, right] = [Math.floor((column * width) / columns), Math.floor(((column + 1) * width) / columns)];
  const [top, bottom] = [Math.floor((row * height) / SIDE), Math.floor(((row + 1) * height) / SIDE)];
  let sum = 0;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += pixels[y * width + x] ?? 0;
  return sum / Math.max(1, (right - left) * (bottom - top));
}

/** The look of a picture in 256 bits: where it brightens from left to right. Saving it again changes few of them. */
export function picturePrint(raster: Raster): string | null {
  if (raster.width <= SIDE || raster.height < SIDE) return null;
  const bits = Array.from({ length: SIDE }, (_, row) => {
    const means = Array.from({ length: SIDE + 1 }, (_cell, column) => meanOf(raster, column, row, SIDE + 1));
    return means.slice(1).map((mean, column) => (mean > (means[column] ?? 0) + GRAIN ? '1' : '0'));
  }).flat();
  if (!bits.includes('1')) return null;
  return Array.from({ length: bits.length / NIBBLE }, (_, at) =>
    Number.parseInt(bits.slice(at * NIBBLE, (at + 1) * NIBBLE).join(''), 2).toString(16),
  ).join('');
}
