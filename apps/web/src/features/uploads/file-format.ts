import { SNIFF_BYTES, type SniffedFormat, sniffFormat } from '@vesta/domain/documents/sniff';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a file is by its first bytes. Browsers take latin1 for Windows-1252, in which the first byte of a PNG is lost. */
export async function formatOf(file: Blob): Promise<SniffedFormat> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  return PNG.every((byte, at) => head[at] === byte) ? 'png' : sniffFormat(head);
}
