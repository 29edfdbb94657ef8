import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import { type SealVerdict, verifySeal } from '@vesta/report-pdf/seal/verify-seal';
import { goBehindTheApi } from '../../lib/behind-the-api.ts';
import type { SealQuestion } from './port.ts';

goBehindTheApi();

serveJobs<SealQuestion, SealVerdict>(async ({ file, ours }) => verifySeal(file, ours));
