import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export const streamOf = (bytes: Uint8Array): Readable => Readable.from([bytes], { objectMode: false });

export const readAll = (stream: Readable): Promise<Buffer> => buffer(stream);

/** Flows in pieces as a network would, without ever holding the whole. */
export function generated(totalBytes: number, pieceBytes = 50_000): Readable {
  const piece = randomBytes(pieceBytes);
  return Readable.from(
    (function* () {
      for (let left = totalBytes; left > 0; left -= pieceBytes) yield piece.subarray(0, Math.min(left, pieceBytes));
    })(),
    { objectMode: false },
  );
}

/** Gives some bytes and then breaks, as when a person closes the browser in the middle of an upload. */
export function breakingAfter(totalBytes: number, error: Error | null): Readable {
  const source = new Readable({ read: () => undefined });
  source.push(randomBytes(totalBytes));
  setImmediate(() => source.destroy(error ?? undefined));
  return source;
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
