import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Holds the papers of an application against its data once more. Ordered twice, it is done once. */
export const recheckDocuments = defineJob({
  name: 'recheck-documents',
  payload: z.object({
    applicationId: z.uuid(),
    /** A paper came or went: every rule is asked. Otherwise only those whose facts have changed. */
    anew: z.boolean(),
  }),
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  singletonKey: ({ applicationId, anew }) => `${applicationId} ${anew}`,
});
