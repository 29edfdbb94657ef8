import { createHash } from 'node:crypto';

export const KEY_BYTES = 32;
export const KEY_ID_BYTES = 8;

export type SealingKey = { readonly id: Buffer; readonly key: Buffer };

export type Keyring = {
  readonly current: SealingKey;
  find(id: Uint8Array): SealingKey | null;
};

export type KeyringOptions = { current: Buffer; previous: readonly Buffer[] };

export function createKeyring({ current, previous }: KeyringOptions): Keyring {
  const keys = [current, ...previous].map(toSealingKey);
  const [newest] = keys;
  if (!newest) throw new RangeError('A keyring needs a current key');
  return {
    current: newest,
    find: (id) => keys.find((candidate) => candidate.id.equals(id)) ?? null,
  };
}

function toSealingKey(key: Buffer): SealingKey {
  if (key.length !== KEY_BYTES) throw new RangeError(`A sealing key has ${KEY_BYTES} bytes, not ${key.length}`);
  // The label keeps this hash apart from any other use of the same key.
  const id = createHash('sha256').update('vesta sealing key id\0').update(key).digest().subarray(0, KEY_ID_BYTES);
  return { id, key };
}
