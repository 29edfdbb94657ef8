import { createEngineHost } from '@vesta/engine/isolation/engine-host';
import { programFiles, workerUrl } from '../../lib/worker-url.ts';
import type { EngineJob, EngineResult } from './engine-job.ts';
import type { EvidenceEngine } from './port.ts';

export interface IsolatedEngineOptions {
  /** How many files are read at a time; each reader is a process with up to a gigabyte. */
  readonly processes: number;
  readonly timeLimitMs?: number;
  readonly memoryLimitBytes?: number;
}

const DESK_LIMIT_MS = 15_000;

/** Children start with the first file that needs them, stay warm, and are replaced when one of them breaks. */
export function createIsolatedEngine({ processes, ...limits }: IsolatedEngineOptions): EvidenceEngine {
  const hostOf = (options: { processes: number; timeLimitMs?: number; memoryLimitBytes?: number }) =>
    createEngineHost<EngineJob, EngineResult>({
      entry: workerUrl('evidence-engine.worker'),
      readable: programFiles(),
      ...options,
    });
  const readers = hostOf({ processes, ...limits });
  // Somebody looks at their paper or presses Continue: that must not wait for a scan of another.
  const desk = hostOf({ processes: 1, timeLimitMs: DESK_LIMIT_MS });
  return {
    read: async (file) => {
      const outcome = await readers.run({ kind: 'read', ...file });
      if (outcome.ok && outcome.result.kind === 'read') return outcome.result.inspection;
      const { expected = null, fileName = null } = file.options;
      // All that reads papers comes with it, which this process otherwise leaves to its children.
      const { unreadableFile } = await import('@vesta/engine/pipeline/unreadable-file');
      return unreadableFile(file.bytes, outcome.ok ? 'crashed' : outcome.problem, { expected, name: fileName });
    },
    check: async (papers) => {
      const outcome = await desk.run({ kind: 'check', ...papers });
      if (outcome.ok && outcome.result.kind === 'check') return outcome.result.findings;
      throw new Error(`the papers could not be checked: ${outcome.ok ? 'no answer' : outcome.problem}`);
    },
    picture: async (bytes, page) => {
      const outcome = await desk.run({ kind: 'picture', bytes, page });
      return outcome.ok && outcome.result.kind === 'picture' ? outcome.result.picture : null;
    },
    close: async () => {
      await Promise.all([readers.close(), desk.close()]);
    },
  };
}
