import type { Raster } from '../../raster/raster.ts';
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

function peakAt(raster: Raster, left: number, top: number): Peak | null {
  const square = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    const rise = Math.sin((Math.PI * y) / SIDE) ** 2;
    for (let x = 0; x < SIDE; x += 1) {
      const gray = raster.pixels[(top + y) * raster.width + left + x] ?? 0;
      square[y * SIDE + x] = (gray - 128) * rise * Math.sin((Math.PI * x) / SIDE) ** 2;
    }
  }
  const strengths = spectrum(square, SIDE);
  const ring: number[] = [];
  let best: (Peak & { readonly strength: number }) | null = null;
  for (let y = 0; y < SIDE; y += 1) {
    const fy = y > SIDE / 2 ? y - SIDE : y;
    for (let x = 0; x < SIDE / 2; x += 1) {
      const frequency = Math.hypot(x, fy);
      if (frequency < SLOWEST || frequency > FASTEST || Math.min(x, Math.abs(fy)) < OFF_AXIS) continue;
      const strength = strengths[y * SIDE + x] ?? 0;
      ring.push(strength);
      if (!best || strength > best.strength) best = { x, y: fy, strength };
    }
  }
  const middle = ring.toSorted((a, b) => a - b)[ring.length >> 1] ?? 0;
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
