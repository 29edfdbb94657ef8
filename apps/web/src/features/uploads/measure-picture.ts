export interface PictureMeasures {
  /** Variance of the Laplacian: how much changes from one pixel to the next. Blurred pictures have little. */
  sharpness: number;
  /** Mean brightness from 0 to 255. */
  brightness: number;
}

/** The weights with which an eye adds the colours up. */
const grey = (rgba: Uint8ClampedArray, at: number): number =>
  0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);

export function measurePicture(rgba: Uint8ClampedArray, width: number, height: number): PictureMeasures {
  const greys = new Float32Array(width * height);
  let light = 0;
  for (let pixel = 0; pixel < greys.length; pixel++) {
    const value = grey(rgba, pixel * 4);
    greys[pixel] = value;
    light += value;
  }
  const at = (x: number, y: number) => greys[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const change = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += change;
      squares += change * change;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return { sharpness: squares / count - (sum / count) ** 2, brightness: light / Math.max(1, greys.length) };
}
