import { CODE_ENTRY } from './placeholder.ts';

const BYTE_RANGE = /^\/ByteRange\s{0,9}\[\s{0,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}(\d{1,10})\s{0,9}\]/;
const HEX = /^<([0-9A-Fa-f]*)>$/;
const CODE_BEGINS = `/${CODE_ENTRY} (`;
const CODE = /^\(([\w.-]{1,600})\)/;
/** Largest container that is looked at; ours are a tenth of it. */
const MOST_CONTAINER_BYTES = 65_536;
/** A signed file has one such entry or two; whoever writes a million of them is not followed to the first. */
const MOST_ENTRIES = 1000;
const LONGEST_ENTRY = 120;
const LONGEST_CODE = 640;

export interface FoundSignature {
  container: Uint8Array;
  /** Everything that the container vouches for: the file without the container itself, as the pieces of it. */
  signed: readonly Uint8Array[];
  /** Nothing stands before, after or between what is signed. */
  coversWholeFile: boolean;
  /** The code written into the signature; part of what is signed. */
  code: string | null;
}

/** The last place where an entry stands that can be read; found from the end, in pieces, so that no copy is made. */
function lastEntry<T>(bytes: Buffer, begin: string, read: (from: number) => T | null): T | null {
  let at = bytes.lastIndexOf(begin, undefined, 'latin1');
  for (let tries = 0; at >= 0 && tries < MOST_ENTRIES; tries += 1) {
    const entry = read(at);
    if (entry !== null) return entry;
    at = at === 0 ? -1 : bytes.lastIndexOf(begin, at - 1, 'latin1');
  }
  return null;
}

/** The last signature of a file, found by its bytes alone: strangers' files are not taken apart any further. */
export function findSignature(file: Uint8Array): FoundSignature | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const range = lastEntry(bytes, '/ByteRange', (from) =>
    BYTE_RANGE.exec(bytes.toString('latin1', from, from + LONGEST_ENTRY)),
  );
  if (!range) return null;
  const [first = 0, start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
  const isSound = first === 0 && start < end && end <= bytes.length && end - start <= MOST_CONTAINER_BYTES * 2 + 2;
  const hex = isSound ? HEX.exec(bytes.toString('latin1', start, end))?.[1] : undefined;
  if (hex === undefined) return null;
  const code = lastEntry(bytes, CODE_BEGINS, (from) => {
    const value = from + CODE_BEGINS.length - 1;
    return CODE.exec(bytes.toString('latin1', value, value + LONGEST_CODE))?.[1] ?? null;
  });
  return {
    container: Buffer.from(hex, 'hex'),
    signed: [bytes.subarray(0, start), bytes.subarray(end, end + rest)],
    coversWholeFile: end + rest === bytes.length,
    code,
  };
}
