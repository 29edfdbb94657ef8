import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PublicReportKeys } from '../../modules/report/keys/report-keys.ts';

const publicKeys = z.object({ codeKeys: z.array(z.string()), certificates: z.array(z.string()) });

/** The public keys of a house, from the file it writes or from what its API answers. Null when there are none. */
export async function readKeys(path: string): Promise<PublicReportKeys | null> {
  try {
    return publicKeys.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}
