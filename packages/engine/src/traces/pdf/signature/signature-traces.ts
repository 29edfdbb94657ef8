import { statedSignatures } from '../../../evidence/pdf/facts/signatures.ts';
import type { OpenPdf } from '../../../evidence/pdf/open-pdf.ts';
import { endsAsFile, type SignedBytes, signedBytes } from '../../../file-bytes/signature/signed-bytes.ts';
import { unknown, type Verified, verifySigned } from '../../../file-bytes/signature/verify.ts';
import { headerOf } from '../../../file-bytes/structure/file-header.ts';
import type { Allowed, Locks, StatedSignature } from '../../../file-bytes/structure/signature-fields.ts';
import type { RevisionTraces } from '../revisions/revision-traces.ts';
import type { Touch } from '../revisions/touch.ts';

export interface SignatureTraces extends Verified {
  readonly isTimestamp: boolean;
  /** What whoever certified the file allows after it; null where nobody did. */
  readonly allowed: Allowed | null;
  readonly locks: Locks | null;
  /** What later states changed of what was signed; null when that cannot be told. */
  readonly changedAfter: readonly Touch[] | null;
}

/** A line break more or less behind the end is nothing. */
const SLACK = 2;

function changedAfter(end: number, size: number, revisions: readonly RevisionTraces[] | null): readonly Touch[] | null {
  if (revisions === null) return end >= size - SLACK ? [] : null;
  const later = revisions.filter((revision) => revision.end > end + SLACK);
  return later.some(({ touches }) => touches === null) ? null : later.flatMap(({ touches }) => touches ?? []);
}

function verified(
  { contents, subFilter, certificate }: StatedSignature,
  file: Uint8Array,
  signed: SignedBytes | null,
): Verified {
  if (!contents) return { ...unknown, state: 'empty' };
  // A range that leaves out more than the signature itself vouches for a file that nobody has seen.
  if (!signed) return { ...unknown, state: 'broken' };
  const found = verifySigned(contents, signed.bytes, subFilter, certificate);
  return found.state === 'intact' && !endsAsFile(file, signed.end) ? { ...found, state: 'unknown' } : found;
}

/** `revisions` is null where the states of the file could not be told apart. */
export function signatureTraces(
  pdf: OpenPdf,
  bytes: Uint8Array,
  text: string,
  revisions: readonly RevisionTraces[] | null,
): SignatureTraces[] {
  return statedSignatures(pdf, text).map((stated) => {
    const signed = signedBytes(bytes, stated.byteRange, headerOf(text));
    return {
      ...verified(stated, bytes, signed),
      allowed: stated.allowed,
      locks: stated.locks,
      isTimestamp: stated.subFilter === 'ETSI.RFC3161',
      changedAfter: changedAfter(signed?.end ?? 0, bytes.length, revisions),
    };
  });
}
