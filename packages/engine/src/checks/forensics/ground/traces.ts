import type { Evidence } from '../../../evidence/evidence.ts';
import { isPicture } from '../../../evidence/format.ts';
import type { Verified } from '../../../file-bytes/signature/verify.ts';
import type { DrawnPage } from '../../../traces/pdf/drawing/page-traces.ts';
import { type PdfTraces, pdfTraces } from '../../../traces/pdf/pdf-traces.ts';
import type { SignatureTraces } from '../../../traces/pdf/signature/signature-traces.ts';
import { type PictureTraces, pictureTraces } from '../../../traces/picture/picture-traces.ts';
import type { SpotCheck } from '../layer/spot-check.ts';

/** What a closer look at a file told; null for what it is not. */
export interface Traces {
  readonly pdf: PdfTraces | null;
  readonly picture: PictureTraces | null;
  /** Values below a scan beside what its picture shows; null where nobody could look. */
  readonly spots?: readonly SpotCheck[] | null;
}

interface Looked {
  /** Pages that were looked at while they were read; null where nobody did. */
  readonly drawn: readonly DrawnPage[] | null;
  /** Envelopes in which the paper came. */
  readonly seals: readonly Verified[];
}

/** An envelope vouches for the paper inside of it as a signature does that covers the whole file. */
const asSignature = (seal: Verified): SignatureTraces => ({
  ...seal,
  isTimestamp: false,
  allowed: null,
  locks: null,
  changedAfter: [],
});

/** Looks at the bytes again for traces of later hands. Meant for the time of checking: plain reading does without. */
export async function lookCloser(
  bytes: Uint8Array,
  evidence: Pick<Evidence, 'format' | 'problem' | 'pdf'>,
  { drawn, seals }: Looked = { drawn: null, seals: [] },
): Promise<Traces> {
  const isWhole = evidence.problem === null || evidence.problem === 'too_many_pages';
  const pdf =
    isWhole && evidence.format === 'pdf'
      ? await pdfTraces(bytes, { drawn, isSigned: evidence.pdf?.signatures.length !== 0 })
      : null;
  return {
    pdf: pdf && { ...pdf, signatures: [...seals.map(asSignature), ...pdf.signatures] },
    picture: isWhole && isPicture(evidence.format) ? await pictureTraces(bytes) : null,
  };
}
