import type { Raster } from '../raster/raster.ts';
import { borrow, type Pdfium } from './pdfium.ts';

const GRAY = 1;
const BGRX = 3;
const BYTES_OF_BGRX = 4;
const WHITE = 0xffffffff;
/** Forms and notes are drawn as a reader sees them, or left away. */
const WITH_ANNOTATIONS = 1;
const PRINT_ONLY = 0;

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 220;

/** Pixels per point at which a page is drawn for the recogniser, within what one page may cost. */
export function renderScale(width: number, height: number, mostPixels: number): number {
  const wanted = DOTS_PER_INCH / POINTS_PER_INCH;
  return Math.min(wanted, Math.sqrt(mostPixels / Math.max(1, width * height)));
}

/** How many pixels a page of this many points becomes. */
export const drawnSize = (width: number, height: number, scale: number): [number, number] => [
  Math.max(1, Math.round(width * scale)),
  Math.max(1, Math.round(height * scale)),
];

/** Pixels row by row, each with as many bytes as its format has. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

interface PixelFormat {
  readonly code: number;
  readonly bytes: number;
}

function drawn(
  library: Pdfium,
  page: number,
  scale: number,
  { code, bytes }: PixelFormat,
  flags = WITH_ANNOTATIONS,
): Drawn {
  const { calls, memory } = library;
  const [width, height] = drawnSize(calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page), scale);
  const size = width * height * bytes;
  return borrow(library, size, (address) => {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, code, address, width * bytes);
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
      return { width, height, pixels: memory.HEAPU8.slice(address, address + size) };
    } finally {
      calls.FPDFBitmap_Destroy(bitmap);
    }
  });
}

/** Draws a loaded page in gray, as seen: readers of letters want no more. */
export const renderPage = (library: Pdfium, page: number, scale: number): Raster =>
  drawn(library, page, scale, { code: GRAY, bytes: 1 });

/** The same without anything that was laid over the page. */
export const renderPrint = (library: Pdfium, page: number, scale: number): Raster =>
  drawn(library, page, scale, { code: GRAY, bytes: 1 }, PRINT_ONLY);

/** Draws a loaded page for people: red, green and blue of each pixel. */
export function renderInColour(library: Pdfium, page: number, scale: number): Drawn {
  const { width, height, pixels } = drawn(library, page, scale, { code: BGRX, bytes: BYTES_OF_BGRX });
  const colours = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < pixels.length; from += BYTES_OF_BGRX, to += 3) {
    colours[to] = pixels[from + 2] ?? 0;
    colours[to + 1] = pixels[from + 1] ?? 0;
    colours[to + 2] = pixels[from] ?? 0;
  }
  return { width, height, pixels: colours };
}
