import { headerOf } from '../../../file-bytes/structure/file-header.ts';
import { readStructure } from '../../../file-bytes/structure/file-structure.ts';
import { type StatedSignature, signatureFields } from '../../../file-bytes/structure/signature-fields.ts';
import type { OpenPdf } from '../open-pdf.ts';
import { countedByLibrary, toldByLibrary } from './library-signatures.ts';
import { type PdfDate, pdfDate } from './pdf-date.ts';

export interface Signature {
  /** Kind of signature, such as `ETSI.CAdES.detached`. */
  readonly subFilter: string | null;
  /** Pairs of start and length: the bytes that it vouches for. */
  readonly byteRange: readonly number[];
  readonly signed: PdfDate | null;
  /** Whether these bytes reach to the end of the file, except for the signature itself. */
  readonly coversWholeFile: boolean;
}

/** All signatures that a file states, with what it takes to verify them. */
export function statedSignatures(pdf: OpenPdf, file: string): StatedSignature[] {
  // Their ranges count bytes of the file, so that they are never packed: most files are told by this alone.
  if (countedByLibrary(pdf) === 0 && !file.includes('/ByteRange')) return [];
  const structure = readStructure(file);
  if (!structure || structure.isEncrypted) return toldByLibrary(pdf);
  return signatureFields(structure, structure.states.length - 1);
}

function coversAll(range: readonly number[], file: string): boolean {
  const [start, , second, length] = range;
  if (range.length !== 4 || start !== 0 || second === undefined || length === undefined) return false;
  return second + length === file.length - headerOf(file);
}

/** The signatures of a file as it states them; whether they hold is not judged here. */
export const signaturesOf = (pdf: OpenPdf, file: string): Signature[] =>
  statedSignatures(pdf, file).map(({ subFilter, byteRange, signed }) => ({
    subFilter,
    byteRange,
    signed: pdfDate(signed),
    coversWholeFile: coversAll(byteRange, file),
  }));
