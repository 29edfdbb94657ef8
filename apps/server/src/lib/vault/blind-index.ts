import { createHmac } from 'node:crypto';

/** The context's length goes first, so that no two pairs of context and value give the same input. */
export function blindIndex(indexKey: Buffer, value: string, context: string): Buffer {
  const label = Buffer.from(context, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(label.length);
  return createHmac('sha256', indexKey).update(length).update(label).update(value, 'utf8').digest();
}
