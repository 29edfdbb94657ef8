import { createHash, randomBytes } from 'node:crypto';

export type RandomBytes = (size: number) => Buffer;
export const systemRandom: RandomBytes = randomBytes;

const TOKEN_BYTES = 32;

/** An unguessable token for a person's browser or mailbox. Only its hash is ever stored. */
export const newToken = (random: RandomBytes): string => random(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
