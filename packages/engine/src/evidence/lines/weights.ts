import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativeRuntime, type Runtime } from './runtime.ts';

const { resolve } = createRequire(import.meta.url);
/** A bundle has the weights beside it, because the process that reads strangers' files sees nothing else. */
const beside = fileURLToPath(new URL('./print-weights', import.meta.url));
const folder = (): string => (existsSync(beside) ? beside : dirname(resolve('@vesta/print-weights/reader.onnx')));

/** A file that came with the weights, from the disk; nothing is ever downloaded. */
export const weightsFile = (name: string): Promise<Buffer> => readFile(join(folder(), name));

/** Numbers for the weights, or from them, and how they are arranged. */
export interface Numbers {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** Weights that were opened: one array of numbers in, one out. */
export type Weights = (input: Numbers) => Promise<Numbers>;

let runtime: Promise<Runtime> | null = null;

/** As many places of a picture as what runs the weights has room for. */
export async function placesAtOnce(): Promise<number> {
  runtime ??= nativeRuntime();
  return (await runtime).placesAtOnce;
}

const nothing: Numbers = { data: new Float32Array(), dims: [] };

/**
 * More threads gain little on pictures this small. A line in bytes takes so few milliseconds that two threads would wait
 * for each other a tenth of the time.
 */
const threadsFor = (name: string): number => (name === 'reader-bytes.onnx' ? 1 : 2);

/** Weights, ready to run. */
export async function openWeights(name: string): Promise<Weights> {
  runtime ??= nativeRuntime();
  const { open, Tensor } = await runtime;
  const session = await open(await weightsFile(name), threadsFor(name));
  const [input = 'x'] = session.inputNames;
  const [output = ''] = session.outputNames;
  return async ({ data, dims }) => {
    const answer = (await session.run({ [input]: new Tensor('float32', data, dims) }))[output];
    return answer ? { data: answer.data as Float32Array, dims: answer.dims } : nothing;
  };
}
