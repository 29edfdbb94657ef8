import { createEngineHost } from '@vesta/engine/isolation/engine-host';
import type { InspectOptions } from '@vesta/engine/pipeline';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { unreadableFile } from '@vesta/engine/pipeline/unreadable-file';
import { programFiles, workerUrl } from '../../lib/worker-url.ts';

export interface InspectJob {
  readonly bytes: Uint8Array;
  readonly options: Omit<InspectOptions, 'ocr'>;
}

export interface IsolatedInspector {
  readonly inspect: (job: InspectJob) => Promise<Inspection>;
  readonly close: () => Promise<void>;
}

/** A person waits at the terminal and may have handed in a long scan. */
const TIME_LIMIT_MS = 180_000;

/** Reads files in a process of its own, with limits: a file that takes it down is reported, and the next one is read. */
export function isolatedInspector(): IsolatedInspector {
  const host = createEngineHost<InspectJob, Inspection>({
    readable: programFiles(),
    entry: workerUrl('inspect-file.worker'),
    processes: 1,
    timeLimitMs: TIME_LIMIT_MS,
  });
  return {
    inspect: async (job) => {
      const outcome = await host.run(job);
      if (outcome.ok) return outcome.result;
      const { expected = null, fileName = null } = job.options;
      return unreadableFile(job.bytes, outcome.problem, { expected, name: fileName });
    },
    close: () => host.close(),
  };
}
