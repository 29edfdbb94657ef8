import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@vesta/domain/uuid';
import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { normaliseName, validateName } from '@vesta/domain/validation/name';
import * as z from 'zod';

/** Whom a partner sends: signed with the partner's key, good until `expires`, once. */
export interface PartnerEntry {
  key: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Seconds since 1970. */
  expires: number;
  /** Makes two links for the same person two links. */
  nonce: string;
}

const name = z
  .string()
  .transform(normaliseName)
  .refine((text) => validateName(text) === null);
const entrySchema = z.object({
  key: z.string().refine(isUuid),
  first_name: name,
  last_name: name,
  email: z
    .string()
    .transform(normaliseEmail)
    .refine((text) => validateEmail(text) === null),
  expires: z.number().int().positive(),
  nonce: z.string().min(8).max(64),
});

const MAX_SIGNATURE = 2000;

const macOf = (payload: string, secret: Uint8Array): Buffer => createHmac('sha256', secret).update(payload).digest();

/** `payload.mac`, both base64url: what a partner computes on its own side. */
export function signEntry(entry: PartnerEntry, secret: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(entry), 'utf8').toString('base64url');
  return `${payload}.${macOf(payload, secret).toString('base64url')}`;
}

export interface ReadEntry {
  entry: PartnerEntry;
  /** Names the link in the list of used ones. */
  digest: Buffer;
  isSignedWith(secret: Uint8Array): boolean;
}

/** Takes a signature apart; nothing in it may be believed before its key has said yes. */
export function readEntry(sig: string): ReadEntry | null {
  const [payload = '', mac = '', ...rest] = sig.length <= MAX_SIGNATURE ? sig.split('.') : [];
  if (!payload || !mac || rest.length > 0) return null;
  try {
    const entry = entrySchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    const given = Buffer.from(mac, 'base64url');
    return {
      entry,
      // Of the payload alone: another spelling of the same signature is still the same link.
      digest: createHash('sha256').update(payload).digest(),
      isSignedWith: (secret) => {
        const right = macOf(payload, secret);
        return given.length === right.length && timingSafeEqual(given, right);
      },
    };
  } catch {
    return null;
  }
}
