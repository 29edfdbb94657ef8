import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Sends one message to one endpoint; tried again over about two hours. */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.string() }),
  retryLimit: 6,
  retryDelaySeconds: 60,
  expireInSeconds: 30,
});
