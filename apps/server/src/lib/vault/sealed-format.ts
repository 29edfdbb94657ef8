import { KEY_ID_BYTES } from './keyring.ts';

export const FORMAT_VERSION = 1;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
const SMALLEST = HEADER_BYTES + NONCE_BYTES + TAG_BYTES;

/** version (1) · key id (8) · nonce (12) · ciphertext · tag (16) */
export type SealedParts = { header: Buffer; keyId: Buffer; nonce: Buffer; ciphertext: Buffer; tag: Buffer };

export function sealedHeader(keyId: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(FORMAT_VERSION), keyId]);
}

/** Null when these bytes were never sealed by this format. */
export function splitSealed(sealed: Uint8Array): SealedParts | null {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < SMALLEST || bytes[0] !== FORMAT_VERSION) return null;
  const afterNonce = HEADER_BYTES + NONCE_BYTES;
  return {
    header: bytes.subarray(0, HEADER_BYTES),
    keyId: bytes.subarray(1, HEADER_BYTES),
    nonce: bytes.subarray(HEADER_BYTES, afterNonce),
    ciphertext: bytes.subarray(afterNonce, -TAG_BYTES),
    tag: bytes.subarray(-TAG_BYTES),
  };
}
