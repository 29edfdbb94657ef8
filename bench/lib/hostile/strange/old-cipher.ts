import { createCipheriv, createHash } from 'node:crypto';

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [here, there] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      here = (here + 1) & 255;
      there = (there + (box[here] ?? 0)) & 255;
      swap(here, there);
      return byte ^ (box[((box[here] ?? 0) + (box[there] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** Twenty times over, each with the key turned a little: what the third revision added. */
const twenty = (key: Uint8Array, data: Uint8Array, rounds: number): Buffer =>
  Array.from({ length: rounds }, (_, turn) => key.map((byte) => byte ^ turn)).reduce<Buffer>(
    (text, turned) => rc4(turned, text),
    Buffer.from(data),
  );

const fifty = (digest: Buffer, length: number): Buffer =>
  Array.from({ length: 50 }).reduce<Buffer>((text) => md5(text.subarray(0, length)), digest);

export interface Locks {
  readonly user: string;
  readonly owner: string;
}

export interface Sealing {
  /** The entries of the encryption dictionary. */
  readonly entries: string;
  readonly seal: (objectNumber: number, data: Uint8Array) => Buffer;
}

const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`;

/** The handlers up to 2008: RC4 with 40 or 128 bits, then AES with 128. `id` is the file's, empty where it has none. */
export function oldSealing(revision: 2 | 3 | 4, { user, owner }: Locks, id: Uint8Array): Sealing {
  const length = revision === 2 ? 5 : 16;
  const rounds = revision === 2 ? 1 : 20;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const ownerDigest = md5(padded(owner || user));
  const ownerKey = (revision === 2 ? ownerDigest : fifty(ownerDigest, length)).subarray(0, length);
  const ownerEntry = twenty(ownerKey, padded(user), rounds);
  const digest = md5(padded(user), ownerEntry, permissions, id);
  const key = (revision === 2 ? digest : fifty(digest, length)).subarray(0, length);
  const userEntry =
    revision === 2 ? rc4(key, PADDING) : Buffer.concat([twenty(key, md5(PADDING, id), rounds), Buffer.alloc(16)]);
  const keyOf = (objectNumber: number, salt: string): Buffer => {
    const place = Buffer.from([objectNumber & 255, (objectNumber >> 8) & 255, 0, 0, 0]);
    return md5(key, place, Buffer.from(salt)).subarray(0, Math.min(length + 5, 16));
  };
  const common = `/Filter /Standard /R ${revision} /P -4 /O ${hex(ownerEntry)} /U ${hex(userEntry)}`;
  if (revision < 4)
    return {
      entries: `${common} /V ${revision - 1} /Length ${length * 8}`,
      seal: (objectNumber, data) => rc4(keyOf(objectNumber, ''), data),
    };
  return {
    entries: `${common} /V 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF`,
    seal: (objectNumber, data) => {
      const start = md5(Buffer.from(`start ${objectNumber}`));
      const cipher = createCipheriv('aes-128-cbc', keyOf(objectNumber, 'sAlT'), start);
      return Buffer.concat([start, cipher.update(data), cipher.final()]);
    },
  };
}
