import { z } from 'zod';
import { defineJob } from '../../src/jobs/define-job.ts';

/** Taken up by a worker that gets killed, and then by another one. */
export const slowJob = defineJob({
  name: 'slow-job',
  payload: z.object({ body: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  // An embedded database has no leases and waits this long; on a server nobody would live to see the end of it.
  expireInSeconds: process.env.TEST_DATABASE === 'postgres' ? 600 : 15,
});
