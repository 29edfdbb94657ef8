import { addPlaceholder, CONTAINER_BYTES, RANGE_PLACEHOLDER, type SealWords } from './placeholder.ts';
import type { SealKey } from './seal-key.ts';
import { signDetached } from './sign-detached.ts';

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

/** Seals a finished PDF: whoever changes a byte afterwards breaks it, and every reader shows that. */
export async function sealPdf(pdf: Uint8Array, key: SealKey, words: SealWords): Promise<Uint8Array> {
  const bytes = Buffer.from(await addPlaceholder(pdf, words));
  const start = placeOf(bytes, CONTENTS);
  const end = start + CONTENTS.length;
  writeByteRange(bytes, [0, start, end, bytes.length - end]);
  const container = await signDetached(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), key);
  if (container.length > CONTAINER_BYTES)
    throw new RangeError('The certificates of the seal do not fit into the paper.');
  bytes.write(Buffer.from(container).toString('hex'), start + 1, 'latin1');
  return bytes;
}
