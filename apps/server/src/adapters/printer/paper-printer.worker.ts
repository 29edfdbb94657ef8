import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import { goBehindTheApi } from '../../lib/behind-the-api.ts';
import type { PrintJob } from './port.ts';
import { setJob } from './set-job.ts';

goBehindTheApi();

serveJobs<PrintJob, Uint8Array>(setJob);
