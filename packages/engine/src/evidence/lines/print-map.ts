import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';
import type { Weights } from './weights.ts';
import { roomForPlaces, weightsAside } from './weights-aside.ts';

/** How likely each place of a small version of a picture lies in the middle of a line of print. */
export interface PrintMap {
  readonly width: number;
  readonly height: number;
  /** How many pixels of the picture one place is wide and high. */
  readonly across: number;
  readonly down: number;
  readonly chances: Float32Array;
}

/** A little smaller shows the small labels of a card still; a page of small print has room in the most. */
const SHRINK = 0.75;
const SMALLEST = 640;
const MOST_PIXELS = 1_400_000;
/** The weights halve a picture four times. */
const STEP = 16;
/** What stands so near the edge of a strip is seen better in the next one. */
const MARGIN = 32;
/** One place of what the weights tell is so many pixels wide and high. */
const PLACE = 2;

const nothing: PrintMap = { width: 0, height: 0, across: 1, down: 1, chances: new Float32Array() };

let loaded: Weights | null = null;

const inSteps = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly keptFrom: number;
  readonly keptTo: number;
}

/** Rows that are looked at together, each strip reaching into its neighbours. */
export function stripsOf(width: number, height: number, atOnce: number): Strip[] {
  const tall = Math.max(6 * STEP, Math.floor(atOnce / width / STEP) * STEP);
  const strips: Strip[] = [];
  for (let from = 0; ; from += tall - 2 * MARGIN) {
    const to = Math.min(height, from + tall);
    const isLast = to === height;
    strips.push({ from, to, keptFrom: from === 0 ? 0 : from + MARGIN, keptTo: isLast ? height : to - MARGIN });
    if (isLast) return strips;
  }
}

/** From -1, black, to 1. */
function signed(gray: Uint8Array): Float32Array {
  const input = new Float32Array(gray.length);
  for (let at = 0; at < gray.length; at += 1) input[at] = (gray[at] ?? 0) / 127.5 - 1;
  return input;
}

async function look(weights: Weights, gray: Uint8Array, width: number): Promise<Float32Array> {
  const { data } = await weights({ data: signed(gray), dims: [1, 1, gray.length / width, width] });
  return data;
}

/** Looks where print stands, whatever it says and however it lies. */
export async function printMapOf(raster: Raster): Promise<PrintMap> {
  loaded ??= weightsAside('finder.onnx');
  const weights = loaded;
  const longest = Math.max(raster.width, raster.height);
  if (raster.width === 0 || raster.height === 0) return nothing;
  const most = Math.sqrt(MOST_PIXELS / (raster.width * raster.height));
  const scale = Math.min(1, most, Math.max(SMALLEST / longest, SHRINK));
  const [across, down] = [inSteps(raster.width * scale), inSteps(raster.height * scale)];
  const gray = await sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 1 } })
    .resize(across, down, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const [width, height] = [across / PLACE, down / PLACE];
  const chances = new Float32Array(width * height);
  for (const { from, to, keptFrom, keptTo } of stripsOf(across, down, await roomForPlaces())) {
    const seen = await look(weights, gray.subarray(from * across, to * across), across);
    const [first, last] = [((keptFrom - from) / PLACE) * width, ((keptTo - from) / PLACE) * width];
    chances.set(seen.subarray(first, last), (keptFrom / PLACE) * width);
  }
  return { width, height, across: raster.width / width, down: raster.height / height, chances };
}
