import type { OpenPdf } from '../open-pdf.ts';
import { borrow, type Pdfium } from '../pdfium.ts';
import { plainText } from './library-text.ts';
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

const LONGEST_RANGE = 16;
const MOST = 50;

function byteRangeOf(library: Pdfium, signature: number): number[] {
  return borrow(library, LONGEST_RANGE * 4, (address) => {
    const count = library.calls.FPDFSignatureObj_GetByteRange(signature, address, LONGEST_RANGE);
    const at = address >> 2;
    return count > LONGEST_RANGE ? [] : [...library.memory.HEAP32.subarray(at, at + count)];
  });
}

function coversAll(range: readonly number[], size: number): boolean {
  const [start, , second, length] = range;
  return range.length === 4 && start === 0 && second !== undefined && length !== undefined && second + length === size;
}

/** The signatures of a file as it states them; whether they hold is not judged here. */
export function signaturesOf({ library, document }: OpenPdf, size: number): Signature[] {
  const { calls } = library;
  const count = Math.min(Math.max(0, calls.FPDF_GetSignatureCount(document)), MOST);
  return Array.from({ length: count }, (_, index) => {
    const handle = calls.FPDF_GetSignatureObject(document, index);
    const byteRange = byteRangeOf(library, handle);
    return {
      subFilter: plainText(library, (at, room) => calls.FPDFSignatureObj_GetSubFilter(handle, at, room)),
      byteRange,
      signed: pdfDate(plainText(library, (at, room) => calls.FPDFSignatureObj_GetTime(handle, at, room))),
      coversWholeFile: coversAll(byteRange, size),
    };
  });
}
