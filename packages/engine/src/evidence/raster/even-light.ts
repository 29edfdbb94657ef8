import type { Raster } from './raster.ts';

/** Side of the squares over which the paper's own brightness is estimated. */
const SQUARE = 24;
/** Nothing is brightened by more than this: what is dark on purpose stays dark. */
const LARGEST_GAIN = 2.2;
const BRIGHT_SHARE = 0.85;
const PAPER = 245;

/** The brightness that only a few of the square's pixels exceed: its paper. Counts are a scratch. */
function paperOf({ width, height, pixels }: Raster, left: number, top: number, counts: Uint16Array): number {
  const [right, bottom] = [Math.min(left + SQUARE, width), Math.min(top + SQUARE, height)];
  counts.fill(0);
  let total = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let at = y * width + left; at < y * width + right; at += 2) {
      const gray = pixels[at] ?? 0;
      counts[gray] = (counts[gray] ?? 0) + 1;
      total += 1;
    }
  }
  // From the bright end: paper is there, and so is most of what is counted.
  const darker = total * BRIGHT_SHARE;
  for (let gray = 255; gray > 0; gray -= 1) {
    total -= counts[gray] ?? 0;
    if (total < darker) return gray;
  }
  return 0;
}

/** Takes shadows and lamps out of a photograph: every place is measured against the paper around it. */
export function evenLight(raster: Raster): Raster {
  const { width, height } = raster;
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const paper = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      paper[row * columns + column] = paperOf(raster, column * SQUARE, row * SQUARE, counts);
    }
  }
  const source = raster.pixels;
  const pixels = new Uint8Array(width * height);
  // How far from the middle of one square to that of the next, by column of pixels.
  const parts = Float64Array.from({ length: width }, (_, x) => x / SQUARE - 0.5 - Math.floor(x / SQUARE - 0.5));
  for (let y = 0; y < height; y += 1) {
    const v = y / SQUARE - 0.5;
    const row = Math.floor(v);
    const upper = Math.max(0, row) * columns;
    const lower = Math.min(rows - 1, row + 1) * columns;
    const fy = v - row;
    const brightness = (column: number): number => {
      const near = Math.min(columns - 1, Math.max(0, column));
      return (paper[upper + near] ?? 255) * (1 - fy) + (paper[lower + near] ?? 255) * fy;
    };
    let left = brightness(-1);
    // From the middle of one square to the middle of the next the light changes evenly.
    for (let column = -1; column < columns; column += 1) {
      const right = brightness(column + 1);
      const from = Math.ceil((column + 0.5) * SQUARE);
      const to = Math.min(width, Math.ceil((column + 1.5) * SQUARE));
      for (let x = Math.max(0, from); x < to; x += 1) {
        const fx = parts[x] ?? 0;
        const around = left * (1 - fx) + right * fx;
        const gain = around > PAPER / LARGEST_GAIN ? PAPER / around : LARGEST_GAIN;
        const gray = (source[y * width + x] ?? 0) * gain;
        pixels[y * width + x] = gray < 255 ? gray : 255;
      }
      left = right;
    }
  }
  return { width, height, pixels };
}
