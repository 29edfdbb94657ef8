import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { personSchema, type ReadEntry } from './entry.ts';

const openSchema = personSchema.extend({
  key: z.string(),
  /** Makes two links for the same person two links. */
  nonce: z.string().min(8).max(64),
});

const macOf = (payload: string, secret: Uint8Array): Buffer => createHmac('sha256', secret).update(payload).digest();

/** `payload.mac`, the older form: readable on the way, and no word about the home. Partners' systems may still make it. */
export function readOpenEntry([payload = '', mac = '']: readonly string[]): ReadEntry | null {
  try {
    const { key, nonce: _, ...entry } = openSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const given = Buffer.from(mac, 'base64url');
    return {
      key,
      // Of the payload alone: another spelling of the same signature is still the same link.
      digest: createHash('sha256').update(payload).digest(),
      open: (secret) => {
        const right = macOf(payload, secret);
        return given.length === right.length && timingSafeEqual(given, right) ? entry : null;
      },
    };
  } catch {
    return null;
  }
}
