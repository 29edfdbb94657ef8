import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { documentReaders } from '../index.ts';
import { readPapers } from '../recognise/read-papers.ts';

/** What rows of one page tell, and as which paper they are known, with every reader in the house asked. */
export async function toldOn(lines: readonly string[]): Promise<Record<string, unknown>> {
  const [reading] = await readPapers([laidOutPage(lines)], documentReaders, {
    today: '2026-11-18',
    readZone: async () => [],
  });
  return reading ? { ...valuesOf(reading), type: reading.type } : {};
}
