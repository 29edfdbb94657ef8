import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';
import { MOST_ATTEMPTS } from './begin-attempt.ts';

/** Longer than a file may take to be read on a busy machine, so that only a reader that was killed is missed. */
const EXPIRE_SECONDS = 280;

/** Reads one paper. The key lets a paper be found in the queue, and be there once. */
export const parseDocument = defineJob({
  name: 'parse-document',
  payload: z.object({ documentId: z.uuid() }),
  // Every restart of the house takes one; the paper itself is given up sooner by what is counted of it.
  retryLimit: MOST_ATTEMPTS,
  retryDelaySeconds: 1,
  expireInSeconds: EXPIRE_SECONDS,
  singletonKey: ({ documentId }) => documentId,
});
