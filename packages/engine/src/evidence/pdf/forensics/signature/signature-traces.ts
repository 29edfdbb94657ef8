import { type Signature, signaturesOf } from '../../facts/signatures.ts';
import type { OpenPdf } from '../../open-pdf.ts';
import { borrow, type Pdfium } from '../../pdfium.ts';
import type { RevisionTraces } from '../revisions/revision-traces.ts';
import type { Touch } from '../revisions/touches.ts';
import { type Verified, verifySigned } from './verify.ts';

export interface SignatureTraces extends Verified {
  readonly isTimestamp: boolean;
  /** Whether whoever certified the file allowed no change at all. */
  readonly isFinal: boolean;
  /** What later states changed of what was signed; null when that cannot be told. */
  readonly changedAfter: readonly Touch[] | null;
}

/** As certificates number what they allow: nothing, forms, forms and notes. */
const NO_CHANGES = 1;
const LARGEST_CONTAINER = 512 * 1024;

function containerOf(library: Pdfium, handle: number): Uint8Array | null {
  const { calls, memory } = library;
  const size = calls.FPDFSignatureObj_GetContents(handle, 0, 0);
  if (size <= 0 || size > LARGEST_CONTAINER) return null;
  return borrow(library, size, (address) => {
    calls.FPDFSignatureObj_GetContents(handle, address, size);
    return memory.HEAPU8.slice(address, address + size);
  });
}

/** The bytes that a signature speaks for. The only gap may be the signature itself. */
export function signedBytes(bytes: Uint8Array, range: readonly number[]): Uint8Array | null {
  const [start, first, second, rest] = range;
  if (start !== 0 || first === undefined || second === undefined || rest === undefined || range.length !== 4)
    return null;
  if (first < 0 || second < first || rest < 0 || second + rest > bytes.length) return null;
  const gap = Buffer.from(bytes.subarray(first, second)).toString('latin1');
  if (!/^<[0-9a-fA-F\s]*>$/.test(gap)) return null;
  const signed = new Uint8Array(first + rest);
  signed.set(bytes.subarray(0, first));
  signed.set(bytes.subarray(second, second + rest), first);
  return signed;
}

function changedAfter(end: number, size: number, revisions: readonly RevisionTraces[] | null): readonly Touch[] | null {
  if (revisions === null) return end >= size - 2 ? [] : null;
  const later = revisions.filter((revision) => revision.end > end + 2);
  return later.some(({ touches }) => touches === null) ? null : later.flatMap(({ touches }) => touches ?? []);
}

function tracesOf(stated: Signature, container: Uint8Array | null, bytes: Uint8Array): Verified {
  const signed = signedBytes(bytes, stated.byteRange);
  if (!container) return { state: 'unknown', signer: null, isSelfSigned: null };
  // A range that leaves out more than the signature itself vouches for a file that nobody has seen.
  if (!signed) return { state: 'broken', signer: null, isSelfSigned: null };
  return verifySigned(container, signed, stated.subFilter);
}

/** `revisions` is null where the states of the file could not be told apart. */
export function signatureTraces(
  pdf: OpenPdf,
  bytes: Uint8Array,
  revisions: readonly RevisionTraces[] | null,
): SignatureTraces[] {
  const { library, document } = pdf;
  return signaturesOf(pdf, bytes.length)
    .map((stated, index) => ({ stated, handle: library.calls.FPDF_GetSignatureObject(document, index) }))
    .filter(({ stated }) => stated.byteRange.length > 0)
    .map(({ stated, handle }) => {
      const [, , second = 0, rest = 0] = stated.byteRange;
      return {
        ...tracesOf(stated, containerOf(library, handle), bytes),
        isFinal: library.calls.FPDFSignatureObj_GetDocMDPPermission(handle) === NO_CHANGES,
        isTimestamp: stated.subFilter === 'ETSI.RFC3161',
        changedAfter: changedAfter(second + rest, bytes.length, revisions),
      };
    });
}
