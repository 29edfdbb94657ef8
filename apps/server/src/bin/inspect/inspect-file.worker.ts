import { createOcr } from '@vesta/engine/evidence/ocr/create-ocr';
import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import { inspectFile } from '@vesta/engine/pipeline';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { cadastralCodesOf } from '../../adapters/places/built-in/municipalities.ts';
import type { InspectJob } from './isolated-inspector.ts';

let ocr: Promise<Ocr> | null = null;

serveJobs<InspectJob, Inspection>(async ({ bytes, options }) => {
  ocr ??= createOcr();
  return inspectFile(bytes, { ...options, ocr: await ocr, birthplaceCodes: cadastralCodesOf });
});
