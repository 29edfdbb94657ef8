/** The upper left of the usual table for brightness at quality 50, in the order in which files write it. */
const usual = [16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40] as const;
const MOST = 255;
/** Tables at the ends of the scale are all ones, or cut off: nothing can be told from those. */
const LEAST_QUALITY = 20;
const BEST_QUALITY = 98;

const scaleOf = (quality: number): number => (quality < 50 ? Math.floor(5000 / quality) : 200 - quality * 2);

const entryAt = (value: number, quality: number): number =>
  Math.min(MOST, Math.max(1, Math.floor((value * scaleOf(quality) + 50) / 100)));

/** Where the first table of a JPEG begins; -1 where there is none before the picture itself. */
function firstTable(bytes: Uint8Array): number {
  let at = 2;
  while (at + 4 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return -1;
    if (marker === 0xdb) return at + 4;
    at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  }
  return -1;
}

/** The quality that a JPEG was last saved with, by its own table; null where that is not one of the usual tables. */
export function packedQuality(bytes: Uint8Array): number | null {
  const at = firstTable(bytes);
  // Entries of two bytes, or a table that is not the first: nobody's usual way.
  if (at < 0 || bytes[at] !== 0) return null;
  for (let quality = LEAST_QUALITY; quality <= BEST_QUALITY; quality += 1)
    if (usual.every((value, i) => bytes[at + 1 + i] === entryAt(value, quality))) return quality;
  return null;
}
