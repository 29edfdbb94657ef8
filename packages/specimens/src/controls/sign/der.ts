/** The few building blocks of DER that a certificate and a signature need. */
function lengthOf(size: number): number[] {
  if (size < 128) return [size];
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [128 + bytes.length, ...bytes];
}

export const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
};

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
/** Sorted, as DER demands of sets. */
export const setOf = (...parts: readonly Uint8Array[]): Buffer => tagged(0x31, ...parts.toSorted(Buffer.compare));
export const octets = (bytes: Uint8Array): Buffer => tagged(0x04, bytes);
export const bits = (bytes: Uint8Array): Buffer => tagged(0x03, Buffer.from([0]), bytes);
export const nothing = Buffer.from([5, 0]);
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));

/** A positive whole number, big-endian. */
export function integer(bytes: Uint8Array): Buffer {
  return tagged(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const sevens = [part % 128];
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) sevens.unshift(128 + (left % 128));
    bytes.push(...sevens);
  }
  return tagged(0x06, Buffer.from(bytes));
}

/** A moment of this half century, to the second. */
export const utcTime = (moment: Date): Buffer =>
  tagged(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
