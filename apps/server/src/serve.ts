import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { tracedJob } from './adapters/traces/traced.ts';
import { type AdminServer, serveAdmin } from './admin/serve-admin.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openHealthDoor } from './health-door.ts';
import { listenForJobs } from './jobs/listen-for-jobs.ts';
import type { ObserveJob } from './jobs/run-job.ts';
import { takeBackJobs } from './jobs/take-back-jobs.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { sealBankNames } from './modules/house/seal-bank-names.ts';
import { isPaperWork, isWebhookWork, jobHandlers, jobSchedules } from './modules/jobs.ts';
import { eraseAgain } from './modules/my-data/erase-again.ts';
import { type Doors, type OpenHouse, openHouse } from './open-house.ts';

export interface RunningServer {
  house: OpenHouse;
  /** Where it answers; null for a process that only works in the background. */
  address: string | null;
  /** Where such a process says how it is, if it was told to. */
  healthAddress: string | null;
  /** Takes nothing new, finishes what it began, then lets go of everything. */
  stop(): Promise<void>;
}

/** So long a call under way may take once the end is ordered; after that it is cut off. */
export const CLOSE_TERM_MS = 15_000;

const WORKER_CONCURRENCY = 2;
/** Somebody watches while their paper is read. */
const PAPER_POLL_MS = 200;
/** Orders wake the workers; this is for what becomes due by itself, and for orders that nobody heard. */
const IDLE_POLL_MS = 5_000;

async function startWorkers(house: OpenHouse): Promise<Worker> {
  const { queue, log, config, database } = house;
  // Nobody else can be working on an embedded database: what is under way was left by a process that died.
  if (database.kind === 'embedded') await takeBackJobs(queue);
  const { traces } = house;
  const handlers = jobHandlers(house).map((handler) => (traces ? tracedJob(handler, traces) : handler));
  const observe: ObserveJob = (labels, seconds) => house.figures.jobs.observe(labels, seconds);
  const workers = [
    startWorker({
      queue,
      log,
      handlers: handlers.filter((handler) => !isPaperWork(handler) && !isWebhookWork(handler)),
      concurrency: WORKER_CONCURRENCY,
      schedules: jobSchedules,
      idleMs: IDLE_POLL_MS,
      observe,
    }),
    startWorker({
      queue,
      log,
      handlers: handlers.filter(isPaperWork),
      concurrency: config.engineProcesses,
      pollMs: PAPER_POLL_MS,
      idleMs: IDLE_POLL_MS,
      observe,
    }),
    startWorker({
      queue,
      log,
      handlers: handlers.filter(isWebhookWork),
      concurrency: WORKER_CONCURRENCY,
      idleMs: IDLE_POLL_MS,
      observe,
    }),
  ];
  const line = config.databaseUrl === null ? null : listenForJobs(config.databaseUrl, queue.wake, log);
  return {
    stop: async (deadlineMs) => {
      await line?.stop();
      await Promise.all(workers.map((worker) => worker.stop(deadlineMs)));
    },
  };
}

/** Lets calls under way finish within their term. A body that never ends must not hold up the end of the process. */
async function closeInTerm(app: FastifyInstance, termMs: number): Promise<void> {
  const term = setTimeout(() => app.server.closeAllConnections(), termMs);
  try {
    await app.close();
  } finally {
    clearTimeout(term);
  }
}

/** Opens the house and the doors that this process is meant to have: the API, the worker, or both. */
export async function serve(
  config: Config,
  doors: Doors = {},
  { closeTermMs = CLOSE_TERM_MS }: { closeTermMs?: number } = {},
): Promise<RunningServer> {
  const house = await openHouse(config, doors);
  let worker: Worker | null = null;
  let admin: AdminServer | null = null;
  let health: Awaited<ReturnType<typeof openHealthDoor>> | null = null;
  try {
    // Before anybody is served: a restored backup may have brought back what was erased.
    await eraseAgain(house);
    await sealBankNames(house);
    const app = config.role === 'worker' ? null : await buildApp(house);
    if (config.role !== 'api') {
      worker = await startWorkers(house);
    }
    if (app) await app.listen({ port: config.port, host: config.host });
    else if (config.healthPort !== null) health = await openHealthDoor(house, config.healthPort);
    admin = await serveAdmin(house);
    const port = app ? (app.server.address() as AddressInfo).port : null;
    let stopping: Promise<void> | null = null;
    const stop = async () => {
      await admin?.stop();
      if (app) await closeInTerm(app, closeTermMs);
      await worker?.stop();
      await health?.close();
      await house.close();
    };
    return {
      house,
      address: port === null ? null : `http://localhost:${port}`,
      healthAddress: health?.address ?? null,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await admin?.stop();
    await health?.close();
    await worker?.stop(0);
    await house.close();
    throw error;
  }
}
