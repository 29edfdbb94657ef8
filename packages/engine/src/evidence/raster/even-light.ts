import type { Raster } from './raster.ts';

/** Side of the squares over which the paper's own brightness is estimated. */
const SQUARE = 24;
/** Nothing is brightened by more than this: what is dark on purpose stays dark. */
const LARGEST_GAIN = 2.2;
const BRIGHT_SHARE = 0.85;
const PAPER = 245;

/** The brightness that only a few of the square's pixels exceed: its paper. */
function paperOf(raster: Raster, left: number, top: number): number {
  const counts = new Uint16Array(256);
  let total = 0;
  for (let y = top; y < Math.min(top + SQUARE, raster.height); y += 2) {
    for (let x = left; x < Math.min(left + SQUARE, raster.width); x += 2) {
      const gray = raster.pixels[y * raster.width + x] ?? 0;
      counts[gray] = (counts[gray] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (let gray = 0; gray < 256; gray += 1) {
    seen += counts[gray] ?? 0;
    if (seen >= total * BRIGHT_SHARE) return gray;
  }
  return 255;
}

/** Takes shadows and lamps out of a photograph: every place is measured against the paper around it. */
export function evenLight(raster: Raster): Raster {
  const { width, height } = raster;
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      paper[row * columns + column] = paperOf(raster, column * SQUARE, row * SQUARE);
    }
  }
  const at = (column: number, row: number): number =>
    paper[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 255;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = y / SQUARE - 0.5;
    const row = Math.floor(v);
    const fy = v - row;
    for (let x = 0; x < width; x += 1) {
      const u = x / SQUARE - 0.5;
      const column = Math.floor(u);
      const fx = u - column;
      const upper = at(column, row) * (1 - fx) + at(column + 1, row) * fx;
      const lower = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx;
      const gain = Math.min(LARGEST_GAIN, PAPER / Math.max(1, upper * (1 - fy) + lower * fy));
      pixels[y * width + x] = Math.min(255, (raster.pixels[y * width + x] ?? 0) * gain);
    }
  }
  return { width, height, pixels };
}
