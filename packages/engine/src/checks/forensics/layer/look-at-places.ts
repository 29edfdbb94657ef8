import type { ReadLine } from '../../../evidence/ocr/ocr.ts';
import { type OpenPdf, withPdf } from '../../../evidence/pdf/open-pdf.ts';
import { evenLight } from '../../../evidence/raster/even-light.ts';
import type { Raster } from '../../../evidence/raster/raster.ts';
import { readPieces, type Shown } from '../../../evidence/second-look/read-pieces.ts';
import { renderPart } from '../../../traces/pdf/codes/render-part.ts';
import type { KeyPlace } from './key-places.ts';

/** Points around a place that are drawn with it: the words below a scan lie a little off its letters. */
const MARGIN = 3;
/** Points by which a word may reach out of its place and still belong to it. */
const SLACK = 2;

function piecesOf({ library, document }: OpenPdf, places: readonly KeyPlace[], scale: number): Raster[] {
  return places.map(({ page, box }) => {
    const handle = library.calls.FPDF_LoadPage(document, page - 1);
    if (!handle) return { width: 1, height: 1, pixels: Uint8Array.of(255) };
    try {
      return evenLight(renderPart(library, handle, box, scale, MARGIN));
    } finally {
      library.calls.FPDF_ClosePage(handle);
    }
  });
}

/** What the picture shows at each of the places, drawn with so many pixels per point; null for a file that does not open. */
export async function lookAtPlaces(
  bytes: Uint8Array,
  places: readonly KeyPlace[],
  scale: number,
  read: ReadLine,
): Promise<readonly Shown[] | null> {
  const pieces = await withPdf(bytes, async (pdf) => piecesOf(pdf, places, scale));
  return typeof pieces === 'string' ? null : readPieces(pieces, (MARGIN - SLACK) * scale, read);
}
