import { createEngineHost } from '@vesta/engine/isolation/engine-host';
import type { SealVerdict } from '@vesta/report-pdf/seal/verify-seal';
import { AppError } from '../../lib/app-error.ts';
import { programFiles, workerUrl } from '../../lib/worker-url.ts';
import type { SealQuestion, SealReader } from './port.ts';

/** An honest paper takes a few milliseconds. */
const READ_LIMIT_MS = 10_000;
const MEMORY_LIMIT_BYTES = 512 * 1024 ** 2;

/** Anybody may show us a file, so it is taken apart in a process of its own, which can be ended. */
export function createIsolatedSealReader(): SealReader {
  const host = createEngineHost<SealQuestion, SealVerdict>({
    entry: workerUrl('seal-reader.worker'),
    readable: programFiles(),
    processes: 1,
    timeLimitMs: READ_LIMIT_MS,
    memoryLimitBytes: MEMORY_LIMIT_BYTES,
  });
  return {
    read: async (question) => {
      const outcome = await host.run(question);
      if (!outcome.ok) throw new AppError('UNAVAILABLE', { detail: `a seal was not read: ${outcome.problem}` });
      return outcome.result;
    },
    close: host.close,
  };
}
