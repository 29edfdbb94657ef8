import type { Page } from '../../../evidence/page.ts';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import type { Reading } from '../../reading.ts';
import { fiscalReader } from '../reader.ts';

export const TODAY = '2026-11-15';

/** Reads laid-out pages as one fiscal paper, recognised by its first page. */
export async function readPages(...pages: readonly (readonly string[])[]): Promise<Reading> {
  const laidOut: Page[] = pages.map((lines, index) => laidOutPage(lines, { number: index + 1 }));
  const first = laidOut[0];
  const recognition = first ? fiscalReader.recognise(first) : null;
  if (!recognition) throw new Error('the first page is no fiscal paper');
  return fiscalReader.read(laidOut, recognition, { today: TODAY, readZone: async () => [] });
}
