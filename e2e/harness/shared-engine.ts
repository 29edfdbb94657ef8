import { createHash } from 'node:crypto';
import { createIsolatedEngine } from '../../apps/server/src/adapters/engine/isolated-engine.ts';
import type { EvidenceEngine, ReadFile } from '../../apps/server/src/adapters/engine/port.ts';
import { takingSpecimens } from '../../apps/server/src/adapters/engine/taking-specimens.ts';
import { keptInRun } from './kept-in-run.ts';

const keyOf = ({ bytes, options }: ReadFile): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(options)).digest('hex');

/**
 * The papers of the invented people are handed in again and again: what the reader made of the same bytes a moment ago,
 * in this run, is what it would make of them now.
 */
function readingOnce(engine: EvidenceEngine): EvidenceEngine {
  return {
    ...engine,
    read: (file) => keptInRun(`readings/${keyOf(file)}`, () => engine.read(file)),
  };
}

let engine: EvidenceEngine | null = null;

/** One for all houses of a worker: starting the processes that read costs more than most tests. */
export function sharedEngine(): EvidenceEngine {
  engine ??= takingSpecimens(readingOnce(createIsolatedEngine({ processes: 1 })));
  return { ...engine, close: async () => {} };
}
