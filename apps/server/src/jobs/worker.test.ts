import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSeal as seal } from '../../test/job-seal.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { systemClock as clock } from '../lib/clock.ts';
import { countByQueue, listDeadLetters, retryDeadLetter } from './dead-letters.ts';
import { defineJob } from './define-job.ts';
import { implementJob, type JobHandler, type JobImplementation } from './implement-job.ts';
import { PermanentJobFailure } from './job-errors.ts';
import { createQueue, type Queue } from './queue.ts';
import { startWorker, type Worker } from './worker.ts';

const payload = z.object({ n: z.number() });
const common = { payload, retryDelaySeconds: 1, expireInSeconds: 30 };
const flaky = defineJob({ ...common, name: 'flaky', retryLimit: 2 });
const hopeless = defineJob({ ...common, name: 'hopeless', retryLimit: 5 });
const steady = defineJob({ ...common, name: 'steady', retryLimit: 0 });
const endless = defineJob({ ...common, name: 'endless', retryLimit: 0, expireInSeconds: 1 });
const definitions = [flaky, hopeless, steady, endless];

let database: TestDatabase;
let queue: Queue;
let worker: Worker | null = null;
const work = (handlers: JobImplementation[], concurrency = 2) => {
  worker = startWorker({ queue, handlers, concurrency, log, pollMs: 50, superviseMs: 500 });
  return worker;
};

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await createQueue({ database, log, clock, seal, definitions });
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => database.drop());

const counted = (job: { name: string }) => async () => (await countByQueue(queue)).find((row) => row.job === job.name);

test('a job that fails is tried again, and the failure of one leaves the others alone', async () => {
  const seen: string[] = [];
  const handler: JobHandler<{ n: number }> = async ({ n }, { attempt }) => {
    seen.push(`${n}/${attempt}`);
    if (n === 1 && attempt === 1) throw new Error('not yet');
  };
  for (const n of [1, 2, 3]) await queue.enqueue(flaky, { n });
  work([implementJob(flaky, handler)]);
  await expect.poll(() => [...seen].sort()).toEqual(['1/1', '1/2', '2/1', '3/1']);
  await expect.poll(counted(flaky)).toMatchObject({ job: 'flaky', waiting: 0, active: 0, dead: 0 });
});

test('each attempt is told to whoever counts them, with how it ended', async () => {
  const told: string[] = [];
  await queue.enqueue(steady, { n: 1 });
  const handlers = [implementJob(steady, async () => {})];
  const observe = ({ job, outcome }: { job: string; outcome: string }) => told.push(`${job} ${outcome}`);
  worker = startWorker({ queue, handlers, concurrency: 1, log, pollMs: 50, observe });
  await expect.poll(() => told).toEqual(['steady completed']);
});

test('a job out of attempts becomes a dead letter that tells the reason but nothing private, and can be revived', async () => {
  let healed = false;
  const heard: number[] = [];
  const handler = implementJob(hopeless, async ({ n }) => {
    if (!healed) throw new PermanentJobFailure('no such mailbox: mario.rossi@example.org');
    heard.push(n);
  });
  await queue.enqueue(hopeless, { n: 42 });
  work([handler]);
  await expect.poll(counted(hopeless)).toMatchObject({ waiting: 0, active: 0, dead: 1 });
  const letters = await listDeadLetters(queue);
  expect(letters).toMatchObject([{ job: 'hopeless', errorType: 'PermanentJobFailure', errorCode: null }]);
  const { rows } = await database.pool.query('select string_agg(j::text, chr(10)) as stored from pgboss.job j');
  expect(rows[0].stored).not.toMatch(/mario/);

  healed = true;
  expect(await retryDeadLetter(queue, letters[0]?.id ?? '')).toBe(true);
  await expect.poll(() => heard).toEqual([42]);
  expect(await listDeadLetters(queue)).toEqual([]);
  expect(await retryDeadLetter(queue, letters[0]?.id ?? '')).toBe(false);
});

test('a job whose payload cannot be opened becomes a dead letter without further attempts', async () => {
  const id = await queue.enqueue(hopeless, { n: 1 });
  await database.pool.query(`update pgboss.job set data = '{"sealed":"AAAA"}' where id = $1`, [id]);
  work([implementJob(hopeless, async () => {})]);
  await expect.poll(() => listDeadLetters(queue)).toHaveLength(1);
  await database.pool.query(`delete from pgboss.job where name = 'hopeless.dead'`);
});

test('an attempt that takes too long is told to stop and counts as failed', async () => {
  let aborted = false;
  const handler = implementJob(endless, (_, { signal }) => {
    signal.addEventListener('abort', () => {
      aborted = true;
    });
    return new Promise(() => {});
  });
  await queue.enqueue(endless, { n: 1 });
  work([handler]);
  await expect.poll(counted(endless)).toMatchObject({ active: 0, dead: 1 });
  expect(aborted).toBe(true);
});

test('no more jobs run at a time than allowed', async () => {
  let now = 0;
  let most = 0;
  let finished = 0;
  const handler = implementJob(steady, async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 60));
    now -= 1;
    finished += 1;
  });
  for (let n = 0; n < 9; n += 1) await queue.enqueue(steady, { n });
  work([handler], 3);
  await expect.poll(() => finished).toBe(9);
  expect(most).toBeLessThanOrEqual(3);
});

test('a stop lets a running job finish and takes no further one', async () => {
  const ended: number[] = [];
  let began: () => void = () => {};
  const running = new Promise<void>((resolve) => {
    began = resolve;
  });
  const handler = implementJob(steady, async ({ n }) => {
    began();
    await new Promise((resolve) => setTimeout(resolve, 400));
    ended.push(n);
  });
  await queue.enqueue(steady, { n: 1 });
  const started = work([handler], 1);
  await running;
  await queue.enqueue(steady, { n: 2 });
  await started.stop(5_000);
  expect(ended).toEqual([1]);
  expect(await counted(steady)()).toMatchObject({ waiting: 1, active: 0 });
  await database.pool.query(`delete from pgboss.job where name = 'steady' and state < 'active'`);
});

test('a job that does not finish before the deadline is handed on instead of being lost', async () => {
  let began: () => void = () => {};
  const running = new Promise<void>((resolve) => {
    began = resolve;
  });
  const handler = implementJob(flaky, () => {
    began();
    return new Promise(() => {});
  });
  await queue.enqueue(flaky, { n: 7 });
  const started = work([handler], 1);
  await running;
  await started.stop(100);
  expect(await counted(flaky)()).toMatchObject({ waiting: 1, active: 0, dead: 0 });
});
