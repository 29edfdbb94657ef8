import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import type { Reading } from '../../reading.ts';
import { workContractReader } from '../reader.ts';

/** Reads rows of one page as a contract. */
export async function readContract(...lines: readonly string[]): Promise<Reading> {
  const page = laidOutPage(lines);
  const recognition = workContractReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  return workContractReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
}
