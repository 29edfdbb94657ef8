import { setPriority } from 'node:os';
import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import type { PrintJob } from './port.ts';
import { setJob } from './set-job.ts';

/** A paper may wait a little; somebody who clicks may not. */
const BEHIND_THE_API = 5;
setPriority(BEHIND_THE_API);

serveJobs<PrintJob, Uint8Array>(setJob);
