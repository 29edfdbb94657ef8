import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const reportScopes = ['single', 'aggregated'] as const;
export type ReportScope = (typeof reportScopes)[number];

/** Sets a report on paper, seals it and lays it away. */
export const printReport = defineJob({
  name: 'print-report',
  payload: z.object({ reportFileId: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
  // A second press finds the first still waiting.
  singletonKey: ({ reportFileId }) => reportFileId,
});
