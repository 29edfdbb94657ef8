import { inArray } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

type Needs = Pick<House, 'database' | 'blobs' | 'clock'>;

const BATCH = 500;
/** Between the last byte of an upload and its row lie milliseconds; after this long there will be none. */
const SUSPECT_MS = 10 * 60_000;

async function unknownKeys({ database }: Needs, keys: readonly string[]): Promise<string[]> {
  const rows = await database.orm
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  const known = new Set(rows.map(({ storageKey }) => storageKey));
  return keys.filter((key) => !known.has(key));
}

async function orphanKeys(house: Needs): Promise<string[]> {
  const found: string[] = [];
  let batch: string[] = [];
  for await (const key of house.blobs.list()) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    found.push(...(await unknownKeys(house, batch)));
    batch = [];
  }
  if (batch.length > 0) found.push(...(await unknownKeys(house, batch)));
  return found;
}

/**
 * Removes bytes to which no row belongs. Storages do not tell the age of what they keep, so a blob is only suspected
 * when it is first seen alone, and removed when it is still alone on a later round.
 */
export function createBlobSweeper(house: Needs): () => Promise<number> {
  let suspects = new Map<string, number>();
  return async () => {
    const now = house.clock.now().getTime();
    const alone = await orphanKeys(house);
    const removed = alone.filter((key) => now - (suspects.get(key) ?? now) >= SUSPECT_MS);
    for (const key of removed) await house.blobs.delete(key);
    const rest = alone.filter((key) => !removed.includes(key));
    suspects = new Map(rest.map((key) => [key, suspects.get(key) ?? now]));
    return removed.length;
  };
}
