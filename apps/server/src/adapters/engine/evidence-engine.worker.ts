import { ownWeights } from '@vesta/engine/evidence/ocr/own-weights';
import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import { pagePicture } from '@vesta/engine/page-picture/page-picture';
import { inspectFile } from '@vesta/engine/pipeline';
import { goBehindTheApi } from '../../lib/behind-the-api.ts';
import { checkPapers } from './check-papers.ts';
import type { EngineJob, EngineResult } from './engine-job.ts';
import type { ReadFile } from './port.ts';

goBehindTheApi();

async function read({ bytes, options }: ReadFile): Promise<EngineResult> {
  return { kind: 'read', inspection: await inspectFile(bytes, { ...options, ocr: ownWeights }) };
}

serveJobs<EngineJob, EngineResult>(async (job) => {
  if (job.kind === 'read') return read(job);
  if (job.kind === 'check') return { kind: 'check', findings: checkPapers(job) };
  return { kind: 'picture', picture: await pagePicture(job.bytes, job.page) };
});
