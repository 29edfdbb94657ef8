import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';
import { type Weights, weightsFile } from './weights.ts';
import { weightsAside } from './weights-aside.ts';

/** What each step across a line may show: nothing, then every sign that the weights know; each row sums to 1. */
export interface LineSteps {
  readonly count: number;
  readonly classes: number;
  readonly chances: Float32Array;
  /** The sign of each class but the first. */
  readonly signs: readonly string[];
}

export const LINE_HEIGHT = 48;
const CHANNELS = 3;

interface Loaded {
  readonly weights: Weights;
  readonly signs: readonly string[];
}

let loaded: Promise<Loaded> | null = null;

async function load(): Promise<Loaded> {
  const weights = weightsAside('ch_PP-OCRv4_rec_infer.onnx');
  // The blank stands behind all that are listed.
  const signs = [...(await weightsFile('ppocr_keys_v1.txt')).toString('utf8').split('\n'), ' '];
  return { weights, signs };
}

/** Looks at the gray pixels of one line, 48 high, from -1 to 1. */
export async function lookAtLine(pixels: Float32Array, width: number): Promise<LineSteps> {
  loaded ??= load();
  const { weights, signs } = await loaded;
  const input = new Float32Array(CHANNELS * pixels.length);
  for (let channel = 0; channel < CHANNELS; channel += 1) input.set(pixels, channel * pixels.length);
  const { data, dims } = await weights({ data: input, dims: [1, CHANNELS, LINE_HEIGHT, width] });
  const [, count = 0, classes = 0] = dims;
  return { count, classes, chances: data, signs };
}

/** A part of a sheet as these weights want a line: this wide, 48 high, from -1 to 1. */
export async function lineOf({ pixels, width, height }: Raster, wide: number): Promise<Float32Array> {
  const gray = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(wide, LINE_HEIGHT, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const line = new Float32Array(gray.length);
  for (let at = 0; at < gray.length; at += 1) line[at] = (gray[at] ?? 0) / 127.5 - 1;
  return line;
}
