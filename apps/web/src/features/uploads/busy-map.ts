/** Grey pixels of a picture, row by row, each from 0 to 255. */
export interface Greys {
  readonly pixels: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Where a picture changes as sharply from left to right as printed letters do: 1, elsewhere 0. */
export interface BusyMap {
  readonly marks: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The weights with which an eye adds the colours up. */
const grey = (rgba: Uint8ClampedArray, at: number): number =>
  0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);

export function greysOf(rgba: Uint8ClampedArray, width: number, height: number): Greys {
  const pixels = new Float32Array(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel++) pixels[pixel] = grey(rgba, pixel * 4);
  return { pixels, width, height };
}

/** Of the changes in a picture the strongest are those of its letters; patterns of paper and table stay below. */
const STRONGEST = 0.99;
const SHARE_OF_STRONGEST = 0.4;
const LEAST_CHANGE = 24;

export function busyMap({ pixels, width, height }: Greys): BusyMap {
  const changes = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const change = Math.min(255, Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)));
      changes[at] = change;
      counts[Math.floor(change)] = (counts[Math.floor(change)] ?? 0) + 1;
    }
  }
  let strongest = 0;
  for (let seen = 0; strongest < 255 && seen <= changes.length * STRONGEST; strongest++) seen += counts[strongest] ?? 0;
  const least = Math.max(LEAST_CHANGE, strongest * SHARE_OF_STRONGEST);
  return { marks: changes.map((change) => (change >= least ? 1 : 0)), width, height };
}
