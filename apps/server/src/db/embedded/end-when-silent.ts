import type { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { tell } from './database-worker.ts';

/** Ends a thread that turns in a circle: nothing else would, and everybody would wait for it for ever. */
export function endWhenSilent(worker: Worker, patienceMs: number, log: Log): void {
  let heardAt = performance.now();
  worker.on('message', () => {
    heardAt = performance.now();
  });
  const timer = setInterval(() => {
    if (performance.now() - heardAt < patienceMs) return tell(worker, 'ping');
    log.error({ patienceMs }, 'the embedded database does not react and is ended');
    void worker.terminate();
  }, patienceMs / 4);
  timer.unref();
  worker.once('exit', () => clearInterval(timer));
}
