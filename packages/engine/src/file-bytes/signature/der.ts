/** One value of the notation that certificates and signatures are written in. */
export interface Der {
  readonly tag: number;
  readonly content: Uint8Array;
  /** With its head, as signed. */
  readonly whole: Uint8Array;
}

export class BadDer extends Error {}

export const SEQUENCE = 0x30;
export const SET = 0x31;
export const INTEGER = 0x02;
export const OCTETS = 0x04;
export const OBJECT_ID = 0x06;
export const context = (number: number): number => 0xa0 | number;

/** Deeper than any signature; what nests further was made to exhaust its reader. */
const DEEPEST = 40;
/** A file of many megabytes is stored in some ten thousand pieces. */
const MOST_PARTS = 200_000;
const OPEN_END = 0x80;
const isEnd = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0 && bytes[at + 1] === 0;

function lengthAt(bytes: Uint8Array, at: number): { readonly length: number; readonly next: number } {
  const first = bytes[at];
  if (first === undefined) throw new BadDer('no length');
  if (first < 0x80) return { length: first, next: at + 1 };
  const count = first & 0x7f;
  if (count > 4) throw new BadDer('too long');
  let length = 0;
  for (let i = 0; i < count; i += 1) length = length * 256 + (bytes[at + 1 + i] ?? 0);
  return { length, next: at + 1 + count };
}

/** Some programs write a container piece by piece and mark its end instead of telling its length. */
function readOpen(bytes: Uint8Array, at: number, depth: number): Der {
  if (depth > DEEPEST) throw new BadDer('too deep');
  let next = at + 2;
  for (let parts = 0; !isEnd(bytes, next); parts += 1) {
    if (parts > MOST_PARTS) throw new BadDer('too many parts');
    next += readDer(bytes, next, depth + 1).whole.length;
  }
  return { tag: bytes[at] ?? 0, content: bytes.subarray(at + 2, next), whole: bytes.subarray(at, next + 2) };
}

/** Reads the first value; what follows is left alone. */
export function readDer(bytes: Uint8Array, at = 0, depth = 0): Der {
  const tag = bytes[at];
  if (tag === undefined || (tag & 0x1f) === 0x1f) throw new BadDer('no tag');
  if (bytes[at + 1] === OPEN_END) return readOpen(bytes, at, depth);
  const { length, next } = lengthAt(bytes, at + 1);
  if (next + length > bytes.length) throw new BadDer('cut short');
  return { tag, content: bytes.subarray(next, next + length), whole: bytes.subarray(at, next + length) };
}

export function childrenOf({ content }: Der): Der[] {
  const children: Der[] = [];
  for (let at = 0; at < content.length; ) {
    if (children.length > MOST_PARTS) throw new BadDer('too many parts');
    const child = readDer(content, at);
    children.push(child);
    at += child.whole.length;
  }
  return children;
}

const IN_PIECES = 0x20;

/** Bytes that may be stored piece by piece, as programs do that write a large file before they know how long it is. */
export function octetsOf(value: Der, depth = 0): Uint8Array {
  if ((value.tag & IN_PIECES) === 0) return value.content;
  if (depth > DEEPEST) throw new BadDer('too deep');
  return Buffer.concat(childrenOf(value).map((piece) => octetsOf(piece, depth + 1)));
}

/** `1.2.840.113549` and so on. */
export function objectId({ tag, content }: Der): string {
  if (tag !== OBJECT_ID) throw new BadDer('no object id');
  const numbers: number[] = [];
  let value = 0;
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      numbers.push(value);
      value = 0;
    }
  }
  const [first = 0, ...rest] = numbers;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}
