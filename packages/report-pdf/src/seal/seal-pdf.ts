import { addPlaceholder, CONTAINER_BYTES, RANGE_PLACEHOLDER, type SealWords } from './placeholder.ts';
import type { SealKey } from './seal-key.ts';
import { signDetached } from './sign-detached.ts';
import type { Timestamp } from './timestamp.ts';

const CONTENTS = Buffer.from(`<${'0'.repeat(CONTAINER_BYTES * 2)}>`, 'latin1');

function placeOf(bytes: Buffer, wanted: Buffer | string): number {
  const at = bytes.lastIndexOf(wanted);
  if (at < 0) throw new Error('The place of the seal was not found in the paper.');
  return at;
}

/** The numbers are padded to the width that was kept free for them, so that no offset moves. */
function writeByteRange(bytes: Buffer, range: readonly number[]): void {
  const placeholder = `[ 0 ${RANGE_PLACEHOLDER} ${RANGE_PLACEHOLDER} ${RANGE_PLACEHOLDER} ]`;
  const written = `[ ${range.join(' ')} ]`.padEnd(placeholder.length, ' ');
  bytes.write(written, placeOf(bytes, placeholder), 'latin1');
}

/** Signs a paper with room for its seal: whoever changes a byte afterwards breaks it, and every reader shows that. */
export async function sealPrepared(
  prepared: Uint8Array,
  key: SealKey,
  timestamp: Timestamp | null = null,
): Promise<Uint8Array> {
  const bytes = Buffer.from(prepared);
  const start = placeOf(bytes, CONTENTS);
  const end = start + CONTENTS.length;
  writeByteRange(bytes, [0, start, end, bytes.length - end]);
  const content = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  const container = await signDetached(content, key, timestamp);
  if (container.length > CONTAINER_BYTES)
    throw new RangeError('The certificates of the seal do not fit into the paper.');
  bytes.write(Buffer.from(container).toString('hex'), start + 1, 'latin1');
  return bytes;
}

/** Seals a finished PDF in one go. */
export const sealPdf = async (
  pdf: Uint8Array,
  key: SealKey,
  words: SealWords,
  timestamp: Timestamp | null = null,
): Promise<Uint8Array> => sealPrepared(await addPlaceholder(pdf, words), key, timestamp);
