import sharp from 'sharp';
import { cropped, type Raster } from '../../evidence/raster/raster.ts';
import { type Patch, patchesOf } from './blocks.ts';

const SIDE = 16;
/** Every other one is tried; where the loss is small, those beside it are too. */
const qualities = Array.from({ length: 21 }, (_, i) => 52 + i * 2);
/** How far away the qualities are that one is held against. */
const APART = 6;
/** Mean of what squares lose, squared: smooth ones lose nothing by being packed again and say nothing. */
const LEAST_LOSS = 1;
const FEWEST_TELLING = 200;
const SAMPLE = 512;
const FEWEST_IN_SAMPLE = 12;
/** How much less a picture loses at the quality that it was once packed with. */
const DEEPEST_DIP = 0.4;
const MOST_DIPS = 3;
const BESIDE = 2;
const FEWEST_BLOCKS = 6;
const LARGEST_SHARE = 0.2;
/** Somebody changes a few places; what stands out all over a page is its print, seen through light and noise. */
const MOST_PATCHES = 12;
/** What was never packed so loses as much as at the qualities around. */
const AS_IF_FRESH = 0.75;
const ODD_BY = 4;

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What each square of the picture loses by being packed once more. */
async function lossesOf({ width, height, pixels }: Raster, quality: number): Promise<Float64Array> {
  const packed = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();
  const after = await sharp(packed).toColourspace('b-w').raw().toBuffer();
  const [columns, rows] = [Math.floor(width / SIDE), Math.floor(height / SIDE)];
  const losses = new Float64Array(columns * rows);
  for (let square = 0; square < losses.length; square += 1) {
    const start = Math.floor(square / columns) * SIDE * width + (square % columns) * SIDE;
    let sum = 0;
    for (let row = start; row < start + SIDE * width; row += width) {
      for (let at = row; at < row + SIDE; at += 1) sum += ((pixels[at] ?? 0) - (after[at] ?? 0)) ** 2;
    }
    losses[square] = sum / SIDE ** 2;
  }
  return losses;
}

/** Per square: the loss at one quality against that at the qualities around it; null where there is none to speak of. */
function sharesOf(own: Float64Array, below: Float64Array, above: Float64Array): (number | null)[] {
  return Array.from(own, (loss, i) => {
    const around = ((below[i] ?? 0) + (above[i] ?? 0)) / 2;
    return around < LEAST_LOSS ? null : loss / around;
  });
}

/** A part from the middle that keeps to the squares which the picture was packed in. */
function sampleOf(raster: Raster): Raster {
  const start = (length: number): number => Math.max(0, Math.floor((length - SAMPLE) / 2 / SIDE) * SIDE);
  const [left, top] = [start(raster.width), start(raster.height)];
  return cropped(raster, { left, top, right: left + SAMPLE, bottom: top + SAMPLE });
}

/** How deep the loss dips at a quality, from 0 to 1 where it does not. */
async function depthAt(losses: (quality: number) => Promise<Float64Array>, quality: number): Promise<number> {
  const [own, below, above] = [await losses(quality), await losses(quality - APART), await losses(quality + APART)];
  const told = sharesOf(own, below, above).filter((share) => share !== null);
  return told.length < FEWEST_IN_SAMPLE ? 1 : middleOf(told);
}

/**
 * The qualities that the picture was once packed with, the surest first: packed so again, it loses little. Beside the
 * right one the loss is small too, but not for strong edges; so the bottom of each dip is looked for.
 */
async function earlierQualities(raster: Raster): Promise<number[]> {
  const known = new Map<number, Promise<Float64Array>>();
  const losses = (quality: number): Promise<Float64Array> => {
    const found = known.get(quality) ?? lossesOf(raster, quality);
    known.set(quality, found);
    return found;
  };
  const depths: number[] = [];
  for (const quality of qualities) depths.push(await depthAt(losses, quality));
  const bottoms: { readonly quality: number; readonly depth: number }[] = [];
  for (const [i, quality] of qualities.entries()) {
    const depth = depths[i] ?? 1;
    const isBottom = depths.slice(Math.max(0, i - BESIDE), i + BESIDE + 1).every((other) => other >= depth);
    if (!isBottom || depth >= DEEPEST_DIP) continue;
    let best = { quality, depth };
    for (const near of [quality - 1, quality + 1]) {
      const other = await depthAt(losses, near);
      if (other < best.depth) best = { quality: near, depth: other };
    }
    bottoms.push(best);
  }
  const surest = bottoms.toSorted((a, b) => a.depth - b.depth).slice(0, MOST_DIPS);
  return surest.map(({ quality }) => quality);
}

function standingOut(shares: readonly (number | null)[], columns: number): Patch[] | null {
  const told = shares.filter((share) => share !== null);
  if (told.length < FEWEST_TELLING) return null;
  const middle = middleOf(told);
  const spread = middleOf(told.map((share) => Math.abs(share - middle)));
  const limit = Math.max(AS_IF_FRESH, middle + ODD_BY * spread);
  const odd = shares.map((share) => share !== null && share > limit);
  const patches = patchesOf(odd, columns, SIDE).filter(({ blocks }) => blocks >= FEWEST_BLOCKS);
  const area = patches.reduce((sum, { blocks }) => sum + blocks, 0);
  return area > told.length * LARGEST_SHARE || patches.length > MOST_PATCHES ? null : patches;
}

/**
 * A JPEG that was packed before loses little when packed so again; what was put in afterwards loses as if for the first
 * time. What was packed last holds for the picture as a whole and tells no part from another. Answers with the places
 * that stand out, null where the picture is too small, too smooth or too fresh to tell.
 */
export async function unevenPatches(raster: Raster, lastQuality: number | null = null): Promise<Patch[] | null> {
  let found: Patch[] | null = null;
  for (const quality of await earlierQualities(sampleOf(raster))) {
    if (lastQuality !== null && Math.abs(quality - lastQuality) <= 1) {
      found ??= [];
      continue;
    }
    const three = [quality, quality - APART, quality + APART].map((one) => lossesOf(raster, one));
    const [own, below, above] = await Promise.all(three);
    if (!own || !below || !above) continue;
    const shares = sharesOf(own, below, above);
    const patches = standingOut(shares, Math.floor(raster.width / SIDE));
    if (patches && patches.length > 0) return patches;
    found ??= patches;
  }
  return found;
}
