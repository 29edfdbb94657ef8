import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { StartError } from '../../lib/start-error.ts';
import type { Log } from '../log.ts';
import { startDatabaseWorker, stopDatabaseWorker } from './database-worker.ts';
import { endWhenSilent } from './end-when-silent.ts';
import type { WorkerSettings } from './worker-messages.ts';

const RETRY_AFTER_MS = 1_000;

/** A disk that refuses says so by its code; what else keeps the database from opening is in its own files. */
const damaged = (cluster: string, error: unknown): unknown =>
  (error as NodeJS.ErrnoException | null)?.code
    ? error
    : new StartError(
        `The embedded database in ${cluster} cannot be opened, its files are damaged: put DATA_DIR back from a backup, or move it away to begin with an empty one.`,
      );

/** Runs the database's thread and starts it anew when it dies, so that the process recovers by itself. */
export async function keepDatabaseWorkerRunning(
  settings: WorkerSettings,
  log: Log,
  patienceMs: number,
): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let worker: Worker | null = null;
  let restart: Promise<void> = Promise.resolve();

  const adopt = (started: Worker) => {
    worker = started;
    started.on('error', () => {}); // always followed by 'exit'
    endWhenSilent(started, patienceMs, log);
    started.once('exit', (status) => {
      worker = null;
      if (stopping) return;
      log.error({ status }, 'the embedded database ended unexpectedly and is started again');
      restart = startAgain();
    });
  };

  const startAgain = async () => {
    while (!stopping) {
      try {
        return adopt(await startDatabaseWorker(settings));
      } catch {
        log.error({ retryAfterMs: RETRY_AFTER_MS }, 'the embedded database did not start');
        await delay(RETRY_AFTER_MS);
      }
    }
  };

  try {
    adopt(await startDatabaseWorker(settings));
  } catch (error) {
    throw damaged(settings.cluster, error);
  }
  return {
    stop: async () => {
      stopping = true;
      await restart;
      if (worker) await stopDatabaseWorker(worker);
    },
  };
}
