import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Erases what has been kept for as long as the first page says. */
export const eraseOld = defineJob({
  name: 'erase-old',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 600,
  expireInSeconds: 3600,
});
