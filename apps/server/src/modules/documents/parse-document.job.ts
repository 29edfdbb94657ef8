import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Longer than a file may take to be read, so that a reader that was killed is missed soon and a slow one is not. */
const EXPIRE_SECONDS = 60;

/** Reads one paper. The key lets a paper be found in the queue, and be there once. */
export const parseDocument = defineJob({
  name: 'parse-document',
  payload: z.object({ documentId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 1,
  expireInSeconds: EXPIRE_SECONDS,
  singletonKey: ({ documentId }) => documentId,
});
