import { greysOf } from './busy-map.ts';
import { formatOf } from './file-format.ts';
import { type Hint, hintsOf, MEASURED_EDGE } from './hints.ts';
import type { UploadSlot } from './upload-entry.ts';

const ENCRYPTED = new TextEncoder().encode('/Encrypt');

/** A locked PDF says so in its trailer, which may stand at either end of the file. */
export function isLocked(bytes: Uint8Array): boolean {
  const [first = 0] = ENCRYPTED;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (ENCRYPTED.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

async function lookAtPicture(file: Blob, isPng: boolean, wantsFront: boolean): Promise<Hint[]> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MEASURED_EDGE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return [];
  pen.drawImage(picture, 0, 0, width, height);
  const size = { width: picture.width, height: picture.height };
  picture.close();
  const greys = greysOf(pen.getImageData(0, 0, width, height).data, width, height);
  return hintsOf({ size, isPng, greys, wantsFront });
}

/** What the browser itself can tell about a file. What it cannot open is left to the server. */
export async function lookAtFile(file: Blob, { wantsFront = false }: Pick<UploadSlot, 'wantsFront'>): Promise<Hint[]> {
  try {
    const format = await formatOf(file);
    if (format === 'pdf') return isLocked(new Uint8Array(await file.arrayBuffer())) ? ['locked'] : [];
    return format === 'png' || format === 'jpeg' ? await lookAtPicture(file, format === 'png', wantsFront) : [];
  } catch {
    return [];
  }
}
