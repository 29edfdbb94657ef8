import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../lib/worker-url.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const STOP_WITHIN_MS = 10_000;

/**
 * How much of a function must have run before the optimising compiler takes it up, 55 times the usual: a start then
 * compiles the database once instead of twice, and what serving really uses is optimised within some hundred statements.
 */
const OPTIMISE_AFTER = '--wasm-tiering-budget=100000000';

async function readiness(worker: Worker, signal: AbortSignal): Promise<void> {
  // `once` also rejects when the worker reports an error before it is ready.
  for (;;) {
    const [message] = (await once(worker, 'message', { signal })) as [FromWorker];
    if (message === 'ready') return;
  }
}

/** Starts the thread and resolves once it accepts connections. */
export async function startDatabaseWorker(settings: WorkerSettings): Promise<Worker> {
  setFlagsFromString(OPTIMISE_AFTER);
  const worker = new Worker(workerUrl('embedded-database.worker'), { workerData: settings });
  // Each listener is taken off by name: removing all of them would also take off the worker's own, and with them every
  // later message.
  const listening = new AbortController();
  try {
    await Promise.race([
      readiness(worker, listening.signal),
      once(worker, 'exit', listening).then(([code]) => {
        throw new Error(`The embedded database ended while starting (status ${code}).`);
      }),
    ]);
  } finally {
    listening.abort();
  }
  return worker;
}

/** Lets the database write its final checkpoint; past the deadline its log brings it back at the next start. */
export async function stopDatabaseWorker(worker: Worker): Promise<void> {
  const exited = once(worker, 'exit');
  tell(worker, 'stop');
  const deadline = setTimeout(() => void worker.terminate(), STOP_WITHIN_MS);
  await exited;
  clearTimeout(deadline);
}

export function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
