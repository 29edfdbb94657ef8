import type { Chance } from '../../chance.ts';
import { grainOf } from '../../picture/grain.ts';
import type { Raster } from '../../picture/raster.ts';
import type { Box } from '../sheet/box.ts';
import type { Strength } from '../strength.ts';
import { type CardInPhoto, inPixels } from './card-in-photo.ts';

export type Colour = readonly [number, number, number];
/** What the forger wants at a place of the card; null leaves it as it is. */
export type Painter = (x: number, y: number) => Colour | null;

/** Points over which the edge of a patch fades, and the grain laid over it. */
const craft: Record<Strength, { readonly fade: number; readonly grain: number }> = {
  careless: { fade: 0, grain: 0 },
  careful: { fade: 0.6, grain: 0 },
  expert: { fade: 1.2, grain: 4 },
};

export function pixelAt({ pixels, width, height }: Raster, x: number, y: number): Colour {
  const column = Math.min(Math.max(Math.round(x), 0), width - 1);
  const row = Math.min(Math.max(Math.round(y), 0), height - 1);
  const at = (row * width + column) * 3;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

/** Paints a box of the card into the photograph, in the photograph's perspective. */
export function paint(photo: CardInPhoto, box: Box, painter: Painter, strength: Strength, chance: Chance): Box {
  const { fade, grain } = craft[strength];
  const noise = grainOf(chance, grain);
  const area = inPixels(photo, box);
  for (let y = Math.max(area.top, 0); y < Math.min(area.bottom, photo.height); y += 1) {
    for (let x = Math.max(area.left, 0); x < Math.min(area.right, photo.width); x += 1) {
      const [u, v] = photo.toCard(x, y);
      const depth = Math.min(u - box.left, box.right - u, v - box.top, box.bottom - v);
      const colour = depth < 0 ? null : painter(u, v);
      if (!colour) continue;
      const share = fade === 0 ? 1 : Math.min(depth / fade, 1);
      const speck = noise();
      const at = (y * photo.width + x) * 3;
      colour.forEach((value, channel) => {
        const mixed = (value + speck) * share + (photo.pixels[at + channel] ?? 0) * (1 - share);
        photo.pixels[at + channel] = Math.min(Math.max(Math.round(mixed), 0), 255);
      });
    }
  }
  return area;
}
