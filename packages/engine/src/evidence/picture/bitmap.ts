/** Pixels as red, green, blue, row by row from the top. */
interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const FILE_HEADER = 14;
const SMALLEST_HEADER = 40;
const UNPACKED = 0;
/** Colours at places that the header names; programs name the usual ones. */
const NAMED_PLACES = 3;
const MOST_COLOURS = 256;

export const isBitmap = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly isBottomUp: boolean;
  readonly bits: number;
  readonly start: number;
  readonly palette: Uint8Array;
  /** Rows are filled up to whole words. */
  readonly rowBytes: number;
}

function headerOf(bytes: Uint8Array): Header | null {
  if (bytes.length < FILE_HEADER + SMALLEST_HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(FILE_HEADER, true);
  const [width, tall] = [view.getInt32(18, true), view.getInt32(22, true)];
  const [bits, packing] = [view.getUint16(28, true), view.getUint32(30, true)];
  const isPlain = packing === UNPACKED || (packing === NAMED_PLACES && bits === 32);
  if (size < SMALLEST_HEADER || width <= 0 || tall === 0 || !isPlain || ![8, 24, 32].includes(bits)) return null;
  const palette = bytes.subarray(FILE_HEADER + size, FILE_HEADER + size + MOST_COLOURS * 4);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  return {
    width,
    height: Math.abs(tall),
    isBottomUp: tall > 0,
    bits,
    start: view.getUint32(10, true),
    palette,
    rowBytes,
  };
}

/** How large a Windows bitmap says it is; null where it is of a kind that hardly anybody makes. */
export function bitmapSize(bytes: Uint8Array): { width: number; height: number } | null {
  const header = headerOf(bytes);
  return header && { width: header.width, height: header.height };
}

/** The pixels of a Windows bitmap, of which the usual decoders know nothing; null where some are missing. */
export function readBitmap(bytes: Uint8Array): Bitmap | null {
  const header = headerOf(bytes);
  if (!header) return null;
  const { width, height, isBottomUp, bits, start, palette, rowBytes } = header;
  if (start + rowBytes * height > bytes.length) return null;
  const pixels = new Uint8Array(width * height * 3);
  const step = bits / 8;
  for (let y = 0; y < height; y += 1) {
    const row = start + (isBottomUp ? height - 1 - y : y) * rowBytes;
    for (let x = 0; x < width; x += 1) {
      const at = row + x * step;
      const [from, place] = bits === 8 ? [palette, (bytes[at] ?? 0) * 4] : [bytes, at];
      const to = (y * width + x) * 3;
      // Blue comes first.
      pixels[to] = from[place + 2] ?? 0;
      pixels[to + 1] = from[place + 1] ?? 0;
      pixels[to + 2] = from[place] ?? 0;
    }
  }
  return { width, height, pixels };
}
