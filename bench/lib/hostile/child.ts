import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import { inspectFile } from '@vesta/engine/pipeline';
import type { Inspection } from '@vesta/engine/pipeline/inspection';

export interface HostileJob {
  readonly bytes: Uint8Array;
  readonly today: string;
}

serveJobs<HostileJob, Inspection>(({ bytes, today }) => inspectFile(bytes, { today, fileName: 'paper.pdf' }));
