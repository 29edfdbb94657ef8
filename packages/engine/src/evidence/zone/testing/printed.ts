import type { Raster } from '../../raster/raster.ts';
import { LETTER, strokes } from './strokes.ts';

const PITCH = 26;
/** Where the first letter begins, and the middle of the letters. */
export const [LEFT, MIDDLE] = [60, 90];

interface Print {
  readonly slope?: number;
  readonly pen?: number;
  readonly noise?: number;
  readonly ink?: number;
}

/** Prints a line with a round pen, letter by letter, on paper that is not quite clean. */
export function printed(text: string, { slope = 0, pen = LETTER.pen, noise = 0, ink = 40 }: Print = {}): Raster {
  const [width, height] = [text.length * PITCH + 2 * LEFT, 2 * MIDDLE];
  let seed = 7;
  const speck = (): number => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647 - 0.5) * 2 * noise;
  };
  const pixels = Uint8Array.from({ length: width * height }, () => 240 + Math.min(15, speck()));
  const scale = PITCH / LETTER.pitch;
  const reach = (pen * scale) / 2;
  const dot = (x: number, y: number): void => {
    for (let dy = -Math.ceil(reach); dy <= reach; dy += 1) {
      for (let dx = -Math.ceil(reach); dx <= reach; dx += 1) {
        if (Math.hypot(dx, dy) <= reach) pixels[Math.round(y + dy) * width + Math.round(x + dx)] = ink + speck();
      }
    }
  };
  [...text].forEach((sign, place) => {
    for (const line of strokes[sign] ?? []) {
      line.slice(1).forEach(([tx, ty], index) => {
        const [fx, fy] = line[index] ?? [tx, ty];
        for (let t = 0; t <= 1; t += 0.05) {
          const x = LEFT + place * PITCH + (fx + (tx - fx) * t) * scale;
          dot(x, MIDDLE + slope * (x - width / 2) + (fy + (ty - fy) * t - LETTER.height / 2) * scale);
        }
      });
    }
  });
  return { width, height, pixels };
}

/** How far lines of one zone stand apart. */
const STEP = 44;

/** Lines of equal length below each other, with a margin around them. */
export function printedZone(lines: readonly string[]): Raster {
  const rows = lines.map((line) => printed(line));
  const width = rows[0]?.width ?? 1;
  const height = 2 * MIDDLE + (lines.length - 1) * STEP;
  const pixels = new Uint8Array(width * height).fill(240);
  rows.forEach((row, index) => {
    row.pixels.forEach((gray, at) => {
      const to = at + index * STEP * width;
      pixels[to] = Math.min(pixels[to] ?? 240, gray);
    });
  });
  return { width, height, pixels };
}
