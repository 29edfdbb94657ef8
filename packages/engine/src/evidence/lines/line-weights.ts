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

export const LINE_HEIGHT = 32;

interface Loaded {
  readonly weights: Weights;
  readonly signs: readonly string[];
}

let loaded: Promise<Loaded> | null = null;

async function load(): Promise<Loaded> {
  return { weights: weightsAside('reader.onnx'), signs: [...(await weightsFile('signs.txt')).toString('utf8')] };
}

/** Looks at the gray pixels of one line, 32 high, from -1 to 1. */
export async function lookAtLine(pixels: Float32Array, width: number): Promise<LineSteps> {
  loaded ??= load();
  const { weights, signs } = await loaded;
  const { data, dims } = await weights({ data: pixels, dims: [1, 1, LINE_HEIGHT, width] });
  const [, count = 0, classes = 0] = dims;
  return { count, classes, chances: data, signs };
}
