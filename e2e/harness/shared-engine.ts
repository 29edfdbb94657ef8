import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { inject } from 'vitest';
import { createIsolatedEngine } from '../../apps/server/src/adapters/engine/isolated-engine.ts';
import type { EvidenceEngine, ReadFile } from '../../apps/server/src/adapters/engine/port.ts';
import { takingSpecimens } from '../../apps/server/src/adapters/engine/taking-specimens.ts';

const keyOf = ({ bytes, options }: ReadFile): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(options)).digest('hex');

/**
 * The papers of the invented people are handed in again and again: what the reader made of the same bytes a moment ago,
 * in this run, is what it would make of them now.
 */
function readingOnce(engine: EvidenceEngine): EvidenceEngine {
  return {
    ...engine,
    read: async (file) => {
      const folder = join(inject('databaseFolder'), 'readings');
      const place = join(folder, keyOf(file));
      const known = await readFile(place).catch(() => null);
      if (known) return deserialize(known) as Inspection;
      const inspection = await engine.read(file);
      await mkdir(folder, { recursive: true });
      // Others may read the same paper at the same time: they find all of it or nothing.
      const whole = `${place}.${process.pid}.${performance.now()}`;
      await writeFile(whole, serialize(inspection));
      await rename(whole, place);
      return inspection;
    },
  };
}

let engine: EvidenceEngine | null = null;

/** One for all houses of a worker: starting the processes that read costs more than most tests. */
export function sharedEngine(): EvidenceEngine {
  engine ??= takingSpecimens(readingOnce(createIsolatedEngine({ processes: 1 })));
  return { ...engine, close: async () => {} };
}
