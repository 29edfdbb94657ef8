import { grainOf } from './grain.ts';
import { bandOf, boxMean, type Plane } from './plane.ts';

/** The grain of a picture, and where it lies bare: no print, no edge, nothing burnt out. */
export interface BareGrain {
  readonly band: Plane;
  readonly isBare: Uint8Array;
  /** How strong it is. */
  readonly level: number;
}

const AROUND = 3;
const BUSIEST = 2;
const STILLEST = 0.4;
/** How far lines may stand out of the grain. */
const LINED = 2.5;

function powerOf({ values, ...plane }: Plane): Float32Array {
  const squares = new Float32Array(values.length);
  for (let i = 0; i < squares.length; i += 1) squares[i] = (values[i] ?? 0) ** 2;
  return boxMean({ ...plane, values: squares }, AROUND).values;
}

/** Fine lines hide in grain; drawn together over a few pixels they stand out of it. */
function withoutLines(plane: Plane, isBare: Uint8Array): void {
  const drawn = bandOf(plane, 2, 6);
  const most = (grainOf(drawn) * LINED) ** 2;
  const lines = powerOf(drawn);
  for (let i = 0; i < isBare.length; i += 1) if ((lines[i] ?? 0) >= most) isBare[i] = 0;
}

function grainIn(plane: Plane, fine: number, coarse: number): BareGrain {
  const band = bandOf(plane, fine, coarse);
  const level = grainOf(band);
  const power = powerOf(band);
  const [low, high] = [(level * STILLEST) ** 2, (level * BUSIEST) ** 2];
  const isBare = new Uint8Array(power.length);
  for (let i = 0; i < power.length; i += 1) isBare[i] = (power[i] ?? 0) > low && (power[i] ?? 0) < high ? 1 : 0;
  return { band, isBare, level };
}

/** Quick, and with the finest lines taken for grain. */
export const roughGrain = (plane: Plane): BareGrain => grainIn(plane, 0, 3);

export function bareGrain(plane: Plane): BareGrain {
  const grain = grainIn(plane, 1, 4);
  withoutLines(plane, grain.isBare);
  return grain;
}
