import { Worker } from 'node:worker_threads';
import type { Numbers } from './weights.ts';
import type { FromWeightsThread, WeightsQuestion } from './weights-messages.ts';

/** A thread that runs weights, so that whoever asks can go on meanwhile. */
export interface WeightsThread {
  /** Rejects when the weights failed or the thread is gone. */
  readonly ask: (name: string, input: Numbers) => Promise<Numbers>;
  readonly placesAtOnce: Promise<number>;
}

interface Asked {
  readonly resolve: (output: Numbers) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts the thread. Nothing waits for it at the end: it keeps the process only until it is ready and while a question is open. */
export function startWeightsThread(entry: URL): WeightsThread {
  // What the process was started with concerns its own files, not a bundle.
  const worker = new Worker(entry, { execArgv: [] });
  const open = new Map<number, Asked>();
  let asked = 0;
  let gone: Error | null = null;
  let isReady = false;
  const rest = (): void => {
    if (isReady && open.size === 0) worker.unref();
  };
  const settled = (id: number): Asked | undefined => {
    const one = open.get(id);
    open.delete(id);
    rest();
    return one;
  };
  const placesAtOnce = new Promise<number>((resolve, reject) => {
    const end = (): void => {
      gone ??= new Error('the thread of the weights is gone');
      for (const id of [...open.keys()]) settled(id)?.reject(gone);
      reject(gone);
    };
    worker.on('error', end);
    worker.on('exit', end);
    worker.on('message', (message: FromWeightsThread) => {
      if (message.kind === 'ready') {
        isReady = true;
        rest();
        return resolve(message.placesAtOnce);
      }
      const one = settled(message.id);
      if (message.output) one?.resolve(message.output);
      else one?.reject(new Error('the weights failed'));
    });
  });
  // Told by the questions as well.
  placesAtOnce.catch(() => undefined);
  return {
    placesAtOnce,
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        asked += 1;
        open.set(asked, { resolve, reject });
        worker.ref();
        const question: WeightsQuestion = { id: asked, name, input };
        worker.postMessage(question);
      }),
  };
}
