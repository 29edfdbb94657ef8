import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { jobHandlers } from './modules/jobs.ts';
import { type Doors, type OpenHouse, openHouse } from './open-house.ts';

export interface RunningServer {
  house: OpenHouse;
  /** Where it answers; null for a process that only works in the background. */
  address: string | null;
  /** Takes nothing new, finishes what it began, then lets go of everything. */
  stop(): Promise<void>;
}

const WORKER_CONCURRENCY = 2;

/** Opens the house and the doors that this process is meant to have: the API, the worker, or both. */
export async function serve(config: Config, doors: Doors = {}): Promise<RunningServer> {
  const house = await openHouse(config, doors);
  let worker: Worker | null = null;
  try {
    const app = config.role === 'worker' ? null : await buildApp(house);
    if (config.role !== 'api') {
      worker = startWorker({
        queue: house.queue,
        handlers: jobHandlers(house),
        concurrency: WORKER_CONCURRENCY,
        log: house.log,
      });
    }
    if (app) await app.listen({ port: config.port, host: config.host });
    const port = app ? (app.server.address() as AddressInfo).port : null;
    let stopping: Promise<void> | null = null;
    const stop = async () => {
      await app?.close();
      await worker?.stop();
      await house.close();
    };
    return {
      house,
      address: port === null ? null : `http://localhost:${port}`,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await worker?.stop(0);
    await house.close();
    throw error;
  }
}
