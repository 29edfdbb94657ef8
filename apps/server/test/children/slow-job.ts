import { z } from 'zod';
import { defineJob } from '../../src/jobs/define-job.ts';

/** Taken up by a worker that gets killed, and then by another one. */
export const slowJob = defineJob({
  name: 'slow-job',
  payload: z.object({ body: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  // On a server the worker's lease ends long before; an embedded database has none and waits.
  expireInSeconds: 15,
});
