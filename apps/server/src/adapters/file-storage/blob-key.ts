// Lower case only: some disks cannot tell upper from lower. No dot or slash: a key can never climb out of its folder.
const BLOB_KEY = /^[a-z0-9][a-z0-9-]{7,127}$/;

export class InvalidBlobKeyError extends Error {
  override readonly name = 'InvalidBlobKeyError';

  constructor() {
    super('A storage key has 8 to 128 lower-case letters, digits or dashes');
  }
}

export function isBlobKey(key: string): boolean {
  return BLOB_KEY.test(key);
}

export function requireBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new InvalidBlobKeyError();
  return key;
}
