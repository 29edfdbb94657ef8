import { isUuid } from '@vesta/domain/uuid';
import type { ReadEntry } from './entry.ts';
import { readOpenEntry } from './open-entry.ts';
import { readSealedEntry } from './sealed-entry.ts';

const MAX_SIGNATURE = 2000;

/** Takes a signature apart; nothing in it is known before the key has opened it. */
export function readEntry(sig: string): ReadEntry | null {
  if (sig.length > MAX_SIGNATURE) return null;
  const parts = sig.split('.');
  const read = parts.length === 3 ? readSealedEntry(parts) : parts.length === 2 ? readOpenEntry(parts) : null;
  return read && isUuid(read.key) ? read : null;
}
