export type Block = { bytes: Buffer; isLast: boolean };

/**
 * Cuts a stream of bytes into blocks of one size. A full block is held back until another byte or the end arrives, so the
 * last block is always known as such: shorter, full, or empty when nothing came at all. Each block is its own copy.
 */
export async function* chunked(source: AsyncIterable<unknown>, size: number): AsyncGenerator<Block, void, undefined> {
  let block = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const piece of source) {
    const bytes = toBuffer(piece);
    let offset = 0;
    while (offset < bytes.length) {
      if (filled === size) {
        yield { bytes: block, isLast: false };
        block = Buffer.allocUnsafe(size);
        filled = 0;
      }
      const copied = bytes.copy(block, filled, offset);
      filled += copied;
      offset += copied;
    }
  }
  yield { bytes: block.subarray(0, filled), isLast: true };
}

function toBuffer(piece: unknown): Buffer {
  if (Buffer.isBuffer(piece)) return piece;
  if (piece instanceof Uint8Array) return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  if (typeof piece === 'string') return Buffer.from(piece);
  throw new TypeError('A file is a stream of bytes');
}
