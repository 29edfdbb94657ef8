import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSeal as seal } from '../../test/job-seal.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { defineJob } from './define-job.ts';
import { implementJob } from './implement-job.ts';
import { createQueue, type Queue } from './queue.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { createScheduler, schedule } from './scheduler.ts';

const nightly = defineJob({
  name: 'nightly',
  payload: z.object({}),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
});
const schedules = [schedule(nightly, '10 3 * * *', {})];

let now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };
let database: TestDatabase;
let queue: Queue;
const runs = async () => {
  const { completed } = await runDueJobs({ queue, handlers: [implementJob(nightly, async () => {})], log });
  return completed;
};

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await createQueue({ database, log, clock, seal, definitions: [nightly] });
});
afterAll(() => database.drop());

test('a new installation does not make up for a night it never knew', async () => {
  await createScheduler(queue, schedules)();
  expect(await runs()).toBe(0);
});

test('a slot is run once, however many workers look', async () => {
  const [one, two] = [createScheduler(queue, schedules), createScheduler(queue, schedules)];
  now = new Date('2026-03-02T03:09:50Z');
  await Promise.all([one(), two()]);
  expect(await runs()).toBe(0);
  now = new Date('2026-03-02T03:10:05Z');
  await Promise.all([one(), two()]);
  await one();
  now = new Date('2026-03-02T03:11:05Z');
  await Promise.all([one(), two()]);
  expect(await runs()).toBe(1);
});

test('a clock that ran ahead and was set right silences nothing, and repeats nothing', async () => {
  const look = createScheduler(queue, schedules);
  now = new Date('2027-03-02T03:10:05Z');
  await look();
  expect(await runs()).toBe(1);
  now = new Date('2026-03-03T03:10:05Z');
  await look();
  expect(await runs()).toBe(1);
  now = new Date('2026-03-02T03:12:00Z');
  await look();
  expect(await runs()).toBe(0);
});

test('a slot missed while nothing ran is made up for, once', async () => {
  now = new Date('2026-03-05T09:30:00Z');
  await createScheduler(queue, schedules)();
  expect(await runs()).toBe(1);
  await createScheduler(queue, schedules)();
  expect(await runs()).toBe(0);
});

test('a schedule that is none is refused where it is written', () => {
  expect(() => schedule(nightly, 'every night', {})).toThrow(/five fields/);
});
