import { availableParallelism } from 'node:os';
import type { InferenceSession, InferenceSessionFactory, TensorConstructor } from 'onnxruntime-common';

/** What runs weights. */
export interface Runtime {
  readonly Tensor: TensorConstructor;
  readonly open: (weights: Uint8Array, threads: number) => Promise<InferenceSession>;
  /** What weights remember while they look grows with the area, and a process has its limits: places of a picture. */
  readonly placesAtOnce: number;
}

interface Library {
  readonly InferenceSession: InferenceSessionFactory;
  readonly Tensor: TensorConstructor;
}

/** What one picture took is given back before the next. */
const lean = { graphOptimizationLevel: 'all', enableCpuMemArena: false, enableMemPattern: false } as const;

/** Built for the machine; a system that nobody has built it for cannot read pictures. */
export async function nativeRuntime(): Promise<Runtime> {
  const loaded: Library & { readonly default?: Library } = await import('onnxruntime-node');
  const { InferenceSession, Tensor } = loaded.default ?? loaded;
  const options: InferenceSession.SessionOptions = {
    ...lean,
    executionProviders: ['cpu'],
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Threads that wait in circles take the time of whoever else could work.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  return {
    Tensor,
    open: (weights, threads) =>
      InferenceSession.create(weights, { ...options, intraOpNumThreads: Math.min(threads, availableParallelism()) }),
    placesAtOnce: 1_500_000,
  };
}
