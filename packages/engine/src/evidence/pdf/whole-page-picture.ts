import type { Limits } from '../limits.ts';
import { openPixels } from '../picture/open-pixels.ts';
import type { Raster } from '../raster/raster.ts';
import { borrow, type Pdfium, textAt } from './pdfium.ts';

const IMAGE = 3;
const JPEG = 'DCTDecode';
const [DEVICE_GRAY, DEVICE_RGB] = [1, 2];
/** Where these stand in what the library tells of a picture: both sides, two resolutions, bits, colours. */
const [WIDTH, HEIGHT, COLOURS] = [0, 1, 5] as const;
const METADATA_BYTES = 28;
/** Points by which a picture may miss the edge of its page. */
const TOLERANCE = 0.5;
const LARGEST_NAME = 64;

/** The only thing on a page, if it is a picture that nothing hides, turns or cuts. */
function onlyPicture({ calls }: Pdfium, page: number): number | null {
  const isAlone = calls.FPDFPage_CountObjects(page) === 1 && calls.FPDFPage_GetAnnotCount(page) === 0;
  if (!isAlone || calls.FPDFPage_GetRotation(page) !== 0) return null;
  const object = calls.FPDFPage_GetObject(page, 0);
  if (calls.FPDFPageObj_GetType(object) !== IMAGE || calls.FPDFPageObj_HasTransparency(object)) return null;
  const clip = calls.FPDFPageObj_GetClipPath(object);
  return clip && calls.FPDFClipPath_CountPaths(clip) > 0 ? null : object;
}

function fillsPage({ calls, memory }: Pdfium, page: number, object: number, scratch: number): boolean {
  calls.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 0, b = 1, c = 1, d = 0, e = 1, f = 1] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 6);
  const off = [a - calls.FPDF_GetPageWidthF(page), b, c, d - calls.FPDF_GetPageHeightF(page), e, f];
  return off.every((points) => Math.abs(points) < TOLERANCE);
}

function isPlainJpeg(library: Pdfium, page: number, object: number, scratch: number, mostPixels: number): boolean {
  const { calls, memory } = library;
  if (calls.FPDFImageObj_GetImageFilterCount(object) !== 1) return false;
  const length = calls.FPDFImageObj_GetImageFilter(object, 0, scratch, LARGEST_NAME);
  if (length > LARGEST_NAME || textAt(library, scratch, length) !== JPEG) return false;
  if (!calls.FPDFImageObj_GetImageMetadata(object, page, scratch)) return false;
  const told = memory.HEAPU32.subarray(scratch >> 2, (scratch + METADATA_BYTES) >> 2);
  const colours = told[COLOURS] ?? 0;
  return (colours === DEVICE_GRAY || colours === DEVICE_RGB) && (told[WIDTH] ?? 0) * (told[HEIGHT] ?? 0) <= mostPixels;
}

/** The file of a photograph that is all there is on a loaded page, as scanners write it; null for any other page. */
export function wholePagePicture(library: Pdfium, page: number, { pixels }: Limits): Uint8Array | null {
  const { calls, memory } = library;
  const object = onlyPicture(library, page);
  if (object === null) return null;
  const isIt = borrow(
    library,
    LARGEST_NAME,
    (scratch) => fillsPage(library, page, object, scratch) && isPlainJpeg(library, page, object, scratch, pixels),
  );
  if (!isIt) return null;
  const size = calls.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  return borrow(library, Math.max(1, size), (address) => {
    calls.FPDFImageObj_GetImageDataRaw(object, address, size);
    return memory.HEAPU8.slice(address, address + size);
  });
}

/**
 * Such a photograph in gray, this large. Unpacked natively it takes a fifth of the time of drawing its page; null where
 * it cannot be, and the page must be drawn.
 */
export async function drawnPicture(file: Uint8Array, width: number, height: number): Promise<Raster | null> {
  const { data, info } = await openPixels(file)
    .pipelineColourspace('b-w')
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => ({ data: null, info: null }));
  return data && info.channels === 1 ? { width, height, pixels: data } : null;
}
