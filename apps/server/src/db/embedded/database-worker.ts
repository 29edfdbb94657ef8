import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../lib/worker-url.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const STOP_WITHIN_MS = 10_000;

/** Starts the thread and resolves once it accepts connections. */
export async function startDatabaseWorker(settings: WorkerSettings): Promise<Worker> {
  const worker = new Worker(workerUrl('embedded-database.worker'), { workerData: settings });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database ended while starting (status ${code}).`)));
    worker.on('message', (message: FromWorker) => message === 'ready' && resolve());
  });
  worker.removeAllListeners();
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
