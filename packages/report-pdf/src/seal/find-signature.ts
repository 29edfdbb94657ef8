import { CODE_ENTRY } from './placeholder.ts';

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const HEX = /^<([0-9A-Fa-f]*)>$/;
const CODE = new RegExp(`/${CODE_ENTRY} \\(([\\w.-]{1,600})\\)`, 'g');
/** Largest container that is looked at; ours are a tenth of it. */
const MOST_CONTAINER_BYTES = 65_536;

export interface FoundSignature {
  container: Uint8Array;
  /** Everything that the container vouches for: the file without the container itself. */
  signed: Uint8Array;
  /** Nothing stands before, after or between what is signed. */
  coversWholeFile: boolean;
  /** The code written into the signature; part of what is signed. */
  code: string | null;
}

/** The last signature of a file, found by its bytes alone: strangers' files are not taken apart any further. */
export function findSignature(file: Uint8Array): FoundSignature | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const text = bytes.toString('latin1');
  const range = [...text.matchAll(BYTE_RANGE)].at(-1);
  if (!range) return null;
  const [first = 0, start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
  const isSound = first === 0 && start < end && end <= bytes.length && end - start <= MOST_CONTAINER_BYTES * 2 + 2;
  const hex = isSound ? HEX.exec(text.slice(start, end))?.[1] : undefined;
  if (hex === undefined) return null;
  return {
    container: Buffer.from(hex, 'hex'),
    signed: Buffer.concat([bytes.subarray(0, start), bytes.subarray(end, end + rest)]),
    coversWholeFile: end + rest === bytes.length,
    code: [...text.matchAll(CODE)].at(-1)?.[1] ?? null,
  };
}
