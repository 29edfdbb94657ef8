import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Sets the receipt of a payment on paper and sends it. */
export const issueReceiptJob = defineJob({
  name: 'issue-receipt',
  payload: z.object({ receiptId: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
});
