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

/**
 * One network in two precisions. In bytes it takes a third of the time and is as right where it is sure; in single
 * precision it is sure more often.
 */
const files = { single: 'reader.onnx', bytes: 'reader-bytes.onnx' } as const;
export type Precision = keyof typeof files;

const opened = new Map<Precision, Weights>();
let known: Promise<readonly string[]> | null = null;

function weightsIn(precision: Precision): Weights {
  const weights = opened.get(precision) ?? weightsAside(files[precision]);
  opened.set(precision, weights);
  return weights;
}

const knownSigns = async (): Promise<readonly string[]> => [...(await weightsFile('signs.txt')).toString('utf8')];

/** Gray pixels of one line, 32 high, from -1 to 1. */
export interface LinePixels {
  readonly pixels: Float32Array;
  readonly width: number;
}

/** Looks at the pixels of one line. */
export async function lookAtLine({ pixels, width }: LinePixels, precision: Precision): Promise<LineSteps> {
  known ??= knownSigns();
  const signs = await known;
  const { data, dims } = await weightsIn(precision)({ data: pixels, dims: [1, 1, LINE_HEIGHT, width] });
  const [, count = 0, classes = 0] = dims;
  return { count, classes, chances: data, signs };
}
