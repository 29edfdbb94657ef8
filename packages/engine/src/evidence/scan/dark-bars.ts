import type { Box } from '../geometry.ts';
import type { Raster } from '../raster/raster.ts';

/** Side of the squares by which dark ground is found. */
const SQUARE = 6;
const DARK = 128;
/**
 * A bar is flat and wide, higher than bold letters are, and most of it is ground. All but the last in squares, or as a
 * share of the sheet.
 */
const LOWEST = 4;
const TALLEST = 0.05;
const SLIMMEST = 3;
const GROUND = 0.6;
/** Of its pixels this many are dark: less is bold print. */
const DARK_PIXELS = 0.65;

interface Squares {
  readonly columns: number;
  readonly rows: number;
  readonly dark: Uint8Array;
}

function squaresOf({ width, height, pixels }: Raster): Squares {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const sums = new Uint32Array(columns * rows);
  for (let y = 0; y < rows * SQUARE; y += 1) {
    const row = Math.floor(y / SQUARE) * columns;
    let from = y * width;
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (const end = from + SQUARE; from < end; from += 1) sum += pixels[from] ?? 255;
      sums[row + column] = (sums[row + column] ?? 0) + sum;
    }
  }
  const dark = new Uint8Array(sums.length);
  for (let at = 0; at < sums.length; at += 1) if ((sums[at] ?? 0) < DARK * SQUARE * SQUARE) dark[at] = 1;
  return { columns, rows, dark };
}

/** Every stretch of neighbouring dark squares, in squares, with how many there are. */
function stretchesOf({ columns, rows, dark }: Squares): { box: Box; count: number }[] {
  const seen = new Uint8Array(dark.length);
  const found: { box: Box; count: number }[] = [];
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1 || seen[start] === 1) continue;
    const places = [start];
    seen[start] = 1;
    let [left, top, right, bottom] = [columns, rows, 0, 0];
    for (let next = 0; next < places.length; next += 1) {
      const at = places[next] ?? 0;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x + 1),
        Math.min(top, y),
        Math.max(bottom, y + 1),
      ];
      for (const near of [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns]) {
        if (near < 0 || dark[near] !== 1 || seen[near] === 1) continue;
        seen[near] = 1;
        places.push(near);
      }
    }
    found.push({ box: { left, top, right, bottom }, count: places.length });
  }
  return found;
}

function darkShare({ width, pixels }: Raster, { left, top, right, bottom }: Box): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) if ((pixels[at] ?? 255) < DARK) count += 1;
  }
  return count / Math.max(1, (right - left) * (bottom - top));
}

/** Where light letters stand on a dark bar, as captions of tables do. */
export function darkBars(raster: Raster): Box[] {
  const squares = squaresOf(raster);
  return stretchesOf(squares).flatMap(({ box, count }) => {
    const [wide, tall] = [box.right - box.left, box.bottom - box.top];
    const isBar = tall >= LOWEST && tall <= squares.rows * TALLEST && wide >= tall * SLIMMEST;
    if (!isBar || count < wide * tall * GROUND) return [];
    const [left, top] = [box.left * SQUARE, box.top * SQUARE];
    const bar = { left, top, right: box.right * SQUARE, bottom: box.bottom * SQUARE };
    return darkShare(raster, bar) < DARK_PIXELS ? [] : [bar];
  });
}

const PAPER = 245;
/** Squares are coarse: along its edge a bar may hold some paper, and paper some of the bar. */
const EDGE = SQUARE / 2;

/** The brightness that half of a bar exceeds once it is turned: its ground. */
function groundOf({ width, pixels }: Raster, { left, top, right, bottom }: Box): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const turned = 255 - (pixels[at] ?? 0);
      counts[turned] = (counts[turned] ?? 0) + 1;
    }
  }
  const half = ((right - left) * (bottom - top)) / 2;
  let seen = 0;
  return Math.max(
    1,
    counts.findIndex((count) => {
      seen += count;
      return seen >= half;
    }),
  );
}

/** The same sheet with dark letters on light ground everywhere: what is printed the other way round is hardly read. */
export function withoutDarkBars(raster: Raster): Raster {
  const bars = darkBars(raster);
  if (bars.length === 0) return raster;
  const { width, height } = raster;
  const pixels = raster.pixels.slice();
  for (const bar of bars) {
    const gain = PAPER / groundOf(raster, bar);
    const [left, right] = [Math.max(0, bar.left - EDGE), Math.min(width, bar.right + EDGE)];
    for (let y = Math.max(0, bar.top - EDGE); y < Math.min(height, bar.bottom + EDGE); y += 1) {
      const isEdge = y < bar.top + EDGE || y >= bar.bottom - EDGE;
      for (let x = left; x < right; x += 1) {
        const isInside = !isEdge && x >= bar.left + EDGE && x < bar.right - EDGE;
        const at = y * width + x;
        pixels[at] = isInside ? Math.min(PAPER, Math.round((255 - (pixels[at] ?? 0)) * gain)) : PAPER;
      }
    }
  }
  return { ...raster, pixels };
}
