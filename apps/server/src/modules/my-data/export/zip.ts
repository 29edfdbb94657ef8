import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the data, which is not known beforehand; names are UTF-8. */
const FLAGS = 0x0808;

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  offset: number;
}

const numbers = (...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const buffer = Buffer.alloc(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of parts) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
};

/** Both headers describe an entry in the same order. */
const described = (time: readonly [number, number], crc: number, size: number, nameLength: number) =>
  [
    [FLAGS, 2],
    [0, 2],
    [time[0], 2],
    [time[1], 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [nameLength, 2],
    [0, 2],
  ] as const;

const dosTime = (at: Date): [number, number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];

/**
 * A ZIP archive, piece by piece: nothing of a file is held longer than it takes to pass it on. Stored, not packed: what
 * is large in it is packed already. Enough for less than 4 GiB, which is many times what one person may hand in.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const time = dosTime(at);
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const head = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2], ...described(time, 0, 0, name.length)), name]);
    yield head;
    let crc = 0;
    let size = 0;
    for await (const piece of entry.body) {
      crc = crc32(piece, crc);
      size += piece.length;
      yield Buffer.from(piece);
    }
    const tail = numbers([DESCRIPTOR, 4], [crc, 4], [size, 4], [size, 4]);
    yield tail;
    written.push({ name, crc, size, offset });
    offset += head.length + size + tail.length;
  }
  const begin = offset;
  for (const { name, crc, size, offset: at } of written) {
    const line = Buffer.concat([
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2], ...described(time, crc, size, name.length)),
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      name,
    ]);
    yield line;
    offset += line.length;
  }
  const count = written.length;
  yield numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [offset - begin, 4], [begin, 4], [0, 2]);
}
