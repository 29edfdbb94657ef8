import sharp from 'sharp';
import { homography, type Point, type Quad } from '../../picture/homography.ts';
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
  const table = tableOf(pixels, width, height);
  const ways = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const best = ways.map(() => ({ far: Number.NEGATIVE_INFINITY, at: [0, 0] as Point }));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const off = [0, 1, 2].reduce((sum, c) => sum + Math.abs((pixels[pixel * 3 + c] ?? 0) - (table[c] ?? 0)), 0);
    if (off < UNLIKE_TABLE * 3) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    ways.forEach(([dx, dy], index) => {
      const far = x * dx + y * dy;
      if (far > (best[index]?.far ?? 0)) best[index] = { far, at: [x, y] };
    });
  }
  const [a, b, c, d] = best.map(({ at }) => at);
  if (!a || !b || !c || !d || b[0] - a[0] < width / 3) throw new NothingToForge('a card on a table');
  return [a, b, c, d];
}

export async function findCard(photo: Uint8Array, [wide, tall]: readonly [number, number]): Promise<CardInPhoto> {
  const image = sharp(photo).removeAlpha();
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const calm = await image.blur(2).raw().toBuffer();
  const corners = cornersOf(calm, info.width, info.height);
  const card: Quad = [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [0, tall],
  ];
  return {
    width: info.width,
    height: info.height,
    pixels: new Uint8Array(data),
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
