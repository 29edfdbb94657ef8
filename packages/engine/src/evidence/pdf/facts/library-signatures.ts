import type { Allowed, StatedSignature } from '../../../file-bytes/structure/signature-fields.ts';
import type { OpenPdf } from '../open-pdf.ts';
import { borrow, type Pdfium } from '../pdfium.ts';
import { plainText } from './library-text.ts';

const LONGEST_RANGE = 16;
const MOST = 50;
const LARGEST_CONTAINER = 512 * 1024;

function byteRangeOf(library: Pdfium, signature: number): number[] {
  return borrow(library, LONGEST_RANGE * 4, (address) => {
    const count = library.calls.FPDFSignatureObj_GetByteRange(signature, address, LONGEST_RANGE);
    const at = address >> 2;
    return count > LONGEST_RANGE ? [] : [...library.memory.HEAP32.subarray(at, at + count)];
  });
}

function contentsOf(library: Pdfium, signature: number): Uint8Array | null {
  const { calls, memory } = library;
  const size = calls.FPDFSignatureObj_GetContents(signature, 0, 0);
  if (size <= 0 || size > LARGEST_CONTAINER) return null;
  return borrow(library, size, (address) => {
    calls.FPDFSignatureObj_GetContents(signature, address, size);
    return memory.HEAPU8.slice(address, address + size);
  });
}

const allowedBy = ({ calls }: Pdfium, signature: number): Allowed | null => {
  const level = calls.FPDFSignatureObj_GetDocMDPPermission(signature);
  return level === 1 || level === 2 || level === 3 ? level : null;
};

/** How many fields for signatures stand at the top of the form; those below others the library does not see. */
export const countedByLibrary = ({ library, document }: OpenPdf): number =>
  Math.min(Math.max(0, library.calls.FPDF_GetSignatureCount(document)), MOST);

/** The signatures as the library tells them, for files whose tables cannot be followed or that are protected. */
export function toldByLibrary(pdf: OpenPdf): StatedSignature[] {
  const { library, document } = pdf;
  const { calls } = library;
  return Array.from({ length: countedByLibrary(pdf) }, (_, index) => {
    const handle = calls.FPDF_GetSignatureObject(document, index);
    return {
      subFilter: plainText(library, (at, room) => calls.FPDFSignatureObj_GetSubFilter(handle, at, room)),
      byteRange: byteRangeOf(library, handle),
      contents: contentsOf(library, handle),
      signed: plainText(library, (at, room) => calls.FPDFSignatureObj_GetTime(handle, at, room)),
      certificate: null,
      allowed: allowedBy(library, handle),
      locks: null,
    };
    // A field that waits for its signature has nothing of this.
  }).filter(({ byteRange, contents, subFilter }) => byteRange.length > 0 || contents !== null || subFilter !== null);
}
