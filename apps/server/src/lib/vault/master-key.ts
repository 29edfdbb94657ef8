import { KEY_BYTES } from './keyring.ts';

const HEX = /^[0-9a-f]+$/i;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
const HOW_TO = `It must be ${KEY_BYTES} random bytes written as base64, base64url or hex, for instance from: openssl rand -base64 ${KEY_BYTES}`;

/** Says what is wrong with the text without ever repeating it. */
export class MasterKeyError extends Error {
  override readonly name = 'MasterKeyError';

  constructor(problem: string) {
    super(`The master key ${problem}. ${HOW_TO}`);
  }
}

export function parseMasterKey(text: string): Buffer {
  const written = text.trim();
  if (written === '') throw new MasterKeyError('is empty');
  const key = decode(written);
  if (key.length !== KEY_BYTES) throw new MasterKeyError(`holds ${key.length} bytes instead of ${KEY_BYTES}`);
  if (key.every((byte) => byte === key[0])) throw new MasterKeyError('repeats one byte and protects nothing');
  return key;
}

function decode(written: string): Buffer {
  // Every hex text is also valid base64, so the exact length of a hex key decides.
  if (HEX.test(written) && written.length === KEY_BYTES * 2) return Buffer.from(written, 'hex');
  if (!BASE64.test(written)) throw new MasterKeyError('contains characters that are neither base64 nor hex');
  if (HEX.test(written) && written.length > 44) {
    throw new MasterKeyError(`has ${written.length} hex digits instead of ${KEY_BYTES * 2}`);
  }
  return Buffer.from(written, 'base64');
}
