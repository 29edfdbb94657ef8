import { type Raster, shrunk } from '../raster/raster.ts';

/** Where something is printed on a small version of a raster: one byte per pixel, 1 for ink. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  /** How many pixels of the raster one of these is wide. */
  readonly factor: number;
  readonly dots: Uint8Array;
}

const LONGEST_SIDE = 900;
const REACH = 9;
/** Ink is this much darker than the mean around it. */
const CONTRAST = 0.82;
const DARKER_BY = 12;
/** Runs as long as this are rules and borders, not letters. */
const LONGEST_RUN = 36;

/** Sums over all rectangles from the top left corner. */
function integral({ width, height, pixels }: Raster): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function darkDots(small: Raster): Uint8Array {
  const { width, height, pixels } = small;
  const sums = integral(small);
  const dots = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height, y + REACH + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      const stride = width + 1;
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      const gray = pixels[y * width + x] ?? 0;
      if (gray < mean * CONTRAST && gray < mean - DARKER_BY) dots[y * width + x] = 1;
    }
  }
  return dots;
}

/** Removes runs of dots along one direction that are too long for letters. */
function eraseRuns(dots: Uint8Array, lines: number, length: number, lineStep: number, step: number): void {
  for (let line = 0; line < lines; line += 1) {
    let run = 0;
    for (let i = 0; i <= length; i += 1) {
      const at = line * lineStep + i * step;
      if (i < length && dots[at] === 1) {
        run += 1;
        continue;
      }
      if (run > LONGEST_RUN) for (let back = 1; back <= run; back += 1) dots[at - back * step] = 0;
      run = 0;
    }
  }
}

export function inkOf(raster: Raster): Ink {
  const factor = Math.max(1, Math.round(Math.max(raster.width, raster.height) / LONGEST_SIDE));
  const small = shrunk(raster, factor);
  const { width, height } = small;
  const dots = darkDots(small);
  eraseRuns(dots, height, width, width, 1);
  eraseRuns(dots, width, height, 1, width);
  return { width, height, factor, dots };
}
