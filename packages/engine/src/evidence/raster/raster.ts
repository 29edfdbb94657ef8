import type { Box } from '../geometry.ts';

/** Gray pixels, one byte each, row by row; 0 is black. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The part inside of a box, as far as there are pixels. */
export function cropped(raster: Raster, box: Box): Raster {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.max(0, Math.min(raster.width, Math.ceil(box.right)) - left);
  const height = Math.max(0, Math.min(raster.height, Math.ceil(box.bottom)) - top);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * raster.width + left;
    pixels.set(raster.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}

/** Every column moved up or down so that what fell to the right by this slope runs level; the pivot stays. */
export function sheared(raster: Raster, slope: number, pivot: number): Raster {
  const { width, height, pixels } = raster;
  if (Math.abs(slope) * width < 2) return raster;
  const out = new Uint8Array(pixels.length).fill(255);
  for (let x = 0; x < width; x += 1) {
    const shift = slope * (x - pivot);
    const whole = Math.floor(shift);
    const part = shift - whole;
    for (let y = Math.max(0, -whole); y < Math.min(height, height - whole - 1); y += 1) {
      const from = (y + whole) * width + x;
      out[y * width + x] = (pixels[from] ?? 255) * (1 - part) + (pixels[from + width] ?? 255) * part;
    }
  }
  return { width, height, pixels: out };
}

/** Turned clockwise by quarters. */
export function turned(raster: Raster, angle: 0 | 90 | 180 | 270): Raster {
  if (angle === 0) return raster;
  const { width, height, pixels } = raster;
  const out = new Uint8Array(pixels.length);
  const swaps = angle !== 180;
  const [outWidth, outHeight] = swaps ? [height, width] : [width, height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const gray = pixels[y * width + x] ?? 0;
      if (angle === 180) out[(height - 1 - y) * width + (width - 1 - x)] = gray;
      else if (angle === 90) out[x * outWidth + (height - 1 - y)] = gray;
      else out[(width - 1 - x) * outWidth + y] = gray;
    }
  }
  return { width: outWidth, height: outHeight, pixels: out };
}

/** Smaller by a whole factor, each pixel the mean of its square. */
export function shrunk(raster: Raster, factor: number): Raster {
  if (factor <= 1) return raster;
  const width = Math.floor(raster.width / factor);
  const height = Math.floor(raster.height / factor);
  const pixels = new Uint8Array(width * height);
  const area = factor * factor;
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let dy = 0; dy < factor; dy += 1) {
      let from = (y * factor + dy) * raster.width;
      for (let x = 0; x < width; x += 1) {
        let sum = sums[x] ?? 0;
        for (const end = from + factor; from < end; from += 1) sum += raster.pixels[from] ?? 0;
        sums[x] = sum;
      }
    }
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = (sums[x] ?? 0) / area;
  }
  return { width, height, pixels };
}
