type Bytes = Uint8Array | readonly number[];

export const SEQUENCE = 0x30;
export const SET = 0x31;
export const CONTENT = 0xa0;

function lengthOf(size: number): number[] {
  if (size < 128) return [size];
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [128 + bytes.length, ...bytes];
}

/** One value of the notation of certificates: tag, length, content. */
export function der(tag: number, ...parts: readonly Bytes[]): Uint8Array {
  const content = Buffer.concat(parts.map((part) => Buffer.from(Uint8Array.from(part))));
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

export function oid(text: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = [
    first * 40 + second,
    ...rest.flatMap((value) => {
      const out = [value & 0x7f];
      for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
        out.unshift((left & 0x7f) | 0x80);
      return out;
    }),
  ];
  return der(0x06, bytes);
}

export const sequence = (...parts: readonly Bytes[]): Uint8Array => der(SEQUENCE, ...parts);
export const octets = (bytes: Bytes): Uint8Array => der(0x04, bytes);
export const integer = (value: number): Uint8Array => der(0x02, [value]);
