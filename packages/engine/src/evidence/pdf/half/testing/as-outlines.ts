import { onePage, writtenPdf } from '../../../../file-bytes/testing/written-pdf.ts';
import { type OpenPdf, withPdf } from '../../open-pdf.ts';
import { borrow } from '../../pdfium.ts';

export interface PlacedLine {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const SIZE = 10;
const LINE = 0;
const CURVE = 1;

/** The strokes of a letter of the page's first font, at a place in points from the lower left corner, and its width. */
function strokesOf(
  { library }: OpenPdf,
  font: number,
  letter: string,
  x: number,
  y: number,
): readonly [string, number] {
  const { calls, memory } = library;
  const path = calls.FPDFFont_GetGlyphPath(font, letter.charCodeAt(0), SIZE);
  return borrow(library, 16, (scratch) => {
    const strokes: string[] = [];
    let points: string[] = [];
    for (let index = 0; path && index < calls.FPDFGlyphPath_CountGlyphSegments(path); index += 1) {
      const segment = calls.FPDFGlyphPath_GetGlyphPathSegment(path, index);
      calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const [px = 0, py = 0] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 2);
      const point = `${(x + px * SIZE).toFixed(3)} ${(y + py * SIZE).toFixed(3)}`;
      const type = calls.FPDFPathSegment_GetType(segment);
      if (type === CURVE) {
        points.push(point);
        if (points.length === 3) strokes.push(`${points.join(' ')} c`);
        if (points.length === 3) points = [];
      } else strokes.push(`${point} ${type === LINE ? 'l' : 'm'}`);
    }
    calls.FPDFFont_GetGlyphWidth(font, letter.charCodeAt(0), SIZE, scratch);
    const width = memory.HEAPF32[scratch >> 2] ?? 0;
    return [strokes.length > 0 ? `${strokes.join(' ')} f` : '', width];
  });
}

/** The same lines as programs draw them that keep no fonts: every letter a filled shape. */
export async function asOutlines(lines: readonly PlacedLine[]): Promise<string> {
  const model = writtenPdf(onePage('BT /F1 10 Tf 50 700 Td (x) Tj ET'));
  const drawn = await withPdf(model, async (pdf) => {
    const { calls } = pdf.library;
    const page = calls.FPDF_LoadPage(pdf.document, 0);
    const font = calls.FPDFTextObj_GetFont(calls.FPDFPage_GetObject(page, 0));
    const shapes = lines.flatMap(({ x, y, text }) => {
      let left = x;
      return [...text].map((letter) => {
        const [strokes, width] = strokesOf(pdf, font, letter, left, y);
        left += width;
        return strokes;
      });
    });
    calls.FPDF_ClosePage(page);
    return shapes.join('\n');
  });
  return drawn;
}
