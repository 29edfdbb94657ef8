import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Takes up a fetch whose process died in the middle. */
export const resumeFetch = defineJob({
  name: 'resume-bank-fetch',
  payload: z.object({ consentId: z.uuid() }),
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 240,
  singletonKey: ({ consentId }) => consentId,
});
