import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSeal as seal } from '../../test/job-seal.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { inTransaction } from '../db/transaction.ts';
import { systemClock as clock } from '../lib/clock.ts';
import { defineJob } from './define-job.ts';
import { implementJob } from './implement-job.ts';
import { InvalidJobPayload } from './job-errors.ts';
import { createQueue, type Queue } from './queue.ts';
import { runDueJobs } from './run-due-jobs.ts';

const common = { retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 30 };
const greet = defineJob({
  ...common,
  name: 'greet',
  payload: z.object({ to: z.string(), on: z.coerce.date().optional() }),
});
const tidy = defineJob({
  ...common,
  name: 'tidy',
  payload: z.object({ room: z.string() }),
  singletonKey: (p) => p.room,
});
const stray = defineJob({ ...common, name: 'stray', payload: z.object({}) });

let database: TestDatabase;
let queue: Queue;
const done: string[] = [];
const handlers = [
  implementJob(greet, async ({ to, on }) => void done.push(on ? `${to} on ${on.toISOString()}` : to)),
  implementJob(tidy, async ({ room }) => void done.push(room)),
];
const run = async (includeFuture = false) => {
  done.length = 0;
  await runDueJobs({ queue, handlers, log, includeFuture });
  return [...done];
};

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await createQueue({ database, log, clock, seal, definitions: [greet, tidy] });
});
afterAll(() => database.drop());

test('a job reaches its handler with the payload it was given, as its schema reads it', async () => {
  await queue.enqueue(greet, { to: 'Ada', on: '2026-05-01' });
  expect(await run()).toEqual(['Ada on 2026-05-01T00:00:00.000Z']);
});

test('a job enqueued in a transaction runs when it is committed, and never when it is rolled back', async () => {
  const act = (to: string, fail: boolean) =>
    inTransaction(database, async (tx) => {
      await tx.execute(sql`select 1`);
      await queue.enqueue(greet, { to }, { tx });
      if (fail) throw new Error('rolled back');
    });
  await act('kept', false);
  await expect(act('dropped', true)).rejects.toThrow('rolled back');
  expect(await run(true)).toEqual(['kept']);
});

test('what is stored of a payload is sealed', async () => {
  const id = await queue.enqueue(greet, { to: 'Giulia Bianchi' });
  const { rows } = await database.pool.query('select data, j::text as row from pgboss.job j where id = $1', [id]);
  expect(Object.keys(rows[0].data)).toEqual(['sealed']);
  expect(rows[0].row).not.toContain('Giulia');
  expect(await run()).toEqual(['Giulia Bianchi']);
});

test('a payload that does not fit is refused where it is enqueued, naming the field and not the value', async () => {
  const wrong = { to: 4711 } as unknown as { to: string };
  const enqueuing = queue.enqueue(greet, wrong);
  await expect(enqueuing).rejects.toBeInstanceOf(InvalidJobPayload);
  await expect(enqueuing).rejects.toThrow(/^(?!.*4711).*\(to\)/);
});

test('a job that was planned for later waits until then', async () => {
  const tomorrow = new Date(clock.now().getTime() + 24 * 3600 * 1000);
  await queue.enqueue(greet, { to: 'later' }, { startAfter: tomorrow });
  expect(await run()).toEqual([]);
  expect(await run(true)).toEqual(['later']);
});

test('one job per key waits, and the next may come once it has run', async () => {
  expect(await queue.enqueue(tidy, { room: 'attic' })).not.toBeNull();
  expect(await queue.enqueue(tidy, { room: 'attic' })).toBeNull();
  expect(await queue.enqueue(tidy, { room: 'cellar' })).not.toBeNull();
  expect((await run()).sort()).toEqual(['attic', 'cellar']);
  expect(await queue.enqueue(tidy, { room: 'attic' })).not.toBeNull();
  expect(await run()).toEqual(['attic']);
});

test('a key for a job without keys, and a job the queue does not know, are mistakes that are told', async () => {
  await expect(queue.enqueue(greet, { to: 'x' }, { singletonKey: 'x' })).rejects.toThrow(
    /does not define a singletonKey/,
  );
  await expect(queue.enqueue(stray, {})).rejects.toThrow(/stray was not given/);
});

test('several processes may set the queue up at the same moment, and again later', async () => {
  const options = { database, log, clock, seal, definitions: [greet, tidy, stray] };
  await Promise.all([createQueue(options), createQueue(options), createQueue(options)]);
  await queue.enqueue(greet, { to: 'still here' });
  expect(await run()).toEqual(['still here']);
});
