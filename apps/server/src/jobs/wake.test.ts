import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSeal as seal } from '../../test/job-seal.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { inTransaction } from '../db/transaction.ts';
import { systemClock as clock } from '../lib/clock.ts';
import { defineJob } from './define-job.ts';
import { implementJob } from './implement-job.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { createQueue, type Queue } from './queue.ts';
import { createWake } from './wake.ts';
import { startWorker } from './worker.ts';

/** Longer than anybody waits below: nothing but the order itself wakes the worker in time. */
const LONG_MS = 600_000;
const steady = defineJob({
  name: 'steady',
  payload: z.object({ n: z.number() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
});

let database: TestDatabase;
let queue: Queue;
beforeAll(async () => {
  database = await createTestDatabase();
  queue = await createQueue({ database, log, clock, seal, definitions: [steady] });
});
afterAll(() => database.drop());

test('work that is ordered wakes a worker that looks but rarely', async () => {
  const done: number[] = [];
  const handlers = [implementJob(steady, async ({ n }) => void done.push(n))];
  const worker = startWorker({ queue, handlers, concurrency: 1, log, pollMs: LONG_MS, idleMs: LONG_MS });
  try {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await queue.enqueue(steady, { n: 1 });
    await expect.poll(() => done).toEqual([1]);
  } finally {
    await worker.stop();
  }
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'another process hears of an order when its transaction ends, and not of one that was taken back',
  async () => {
    const wake = createWake();
    let heard = 0;
    wake.listen(() => {
      heard += 1;
    });
    const line = listenForJobs(database.databaseUrl ?? '', wake, log);
    try {
      await expect.poll(() => heard).toBe(1);
      const takenBack = inTransaction(database, async (tx) => {
        await queue.enqueue(steady, { n: 2 }, { tx });
        throw new Error('taken back');
      });
      await expect(takenBack).rejects.toThrow('taken back');
      await inTransaction(database, (tx) => queue.enqueue(steady, { n: 3 }, { tx }));
      await expect.poll(() => heard).toBe(2);
    } finally {
      await line.stop();
    }
  },
);
