import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { type PartnerEntry, personSchema, type ReadEntry } from './entry.ts';

const VERSION = '2';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Told to partners in the operations guide: their systems derive the same key. */
const PURPOSE = 'vesta partner link 2';

const sealedSchema = personSchema.extend({ listing: z.string().max(100).nullable() });

const keyFrom = (secret: Uint8Array): Buffer => Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));

export interface SealedEntry extends Omit<PartnerEntry, 'listing'> {
  listing: string | null;
}

/**
 * `2.key.sealed`: names and address are closed to whoever reads addresses on the way, and the home is signed with them.
 * What a partner computes on its own side.
 */
export function sealEntry(key: string, entry: SealedEntry, secret: Uint8Array, iv: Uint8Array): string {
  const head = `${VERSION}.${key}`;
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(head));
  const text = Buffer.concat([cipher.update(JSON.stringify(entry), 'utf8'), cipher.final()]);
  return `${head}.${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')}`;
}

export function readSealedEntry([version = '', key = '', sealed = '']: readonly string[]): ReadEntry | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (version !== VERSION || bytes.length <= IV_BYTES + TAG_BYTES) return null;
  return {
    key,
    // Of the bytes: another spelling of them is still the same link.
    digest: createHash('sha256').update(`${version}.${key.toLowerCase()}.`).update(bytes).digest(),
    open: (secret) => {
      try {
        const iv = bytes.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(`${version}.${key}`));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
        return sealedSchema.parse(JSON.parse(text.toString('utf8')));
      } catch {
        return null;
      }
    },
  };
}
