import { createEngineHost } from '@vesta/engine/isolation/engine-host';
import { workerUrl } from '../../lib/worker-url.ts';
import type { PaperPrinter, PrintJob } from './port.ts';

const PRINT_LIMIT_MS = 60_000;

/**
 * Setting a report keeps a processor busy for a good part of a second. It happens in a process of its own, so that
 * nobody else's call waits for it; the process starts with the first paper and stays warm.
 */
export function createIsolatedPrinter(): PaperPrinter {
  const host = createEngineHost<PrintJob, Uint8Array>({
    entry: workerUrl('paper-printer.worker'),
    processes: 1,
    timeLimitMs: PRINT_LIMIT_MS,
  });
  return {
    print: async (job) => {
      const outcome = await host.run(job);
      if (!outcome.ok) throw new Error(`a ${job.kind} could not be printed: ${outcome.problem}`);
      return outcome.result;
    },
    close: host.close,
  };
}
