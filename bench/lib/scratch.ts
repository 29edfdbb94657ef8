import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from './paths.ts';

/** A folder of its own for one measurement, gone afterwards. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(workFolder, 'run-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
