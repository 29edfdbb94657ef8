import { connectDatabase } from '../../src/db/connect.ts';
import { implementJob } from '../../src/jobs/implement-job.ts';
import { createQueue } from '../../src/jobs/queue.ts';
import { startWorker } from '../../src/jobs/worker.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import { testSeal as seal } from '../job-seal.ts';
import { silentLog as log } from '../silent-log.ts';
import { say } from './say.ts';
import { slowJob } from './slow-job.ts';

const [dataDir = '', databaseUrl = null] = process.argv.slice(2);
const database = await connectDatabase({ databaseUrl, dataDir, log });
const queue = await createQueue({ database, log, clock, seal, definitions: [slowJob] });
const hang = implementJob(slowJob, (_, { attempt }) => {
  say({ kind: 'began', attempt });
  return new Promise(() => {});
});
startWorker({ queue, handlers: [hang], concurrency: 1, log, pollMs: 50, lease: { seconds: 2, renewMs: 500 } });
