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

/** Half as large shows small print still, at a quarter of the cost; below and above nothing is gained. */
const SHRINK = 0.5;
const SMALLEST = 640;
const MOST_PLACES = 700_000;
/** The weights halve a picture five times. */
const STEP = 32;
/** What stands so near the edge of a strip is seen better in the next one. */
const MARGIN = 32;
/** Brightness and contrast of the pictures that the weights learned from, per colour. */
const means = [0.485, 0.456, 0.406] as const;
const spreads = [0.229, 0.224, 0.225] as const;

let loaded: Weights | null = null;

const inSteps = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);

function normalised(gray: Uint8Array): Float32Array {
  const input = new Float32Array(means.length * gray.length);
  for (const [colour, mean] of means.entries()) {
    const table = Float32Array.from({ length: 256 }, (_, value) => (value / 255 - mean) / (spreads[colour] ?? 1));
    const from = colour * gray.length;
    for (let at = 0; at < gray.length; at += 1) input[from + at] = table[gray[at] ?? 0] ?? 0;
  }
  return input;
}

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly keptFrom: number;
  readonly keptTo: number;
}

/** Rows that are looked at together, each strip reaching into its neighbours. */
export function stripsOf(width: number, height: number, atOnce: number): Strip[] {
  const tall = Math.max(3 * STEP, Math.floor(atOnce / width / STEP) * STEP);
  const strips: Strip[] = [];
  for (let from = 0; ; from += tall - 2 * MARGIN) {
    const to = Math.min(height, from + tall);
    const isLast = to === height;
    strips.push({ from, to, keptFrom: from === 0 ? 0 : from + MARGIN, keptTo: isLast ? height : to - MARGIN });
    if (isLast) return strips;
  }
}

async function look(weights: Weights, gray: Uint8Array, width: number): Promise<Float32Array> {
  const { data } = await weights({ data: normalised(gray), dims: [1, means.length, gray.length / width, width] });
  return data;
}

/** Looks where print stands, whatever it says and however it lies. */
export async function printMapOf(raster: Raster): Promise<PrintMap> {
  loaded ??= weightsAside('ch_PP-OCRv4_det_infer.onnx');
  const weights = loaded;
  const longest = Math.max(raster.width, raster.height);
  const most = Math.sqrt(MOST_PLACES / (raster.width * raster.height));
  const scale = Math.min(1, most, Math.max(SMALLEST / longest, SHRINK));
  const [width, height] = [inSteps(raster.width * scale), inSteps(raster.height * scale)];
  const gray = await sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const chances = new Float32Array(width * height);
  for (const { from, to, keptFrom, keptTo } of stripsOf(width, height, await roomForPlaces())) {
    const seen = await look(weights, gray.subarray(from * width, to * width), width);
    chances.set(seen.subarray((keptFrom - from) * width, (keptTo - from) * width), keptFrom * width);
  }
  return { width, height, across: raster.width / width, down: raster.height / height, chances };
}
