import { ownWeights } from '@vesta/engine/evidence/ocr/own-weights';
import { serveJobs } from '@vesta/engine/isolation/serve-jobs';
import { inspectFile } from '@vesta/engine/pipeline';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { cadastralCodesOf } from '../../adapters/places/built-in/municipalities.ts';
import type { InspectJob } from './isolated-inspector.ts';

serveJobs<InspectJob, Inspection>(async ({ bytes, options }) => {
  return inspectFile(bytes, { ...options, ocr: ownWeights, birthplaceCodes: cadastralCodesOf });
});
