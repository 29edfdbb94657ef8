const LARGEST = 512 * 1024;
const latin = new TextDecoder('latin1');
const START_OF_PIXELS = 0xda;
const PNG_HEAD = 8;

/** Segments before the pixels of a JPEG. */
function ofJpeg(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let text = '';
  for (let at = 2; at + 4 <= bytes.length && text.length < LARGEST; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === START_OF_PIXELS) break;
    const length = view.getUint16(at + 2);
    if (marker >= 0xe0 && marker <= 0xfe) text += latin.decode(bytes.subarray(at + 4, at + 2 + length));
    at += 2 + Math.max(2, length);
  }
  return text;
}

/** Chunks of a PNG that are not pixels, each after its own name. */
function ofPng(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let text = '';
  for (let at = PNG_HEAD; at + 12 <= bytes.length && text.length < LARGEST; ) {
    const length = view.getUint32(at);
    const name = latin.decode(bytes.subarray(at + 4, at + 8));
    if (!['IDAT', 'PLTE', 'IHDR'].includes(name))
      text += `${name} ${latin.decode(bytes.subarray(at + 8, at + 8 + length))}\n`;
    at += 12 + length;
  }
  return text;
}

/** What a picture carries besides its pixels, as bytes turned into letters; it is searched, never shown. */
export function metadataBlocks(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return ofJpeg(bytes);
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return ofPng(bytes);
  // Other containers put theirs in front or at the end.
  const [head, tail] = [
    bytes.subarray(0, LARGEST / 2),
    bytes.subarray(Math.max(LARGEST / 2, bytes.length - LARGEST / 2)),
  ];
  return latin.decode(head) + latin.decode(tail);
}
