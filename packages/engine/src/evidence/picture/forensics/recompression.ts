import sharp from 'sharp';
import { cropped, type Raster } from '../../raster/raster.ts';
import { type Patch, patchesOf } from './blocks.ts';

const SIDE = 16;
const qualities = [55, 60, 65, 70, 75, 80, 85, 90, 95];
/** Smooth squares lose nothing by being packed again and say nothing. */
const LEAST_TEXTURE = 6;
const FEWEST_TEXTURED = 200;
const SAMPLE = 1024;
/** How much less a picture loses at the quality that it was once packed with. */
const DEEPEST_DIP = 0.72;
const MOST_DIPS = 3;
const FEWEST_BLOCKS = 10;
const LARGEST_SHARE = 0.2;
const ODD_BY = 7;
const ODD_TIMES = 2.5;

interface Loss {
  readonly columns: number;
  /** Per square; null where it is too smooth. */
  readonly squares: readonly (number | null)[];
  readonly middle: number;
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function lossAt({ width, pixels }: Raster, after: Uint8Array, left: number, top: number): number | null {
  let [error, sum, squares] = [0, 0, 0];
  for (let y = top; y < top + SIDE; y += 1) {
    for (let x = left; x < left + SIDE; x += 1) {
      const gray = pixels[y * width + x] ?? 0;
      error += Math.abs(gray - (after[y * width + x] ?? 0));
      sum += gray;
      squares += gray * gray;
    }
  }
  const count = SIDE * SIDE;
  const texture = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  return texture < LEAST_TEXTURE ? null : error / count / Math.sqrt(texture);
}

async function lossOf(raster: Raster, quality: number): Promise<Loss> {
  const { width, height } = raster;
  const raw = { raw: { width, height, channels: 1 as const } };
  const packed = await sharp(raster.pixels, raw).jpeg({ quality }).toBuffer();
  const after = await sharp(packed).toColourspace('b-w').raw().toBuffer();
  const [columns, rows] = [Math.floor(width / SIDE), Math.floor(height / SIDE)];
  const squares = Array.from({ length: columns * rows }, (_, place) =>
    lossAt(raster, after, (place % columns) * SIDE, Math.floor(place / columns) * SIDE),
  );
  return { columns, squares, middle: middleOf(squares.filter((loss) => loss !== null)) };
}

/** A part from the middle that keeps to the squares which the picture was packed in. */
function sampleOf(raster: Raster): Raster {
  const start = (length: number): number => Math.max(0, Math.floor((length - SAMPLE) / 2 / SIDE) * SIDE);
  const [left, top] = [start(raster.width), start(raster.height)];
  return cropped(raster, { left, top, right: left + SAMPLE, bottom: top + SAMPLE });
}

/** The qualities that the picture was once packed with, likeliest first: packed so again, it loses little. */
async function earlierQualities(raster: Raster): Promise<number[]> {
  const losses: number[] = [];
  for (const quality of qualities) losses.push((await lossOf(raster, quality)).middle);
  const dips = qualities.map((quality, i) => {
    const [below, own, above] = [losses[i - 1], losses[i], losses[i + 1]];
    const isKnown = below !== undefined && own !== undefined && above !== undefined && below + above > 0;
    return { quality, depth: isKnown ? (2 * own) / (below + above) : 1 };
  });
  const found = dips.filter(({ depth }) => depth < DEEPEST_DIP).toSorted((a, b) => a.depth - b.depth);
  return found.slice(0, MOST_DIPS).map(({ quality }) => quality);
}

function standingOut({ columns, squares, middle }: Loss): Patch[] | null {
  const losses = squares.filter((loss) => loss !== null);
  if (losses.length < FEWEST_TEXTURED) return null;
  const spread = middleOf(losses.map((loss) => Math.abs(loss - middle))) || 0.01;
  const limit = Math.max(middle + ODD_BY * spread, middle * ODD_TIMES);
  const odd = squares.map((loss) => loss !== null && loss > limit);
  const patches = patchesOf(odd, columns, SIDE).filter(({ blocks }) => blocks >= FEWEST_BLOCKS);
  const area = patches.reduce((sum, { blocks }) => sum + blocks, 0);
  return area > losses.length * LARGEST_SHARE ? null : patches;
}

/**
 * A JPEG that was packed before loses little when packed so again; what was put in afterwards loses as if for the first
 * time. Answers with the places that stand out, null where the picture is too small, too smooth or too fresh to tell.
 */
export async function unevenPatches(raster: Raster): Promise<Patch[] | null> {
  let found: Patch[] | null = null;
  for (const quality of await earlierQualities(sampleOf(raster))) {
    const patches = standingOut(await lossOf(raster, quality));
    if (patches && patches.length > 0) return patches;
    found ??= patches;
  }
  return found;
}
