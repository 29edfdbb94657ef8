import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Ends consents that were used, failed or came too late, here and at the provider. */
export const endConsents = defineJob({
  name: 'end-bank-consents',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
});
