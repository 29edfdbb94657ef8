import { grainOf } from './grain.ts';
import { bandOf, boxMean, type Plane } from './plane.ts';

/** The grain of a picture, with the fine print that it lies over, and where it can be compared. */
export interface BareGrain {
  readonly band: Plane;
  /** Neither burnt out or smoothed away nor covered by letters and edges. */
  readonly isBare: Uint8Array;
  /** How strong it is. */
  readonly level: number;
  /** The same squared, for each place: less where the grain is fainter, as in the dark or where it was packed away. */
  readonly power: Float32Array;
}

const FINE = 1;
const COARSE = 4;
const AROUND = 3;
const STILLEST = 0.4;
/** In levels: what stands out further is print, and strong print is like other print whatever grain lies over it. */
const LOUDEST = 3;

function powerOf({ values, ...plane }: Plane): Float32Array {
  const squares = new Float32Array(values.length);
  for (let i = 0; i < squares.length; i += 1) squares[i] = (values[i] ?? 0) ** 2;
  return boxMean({ ...plane, values: squares }, AROUND).values;
}

/** Print stands out of grain here and there; the middle of what lies around is grain, and so much of its spread. */
const MIDDLE_TO_SPREAD = 1.4826;
/** Side of the squares of pixels that have one power. */
export const CELL = 16;

function localPower({ width, height, values }: Plane, level: number): Float32Array {
  const out = new Float32Array(values.length);
  const around = new Float32Array(CELL * CELL);
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      const [right, bottom] = [Math.min(width, left + CELL), Math.min(height, top + CELL)];
      let count = 0;
      for (let y = top; y < bottom; y += 1)
        for (let at = y * width + left; at < y * width + right; at += 1) around[count++] = Math.abs(values[at] ?? 0);
      const middle = around.subarray(0, count).sort()[count >> 1] ?? 0;
      const power = Math.min(level, middle * MIDDLE_TO_SPREAD) ** 2;
      for (let y = top; y < bottom; y += 1) out.fill(power, y * width + left, y * width + right);
    }
  }
  return out;
}

export function bareGrain(plane: Plane): BareGrain {
  const band = bandOf(plane, FINE, COARSE);
  const level = grainOf(band);
  const strength = powerOf(band);
  const [low, high] = [(level * STILLEST) ** 2, level * LOUDEST];
  const isBare = new Uint8Array(strength.length);
  for (let i = 0; i < strength.length; i += 1)
    isBare[i] = (strength[i] ?? 0) > low && Math.abs(band.values[i] ?? 0) < high ? 1 : 0;
  return { band, isBare, level, power: localPower(band, level) };
}
