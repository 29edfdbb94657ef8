import { inspectFile } from '@vesta/engine/pipeline';
import { checkPapers } from '../src/adapters/engine/check-papers.ts';
import type { EvidenceEngine } from '../src/adapters/engine/port.ts';

/** The real engine in this process. Letters in pixels are left alone: they are the slow part and have tests of their own. */
export const engineInPlace: EvidenceEngine = {
  read: ({ bytes, options }) => inspectFile(bytes, { ...options, ocr: null }),
  check: async (papers) => checkPapers(papers),
  picture: async () => null,
  close: async () => undefined,
};
