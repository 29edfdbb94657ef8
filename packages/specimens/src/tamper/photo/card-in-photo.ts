import sharp from 'sharp';
import { homography, type Point, type Quad } from '../../picture/homography.ts';
import type { Raster } from '../../picture/raster.ts';
import { NothingToForge } from '../forgery.ts';
import type { Box } from '../sheet/box.ts';

/** A photograph with a card on a table: its pixels, and the way between the card's points and them. */
export interface CardInPhoto {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly toPhoto: (x: number, y: number) => Point;
  readonly toCard: (x: number, y: number) => Point;
}

const UNLIKE_TABLE = 40;

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** The table's colour: what the rim of the picture shows. */
function tableOf(pixels: Uint8Array, width: number, height: number): number[] {
  const rim = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  return [0, 1, 2].map((channel) => medianOf(rim.map((pixel) => pixels[pixel * 3 + channel] ?? 0)));
}

/** Corners of whatever is not the table: the farthest that way, and that, and that. */
function cornersOf(pixels: Uint8Array, width: number, height: number): Quad {
  const [red = 0, green = 0, blue = 0] = tableOf(pixels, width, height);
  const best = [0, 1, 2, 3].map(() => ({ far: Number.NEGATIVE_INFINITY, at: [0, 0] as Point }));
  const reach = (way: number, far: number, x: number, y: number): void => {
    if (far > (best[way]?.far ?? 0)) best[way] = { far, at: [x, y] };
  };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const off =
        Math.abs((pixels[at] ?? 0) - red) +
        Math.abs((pixels[at + 1] ?? 0) - green) +
        Math.abs((pixels[at + 2] ?? 0) - blue);
      if (off < UNLIKE_TABLE * 3) continue;
      reach(0, -x - y, x, y);
      reach(1, x - y, x, y);
      reach(2, x + y, x, y);
      reach(3, y - x, x, y);
    }
  }
  const [a, b, c, d] = best.map(({ at }) => at);
  if (!a || !b || !c || !d || b[0] - a[0] < width / 3) throw new NothingToForge('a card on a table');
  return [a, b, c, d];
}

interface Found {
  readonly raster: Raster;
  readonly corners: Quad;
}

/** Many forgeries begin with one photograph. */
const found = new WeakMap<Uint8Array, Promise<Found>>();

async function lookFor(photo: Uint8Array): Promise<Found> {
  const image = sharp(photo).removeAlpha();
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const calm = await image.blur(2).raw().toBuffer();
  const { width, height } = info;
  return { raster: { width, height, pixels: data }, corners: cornersOf(calm, width, height) };
}

export async function findCard(photo: Uint8Array, [wide, tall]: readonly [number, number]): Promise<CardInPhoto> {
  const looking = found.get(photo) ?? lookFor(photo);
  found.set(photo, looking);
  const { raster, corners } = await looking;
  const card: Quad = [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [0, tall],
  ];
  return {
    width: raster.width,
    height: raster.height,
    pixels: new Uint8Array(raster.pixels),
    toPhoto: homography(card, corners),
    toCard: homography(corners, card),
  };
}

/** The upright box around a card's box in the photograph's pixels. */
export function inPixels({ toPhoto }: CardInPhoto, { left, top, right, bottom }: Box): Box {
  const points = [toPhoto(left, top), toPhoto(right, top), toPhoto(right, bottom), toPhoto(left, bottom)];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}
