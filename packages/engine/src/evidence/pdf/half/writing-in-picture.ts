import type { Box } from '../../geometry.ts';
import type { Raster } from '../../raster/raster.ts';

const DARK = 140;
/** Changes from paper to ink within a line of print, for every hundred points of a few words. */
const FEWEST_CHANGES = 10;
/** Heights of lines of print, in points. */
const LOWEST = 3;
const HIGHEST = 30;

const isWithin = (x: number, y: number, { left, top, right, bottom }: Box): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** How many lines of print a part of a page shows beside the places that are taken by words. Boxes are in points. */
export function linesOfPrint(
  { width, height, pixels }: Raster,
  scale: number,
  part: Box,
  taken: readonly Box[],
): number {
  const [from, to] = [Math.max(0, Math.round(part.left * scale)), Math.min(width, Math.round(part.right * scale))];
  let [lines, high] = [0, 0];
  const close = (): void => {
    if (high >= LOWEST * scale && high <= HIGHEST * scale) lines += 1;
    high = 0;
  };
  for (let y = Math.max(0, Math.round(part.top * scale)); y < Math.min(height, part.bottom * scale); y += 1) {
    const beside = taken.filter((box) => box.top * scale <= y && box.bottom * scale > y);
    let [changes, wasDark] = [0, false];
    for (let x = from; x < to; x += 1) {
      if (beside.some((box) => isWithin(x / scale, y / scale, box))) continue;
      const isDark = (pixels[y * width + x] ?? 255) < DARK;
      if (isDark !== wasDark) changes += 1;
      wasDark = isDark;
    }
    if (changes >= FEWEST_CHANGES) high += 1;
    else close();
  }
  close();
  return lines;
}
