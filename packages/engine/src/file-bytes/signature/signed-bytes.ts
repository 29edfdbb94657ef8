/** The bytes that a signature speaks for, and where they end in the file. */
export interface SignedBytes {
  readonly bytes: Uint8Array;
  readonly end: number;
}

const END_MARK = '%%EOF';
const NEAR_END = 1024;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function bytesIn(file: Uint8Array, range: readonly number[]): Uint8Array | null {
  const [start, first, second, rest] = range;
  if (start !== 0 || first === undefined || second === undefined || rest === undefined || range.length !== 4)
    return null;
  if (first < 0 || second < first || rest < 0 || second + rest > file.length) return null;
  if (!/^<[0-9a-fA-F\s]*>$/.test(latin(file.subarray(first, second)))) return null;
  const signed = new Uint8Array(first + rest);
  signed.set(file.subarray(0, first));
  signed.set(file.subarray(second, second + rest), first);
  return signed;
}

/**
 * The only gap may be the signature itself. Ranges count from the first byte that was signed; lines that a mail gateway
 * put before the file were not.
 */
export function signedBytes(file: Uint8Array, range: readonly number[], header = 0): SignedBytes | null {
  const [, , second = 0, rest = 0] = range;
  for (const start of new Set([0, header])) {
    const bytes = bytesIn(file.subarray(start), range);
    if (bytes) return { bytes, end: start + second + rest };
  }
  return null;
}

/** Whoever signs a file signs it to its end: one that vouches for the beginning of a file vouches for no file. */
export const endsAsFile = (file: Uint8Array, end: number): boolean =>
  latin(file.subarray(Math.max(0, end - NEAR_END), end)).includes(END_MARK);
