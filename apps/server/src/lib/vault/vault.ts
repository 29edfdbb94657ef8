import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type RandomBytes, systemRandom } from '../random.ts';
import { blindIndex } from './blind-index.ts';
import { KEY_BYTES, type Keyring } from './keyring.ts';
import { NONCE_BYTES, sealedHeader, splitSealed, TAG_BYTES } from './sealed-format.ts';
import { VaultError } from './vault-error.ts';

const CIPHER = 'aes-256-gcm';

export type Vault = {
  seal(plain: Uint8Array, context: string): Buffer;
  open(sealed: Uint8Array, context: string): Buffer;
  sealJson(value: unknown, context: string): Buffer;
  openJson<T>(sealed: Uint8Array, context: string): T;
  /** Says only which key was named in the header; authenticity shows when it is opened. */
  isCurrent(sealed: Uint8Array): boolean;
  reseal(sealed: Uint8Array, context: string): Buffer;
  /** The caller normalises first: only equal strings give equal indexes. */
  blindIndex(value: string, context: string): Buffer;
};

export type VaultOptions = { keyring: Keyring; indexKey: Buffer; random?: RandomBytes };

export function createVault({ keyring, indexKey, random = systemRandom }: VaultOptions): Vault {
  if (indexKey.length !== KEY_BYTES)
    throw new RangeError(`The index key has ${KEY_BYTES} bytes, not ${indexKey.length}`);

  function seal(plain: Uint8Array, context: string): Buffer {
    const header = sealedHeader(keyring.current.id);
    const nonce = random(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, keyring.current.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundData(header, context));
    return Buffer.concat([header, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  function open(sealed: Uint8Array, context: string): Buffer {
    const parts = splitSealed(sealed);
    const key = parts && keyring.find(parts.keyId);
    if (!key) throw new VaultError();
    const decipher = createDecipheriv(CIPHER, key.key, parts.nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundData(parts.header, context));
    decipher.setAuthTag(parts.tag);
    const plain = decipher.update(parts.ciphertext);
    try {
      return Buffer.concat([plain, decipher.final()]);
    } catch {
      plain.fill(0);
      throw new VaultError();
    }
  }

  return {
    seal,
    open,
    sealJson: (value, context) => seal(Buffer.from(toJson(value), 'utf8'), context),
    openJson: <T>(sealed: Uint8Array, context: string) => parseJson<T>(open(sealed, context)),
    isCurrent: (sealed) => splitSealed(sealed)?.keyId.equals(keyring.current.id) ?? false,
    reseal: (sealed, context) => seal(open(sealed, context), context),
    blindIndex: (value, context) => blindIndex(indexKey, value, context),
  };
}

function boundData(header: Buffer, context: string): Buffer {
  return Buffer.concat([header, Buffer.from(context, 'utf8')]);
}

function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('Only a value that JSON can hold can be sealed');
  return text;
}

function parseJson<T>(plain: Buffer): T {
  try {
    return JSON.parse(plain.toString('utf8')) as T;
  } catch {
    // The parser's own message would quote the private text.
    throw new VaultError();
  }
}
