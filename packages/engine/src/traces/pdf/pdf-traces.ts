import type { Box } from '../../evidence/geometry.ts';
import { limits } from '../../evidence/limits.ts';
import { withPdf } from '../../evidence/pdf/open-pdf.ts';
import { readStructure } from '../../file-bytes/structure/file-structure.ts';
import { readCode } from './codes/read-code.ts';
import { type EditorPoint, editorPoints } from './content/editor-points.ts';
import { type LyingWord, lyingWords } from './content/lying-words.ts';
import { type Rewritten, rewrittenPages, untold } from './content/rewritten-pages.ts';
import { roundedPlaces } from './content/rounded-places.ts';
import { type DrawnPage, type PageTraces, pageTraces } from './drawing/page-traces.ts';
import { earlierPrograms } from './file/earlier-programs.ts';
import { pagesWithHiddenLayers } from './file/hidden-layers.ts';
import { type LyingFont, lyingFonts } from './file/lying-letters.ts';
import { type OpeningActions, openingActions } from './file/opening-actions.ts';
import { type PackedPrograms, packedPrograms } from './file/packed-programs.ts';
import { type RevisionTraces, revisionTraces } from './revisions/revision-traces.ts';
import { type SignatureTraces, signatureTraces } from './signature/signature-traces.ts';

/** What a second, closer look at a file tells about its history. Costs time, so it is taken when papers are checked. */
export interface PdfTraces {
  /** Later states of the file; null when its tables cannot be followed. */
  readonly revisions: readonly RevisionTraces[] | null;
  readonly pages: readonly PageTraces[];
  readonly signatures: readonly SignatureTraces[];
  readonly hiddenLayers: readonly number[];
  readonly lyingFonts: readonly LyingFont[];
  readonly lyingWords: readonly LyingWord[];
  readonly editorPoints: readonly EditorPoint[];
  /** Figures put where others stand, in another writing of the same number. */
  readonly roundedPlaces: readonly EditorPoint[];
  /** Pages whose print was written anew, while the rest of the file was kept. */
  readonly rewritten: Rewritten;
  /** Named as makers by states before the last. */
  readonly earlierPrograms: readonly string[];
  /** Null when they cannot be told. */
  readonly opening: OpeningActions | null;
  readonly packed: PackedPrograms;
  readonly barcodes: readonly Barcode[];
}

/** What a barcode says, and where it stands. */
export interface Barcode {
  readonly text: string;
  readonly page: number;
  readonly box: Box | null;
}

async function barcodesOn(pages: readonly DrawnPage[]): Promise<Barcode[]> {
  const found: Barcode[] = [];
  for (const { page, codes } of pages) {
    for (const { box, raster } of codes) {
      const text = await readCode(raster);
      if (text !== null) found.push({ text, page, box });
    }
  }
  return found;
}

/** What is told of pages and signatures by the library that opens the file. */
type Opened = Pick<PdfTraces, 'signatures'> & { readonly drawn: readonly DrawnPage[] };

/** Opened once more only for what was not seen while the file was read. */
async function openAgain(
  bytes: Uint8Array,
  text: string,
  revisions: PdfTraces['revisions'],
  { drawn, isSigned }: SeenPages,
): Promise<Opened | null> {
  if (drawn && !isSigned) return { drawn, signatures: [] };
  const opened = await withPdf(bytes, async (pdf): Promise<Opened> => {
    const count = Math.min(pdf.pageCount, limits.pages);
    const looked = () =>
      Array.from({ length: count }, (_, index) => pageTraces(pdf, index)).filter((page) => page !== null);
    return { drawn: drawn ?? looked(), signatures: signatureTraces(pdf, bytes, text, revisions) };
  });
  return typeof opened === 'string' ? null : opened;
}

export interface SeenPages {
  /** Pages that were looked at while they were read; null where nobody did. */
  readonly drawn: readonly DrawnPage[] | null;
  readonly isSigned: boolean;
}

const unseen: SeenPages = { drawn: null, isSigned: true };

/** Looks for traces of later hands; null where the file cannot be opened. */
export async function pdfTraces(bytes: Uint8Array, seen: SeenPages = unseen): Promise<PdfTraces | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const structure = readStructure(text);
  const revisions = await revisionTraces(structure, text, bytes);
  const opened = await openAgain(bytes, text, revisions, seen);
  if (!opened) return null;
  return {
    revisions,
    pages: opened.drawn.map(({ codes: _, ...page }) => page),
    signatures: opened.signatures,
    barcodes: await barcodesOn(opened.drawn),
    hiddenLayers: structure ? pagesWithHiddenLayers(structure) : [],
    lyingFonts: structure ? lyingFonts(structure) : [],
    lyingWords: structure ? lyingWords(structure) : [],
    editorPoints: structure ? editorPoints(structure) : [],
    roundedPlaces: structure ? roundedPlaces(structure) : [],
    rewritten: structure ? rewrittenPages(structure, text) : untold,
    earlierPrograms: structure ? earlierPrograms(structure) : [],
    opening: structure && openingActions(structure),
    packed: packedPrograms(text),
  };
}
