import * as z from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Tells our own webhook about a payment in the sandbox, as a provider would: again and again until it is heard. */
export const sendSandboxEvent = defineJob({
  name: 'send-sandbox-event',
  payload: z.object({ eventId: z.string(), checkoutId: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 30,
});
