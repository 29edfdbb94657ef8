import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { decodeCode, encodeCode } from './encode-code.ts';
import type { ReportCode } from './report-code.ts';

const SIGNATURE_BYTES = 64;
/** Every well-formed code is shorter; what is longer is not even decoded. */
const MOST_TOKEN_CHARACTERS = 400;
const TOKEN = /^[\w-]+$/;

/** An Ed25519 key that signs the codes of a house, as PKCS #8. */
export const createCodeKey = (): Uint8Array =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });

const privateKeyOf = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' });

/** The half of the key that anybody may have, as SPKI. */
export const publicCodeKey = (key: Uint8Array): Uint8Array =>
  createPublicKey(privateKeyOf(key)).export({ format: 'der', type: 'spki' });

export function signCode(code: ReportCode, key: Uint8Array): string {
  const payload = encodeCode(code);
  return Buffer.concat([payload, sign(null, payload, privateKeyOf(key))]).toString('base64url');
}

/** What a genuine code says, whatever its age; null for one that nobody of ours signed. */
export function readSignedCode(token: string, publicKeys: readonly Uint8Array[]): ReportCode | null {
  if (token.length > MOST_TOKEN_CHARACTERS || !TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // Base64 has spare bits at its end; only the one spelling that we wrote is the code.
  if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
  const payload = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  const isOurs = publicKeys.some((key) =>
    verify(null, payload, createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' }), signature),
  );
  return isOurs ? decodeCode(payload) : null;
}
