import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Looks for what a killed process or a failing storage left behind. */
export const sweepDocuments = defineJob({
  name: 'sweep-documents',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
});
