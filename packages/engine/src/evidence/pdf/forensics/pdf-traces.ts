import { limits } from '../../limits.ts';
import { withPdf } from '../open-pdf.ts';
import { type PageTraces, pageTraces } from './drawing/page-traces.ts';
import { type RevisionTraces, revisionTraces } from './revisions/revision-traces.ts';
import { type SignatureTraces, signatureTraces } from './signature/signature-traces.ts';
import { readStructure } from './structure/file-structure.ts';
import { pagesWithHiddenLayers } from './structure/hidden-layers.ts';
import { type OpeningActions, openingActions } from './structure/opening-actions.ts';
import { type PackedPrograms, packedPrograms } from './structure/packed-programs.ts';

/** What a second, closer look at a file tells about its history. Costs time, so it is taken when papers are checked. */
export interface PdfTraces {
  /** Later states of the file; null when its tables cannot be followed. */
  readonly revisions: readonly RevisionTraces[] | null;
  readonly pages: readonly PageTraces[];
  readonly signatures: readonly SignatureTraces[];
  readonly hiddenLayers: readonly number[];
  /** Null when they cannot be told. */
  readonly opening: OpeningActions | null;
  readonly packed: PackedPrograms;
}

/** Looks for traces of later hands; null where the file cannot be opened. */
export async function pdfTraces(bytes: Uint8Array): Promise<PdfTraces | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const structure = readStructure(text);
  const revisions = structure && (await revisionTraces(structure, bytes));
  const opened = await withPdf(bytes, async (pdf) => {
    const count = Math.min(pdf.pageCount, limits.pages);
    const pages = Array.from({ length: count }, (_, index) => pageTraces(pdf, index));
    return { pages: pages.filter((page) => page !== null), signatures: signatureTraces(pdf, bytes, revisions) };
  });
  if (typeof opened === 'string') return null;
  return {
    revisions,
    ...opened,
    hiddenLayers: structure ? pagesWithHiddenLayers(structure) : [],
    opening: structure && openingActions(structure),
    packed: packedPrograms(text),
  };
}
