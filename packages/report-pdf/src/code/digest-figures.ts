import { createHash } from 'node:crypto';
import { FIGURES_DIGEST_BYTES } from './report-code.ts';

/** Keys in one order, whatever order they were written in: the same figures give the same digest. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([key, part]) => [key, canonical(part)]),
  );
}

export const digestFigures = (report: unknown): Uint8Array =>
  Uint8Array.from(
    createHash('sha256')
      .update(JSON.stringify(canonical(report)))
      .digest()
      .subarray(0, FIGURES_DIGEST_BYTES),
  );

/** Four letters at a time, as it stands on the paper. */
export const spellDigest = (digest: Uint8Array): string =>
  (Buffer.from(digest).toString('hex').toUpperCase().match(/.{4}/g) ?? []).join(' ');
