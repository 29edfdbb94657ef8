import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prepareChild, startChild } from '../../test/child-process.ts';
import { slowJob } from '../../test/children/slow-job.ts';
import { createTestDatabase } from '../../test/database.ts';
import { testSeal as seal } from '../../test/job-seal.ts';
import { silentLog as log } from '../../test/silent-log.ts';
import { connectDatabase } from '../db/connect.ts';
import { systemClock as clock } from '../lib/clock.ts';
import { implementJob } from './implement-job.ts';
import { createQueue } from './queue.ts';
import { startWorker } from './worker.ts';

test('a job whose worker is killed in the middle of it is taken up by the next one', async () => {
  const file = await prepareChild('hang-in-job');
  const original = await createTestDatabase();
  const { databaseUrl, dataDir } = original;
  const definitions = [slowJob];
  const first = await createQueue({ database: original, log, clock, seal, definitions });
  await first.enqueue(slowJob, { body: 'precious' });
  await original.close();

  const child = startChild(file, databaseUrl ? [dataDir, databaseUrl] : [dataDir]);
  expect(await child.hear('began')).toMatchObject({ attempt: 1 });
  // Time to say once that it is at work.
  await delay(1_000);
  await child.kill();

  const database = await connectDatabase({ databaseUrl, dataDir, log });
  const queue = await createQueue({ database, log, clock, seal, definitions });
  const seen: { body: string; attempt: number }[] = [];
  const handler = implementJob(slowJob, async ({ body }, { attempt }) => void seen.push({ body, attempt }));
  const worker = startWorker({ queue, handlers: [handler], concurrency: 1, log, pollMs: 50, superviseMs: 250 });
  await expect.poll(() => seen, { timeout: 60_000 }).toEqual([{ body: 'precious', attempt: 2 }]);
  await worker.stop();
  await database.close();
  await original.drop();
});
