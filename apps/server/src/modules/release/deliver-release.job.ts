import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Brings a released report to whom it was released. The token travels sealed, as every payload does. */
export const deliverRelease = defineJob({
  name: 'deliver-release',
  payload: z.object({ releaseId: z.string(), token: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
  singletonKey: ({ releaseId }) => releaseId,
});
