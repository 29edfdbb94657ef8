import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSeal as seal } from '../../test/job-seal.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { systemClock as clock } from '../lib/clock.ts';
import { countByQueue } from './dead-letters.ts';
import { defineJob } from './define-job.ts';
import { implementJob } from './implement-job.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { createQueue, type Queue } from './queue.ts';
import { createScheduler, schedule } from './scheduler.ts';
import { startWorker } from './worker.ts';

const LONG_MS = 20_000;
const common = { retryLimit: 3, retryDelaySeconds: 1, expireInSeconds: 30 };
const piece = defineJob({ ...common, name: 'piece', payload: z.object({ n: z.number() }) });
const round = defineJob({ ...common, name: 'round', payload: z.object({}) });
const definitions = [piece, round];

/** What one process of several has: its own connections, its own queue, its own line to the others. */
interface Process {
  database: Database;
  queue: Queue;
  done: number[];
  stop(): Promise<void>;
}

let database: TestDatabase;
const processes: Process[] = [];

async function begin(): Promise<Process> {
  const { databaseUrl, dataDir } = database;
  const own = await connectDatabase({ databaseUrl, dataDir, log });
  const queue = await createQueue({ database: own, log, clock, seal, definitions });
  const done: number[] = [];
  const handlers = [implementJob(piece, async ({ n }) => void done.push(n)), implementJob(round, async () => {})];
  // Rarely looked, so that only calls bring the work quickly.
  const worker = startWorker({ queue, handlers, concurrency: 2, log, pollMs: LONG_MS, superviseMs: 500 });
  const line = listenForJobs(databaseUrl ?? '', queue.wake, log);
  const stop = async () => {
    await line.stop();
    await worker.stop();
    await own.close();
  };
  const begun = { database: own, queue, done, stop };
  processes.push(begun);
  return begun;
}

const isOnServer = process.env.TEST_DATABASE === 'postgres';
beforeAll(async () => {
  if (!isOnServer) return;
  database = await createTestDatabase();
  await begin();
  await begin();
});
afterAll(async () => {
  if (!isOnServer) return;
  await Promise.all(processes.map((one) => one.stop()));
  await database.drop();
});

const all = () => processes.flatMap(({ done }) => done).sort((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test.runIf(isOnServer)('two processes share the work, and nothing is done twice', async () => {
  const [first, second] = processes;
  for (const n of upTo(40)) await (n % 2 ? first : second)?.queue.enqueue(piece, { n });
  await expect.poll(all).toEqual(upTo(40));
  for (const { done } of processes) expect(done.length).toBeGreaterThan(0);
});

test.runIf(isOnServer)('what comes round by itself is ordered once, however many look', async () => {
  const entry = schedule(round, '* * * * *', {});
  const orders = processes.map(({ queue }) => createScheduler(queue, [entry]));
  await Promise.all([...orders, ...orders].map((order) => order()));
  const { rows } = await database.pool.query(`select count(*)::int as n from pgboss.job where name = 'round'`);
  expect(rows[0].n).toBe(1);
});

test.runIf(isOnServer)(
  'a database that throws everybody out loses nothing: work goes on and is heard of again',
  async () => {
    for (const { done } of processes) done.length = 0;
    const orderer = processes[0]?.queue;
    for (const n of upTo(20)) await orderer?.enqueue(piece, { n });
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const order = (n: number) =>
      expect
        .poll(() =>
          orderer?.enqueue(piece, { n }).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    for (const n of [20, 21, 22, 23, 24]) await order(n);
    await expect.poll(() => [...new Set(all())]).toEqual(upTo(25));
    const [counted] = await countByQueue(orderer as Queue);
    expect(counted).toMatchObject({ job: 'piece', waiting: 0, dead: 0 });
  },
);

test.runIf(isOnServer)('a job that takes longer than its lease stays with the worker that is at it', async () => {
  const [first, second] = processes;
  if (!first || !second) throw new Error('two processes are missing');
  const begun: number[] = [];
  const long = defineJob({ ...common, name: 'long', payload: z.object({}) });
  const at = async ({ database: own }: Process, slot: number) => {
    const queue = await createQueue({ database: own, log, clock, seal, definitions: [long] });
    const work = implementJob(long, async () => {
      begun.push(slot);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
    });
    const lease = { seconds: 2, renewMs: 300 };
    return { queue, worker: startWorker({ queue, handlers: [work], concurrency: 1, log, superviseMs: 200, lease }) };
  };
  const pair = [await at(first, 1), await at(second, 2)];
  await pair[0]?.queue.enqueue(long, {});
  const done = async () =>
    (await database.pool.query(`select state from pgboss.job where name = 'long'`)).rows[0]?.state;
  await expect.poll(done).toBe('completed');
  expect(begun).toHaveLength(1);
  await Promise.all(pair.map(({ worker }) => worker.stop()));
});
