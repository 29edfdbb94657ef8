import type { Frame } from '../frame.ts';
import type { Raster } from './raster.ts';

const PAPER = 255;

/** Draws the raster anew so that the frame leads from each pixel of the result to its place in the original. */
export function warped(raster: Raster, frame: Frame, width: number, height: number): Raster {
  const { pixels: source, width: w, height: h } = raster;
  const [a, b, c, d, e, f, g, i, j] = frame;
  const pixels = new Uint8Array(width * height).fill(PAPER);
  // What is turned only lies nowhere deeper.
  const isFlat = g === 0 && i === 0 && j === 1;
  for (let y = 0; y < height; y += 1) {
    let across = b * y + c;
    let down = e * y + f;
    let depth = i * y + j;
    for (let x = 0; x < width; x += 1) {
      const sx = isFlat ? across : across / depth;
      const sy = isFlat ? down : down / depth;
      across += a;
      down += d;
      depth += g;
      if (!(sx >= 0 && sy >= 0 && sx < w - 1 && sy < h - 1)) continue;
      // Whole numbers of 32 bits, which places in an array are counted with.
      const left = sx | 0;
      const top = sy | 0;
      const at = top * w + left;
      const fx = sx - left;
      const fy = sy - top;
      const upper = (source[at] ?? 0) * (1 - fx) + (source[at + 1] ?? 0) * fx;
      const lower = (source[at + w] ?? 0) * (1 - fx) + (source[at + w + 1] ?? 0) * fx;
      pixels[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return { width, height, pixels };
}
