import { type Timestamp, timestampQuery, timestampToken } from '@vesta/report-pdf/seal/timestamp';
import type { RandomBytes } from '../../lib/random.ts';

const NONCE_BYTES = 8;
const PATIENCE_MS = 15_000;

export interface TimestampSettings {
  readonly url: string;
  readonly random: RandomBytes;
  readonly fetch?: typeof fetch;
}

/**
 * Asks a time-stamp authority over HTTP (RFC 3161). It learns the digest of a signature and nothing else. Without its
 * answer there is no seal: a paper must not claim less than the operator promised, so the print is tried again.
 */
export const createTimestamp =
  ({ url, random, fetch: send = fetch }: TimestampSettings): Timestamp =>
  async (signature) => {
    const query = timestampQuery(signature, random(NONCE_BYTES));
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
      body: Uint8Array.from(query.bytes),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`the time-stamp authority answered ${response.status}`);
    return timestampToken(new Uint8Array(await response.arrayBuffer()), query);
  };
