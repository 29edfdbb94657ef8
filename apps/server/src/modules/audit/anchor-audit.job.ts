import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Notes where the record of acts ends, so that cutting off its end is noticed. */
export const anchorAuditJob = defineJob({
  name: 'anchor-audit',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});
