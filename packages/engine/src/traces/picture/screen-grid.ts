import type { Raster } from '../../evidence/raster/raster.ts';
import { spectrum } from './fourier.ts';

const SIDE = 256;
/** Periods of 2.5 to 9 pixels: dots of a screen; writing repeats more slowly. */
const FASTEST = SIDE / 2.5;
const SLOWEST = SIDE / 9;
const NEAR = 2;
const STANDS_OUT = 30;
const AGREEING = 4;
/** Where nothing is drawn, nothing can stand out. */
const LEAST_NOISE = 20;
/** Edges of paper and writing lie along the axes, and so do the squares of a packed picture. */
const OFF_AXIS = 3;

interface Peak {
  readonly x: number;
  readonly y: number;
}

/** Rises to the middle of a square and falls again, so that its rim is no pattern. */
const hill = Float64Array.from({ length: SIDE }, (_, at) => Math.sin((Math.PI * at) / SIDE) ** 2);

function peakAt(raster: Raster, left: number, top: number): Peak | null {
  const square = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    const rise = hill[y] ?? 0;
    for (let x = 0; x < SIDE; x += 1) {
      const gray = raster.pixels[(top + y) * raster.width + left + x] ?? 0;
      square[y * SIDE + x] = (gray - 128) * rise * (hill[x] ?? 0);
    }
  }
  const strengths = spectrum(square, SIDE);
  const ring: number[] = [];
  let best: (Peak & { readonly strength: number }) | null = null;
  for (let y = 0; y < SIDE; y += 1) {
    const fy = y > SIDE / 2 ? y - SIDE : y;
    for (let x = 0; x < SIDE / 2; x += 1) {
      const squared = x * x + fy * fy;
      if (squared < SLOWEST ** 2 || squared > FASTEST ** 2 || Math.min(x, Math.abs(fy)) < OFF_AXIS) continue;
      const strength = strengths[y * SIDE + x] ?? 0;
      ring.push(strength);
      if (!best || strength > best.strength) best = { x, y: fy, strength };
    }
  }
  const middle = Float64Array.from(ring).sort()[ring.length >> 1] ?? 0;
  return best && middle > LEAST_NOISE && best.strength > middle * STANDS_OUT ? best : null;
}

/**
 * Whether a fine even pattern lies over the whole picture, as when a screen was photographed. A card's own fine lines
 * cover the card alone, so all corners must agree. Null where the picture is too small to tell.
 */
export function showsScreenGrid(raster: Raster): boolean | null {
  const [right, bottom] = [raster.width - SIDE, raster.height - SIDE];
  if (right < SIDE || bottom < SIDE) return null;
  const corners: readonly (readonly [number, number])[] = [
    [0, 0],
    [right, 0],
    [right >> 1, bottom >> 1],
    [0, bottom],
    [right, bottom],
  ];
  const peaks = corners.flatMap(([left, top]) => peakAt(raster, left, top) ?? []);
  return peaks.some(
    (peak) =>
      peaks.filter((other) => Math.abs(other.x - peak.x) <= NEAR && Math.abs(other.y - peak.y) <= NEAR).length >=
      AGREEING,
  );
}
