import { createCipheriv, createHash } from 'node:crypto';
import type { Locks, Sealing } from './old-cipher.ts';

type Digest = 'sha256' | 'sha384' | 'sha512';
const digests: readonly Digest[] = ['sha256', 'sha384', 'sha512'];
const NO_START = Buffer.alloc(16);

const hash = (name: Digest, ...parts: readonly Uint8Array[]): Buffer =>
  createHash(name).update(Buffer.concat(parts)).digest();
const aes = (bits: 128 | 256, key: Uint8Array, start: Uint8Array, data: Uint8Array): Buffer =>
  createCipheriv(`aes-${bits}-cbc`, key, start).setAutoPadding(false).update(data);

/** The sixth revision makes guessing dear: at least 64 rounds, each as long as the last one says. */
function dearHash(password: Uint8Array, salt: Uint8Array, more: Uint8Array): Buffer {
  let key = hash('sha256', password, salt, more);
  for (let round = 0, last = 255; round < 64 || last > round - 32; round += 1) {
    const once = Buffer.concat([password, key, more]);
    const text = aes(128, key.subarray(0, 16), key.subarray(16, 32), Buffer.concat(Array(64).fill(once)));
    const sum = text.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash(digests[sum % 3] ?? 'sha256', text);
    last = text.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`;

/** AES with 256 bits, as one vendor first had it (5) and as the standard took it up (6). */
export function newSealing(revision: 5 | 6, { user, owner }: Locks): Sealing {
  const digestOf = (password: Uint8Array, salt: Uint8Array, more: Uint8Array): Buffer =>
    revision === 5 ? hash('sha256', password, salt, more) : dearHash(password, salt, more);
  const chosen = (name: string): Buffer => hash('sha256', Buffer.from(`${name} ${revision}`));
  const fileKey = chosen('file key');
  const entry = (name: string, password: string, more: Buffer): [Buffer, Buffer] => {
    const [word, salts] = [Buffer.from(password), chosen(name)];
    const [check, open] = [salts.subarray(0, 8), salts.subarray(8, 16)];
    const proof = Buffer.concat([digestOf(word, check, more), check, open]);
    return [proof, aes(256, digestOf(word, open, more), NO_START, fileKey)];
  };
  const [u, ue] = entry('user', user, Buffer.alloc(0));
  const [o, oe] = entry('owner', owner || user, u);
  const permissions = Buffer.from([0xfc, 255, 255, 255, 255, 255, 255, 255, 0x54, 0x61, 0x64, 0x62, 1, 2, 3, 4]);
  const sealed = createCipheriv('aes-256-ecb', fileKey, null).setAutoPadding(false).update(permissions);
  return {
    entries: `/Filter /Standard /V 5 /R ${revision} /P -4 /Length 256 /O ${hex(o)} /U ${hex(u)} /OE ${hex(oe)} /UE ${hex(ue)} /Perms ${hex(sealed)} /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF`,
    seal: (objectNumber, data) => {
      const start = chosen(`start ${objectNumber}`).subarray(0, 16);
      const cipher = createCipheriv('aes-256-cbc', fileKey, start);
      return Buffer.concat([start, cipher.update(data), cipher.final()]);
    },
  };
}
