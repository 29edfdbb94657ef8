import { createHash, randomBytes } from 'node:crypto';

export type RandomBytes = (size: number) => Buffer;
export const systemRandom: RandomBytes = randomBytes;

const TOKEN_BYTES = 32;

/** An unguessable token for a person's browser or mailbox. Only its hash is ever stored. */
export const newToken = (random: RandomBytes): string => random(TOKEN_BYTES).toString('base64url');

/** Marks the token of a phone that may hand in papers and nothing else. No other token has a dot. */
const HANDOVER_MARK = 'h.';
export const newHandoverToken = (random: RandomBytes): string => `${HANDOVER_MARK}${newToken(random)}`;
export const isHandoverToken = (token: string | null): boolean => token?.startsWith(HANDOVER_MARK) ?? false;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A version 4 UUID from the house's own chance. */
export function newUuid(random: RandomBytes): string {
  const bytes = random(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
