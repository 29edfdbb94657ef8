import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Longer than a file may take to be read on a busy machine, so that only a reader that was killed is missed. */
const EXPIRE_SECONDS = 280;

/** Reads one paper. The key lets a paper be found in the queue, and be there once. */
export const parseDocument = defineJob({
  name: 'parse-document',
  payload: z.object({ documentId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 1,
  expireInSeconds: EXPIRE_SECONDS,
  singletonKey: ({ documentId }) => documentId,
});
