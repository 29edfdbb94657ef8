import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** A killed process leaves its half-written file; a day later no upload can still be writing it. */
export async function removeLeftovers(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const modified = await stat(path).then(
      (found) => found.mtimeMs,
      () => now,
    );
    if (now - modified > A_DAY_MS) await rm(path, { force: true });
  }
}
