import type { Evidence } from '../../../evidence/evidence.ts';
import { isPicture } from '../../../evidence/format.ts';
import type { DrawnPage } from '../../../evidence/pdf/forensics/drawing/page-traces.ts';
import { type PdfTraces, pdfTraces } from '../../../evidence/pdf/forensics/pdf-traces.ts';
import { type PictureTraces, pictureTraces } from '../../../evidence/picture/forensics/picture-traces.ts';
import type { SpotCheck } from '../layer/spot-check.ts';

/** What a closer look at a file told; null for what it is not. */
export interface Traces {
  readonly pdf: PdfTraces | null;
  readonly picture: PictureTraces | null;
  /** Values below a scan beside what its picture shows; null where nobody could look. */
  readonly spots?: readonly SpotCheck[] | null;
}

/** Looks at the bytes again for traces of later hands. Meant for the time of checking: plain reading does without. */
export async function lookCloser(
  bytes: Uint8Array,
  evidence: Pick<Evidence, 'format' | 'problem' | 'pdf'>,
  drawn: readonly DrawnPage[] | null = null,
): Promise<Traces> {
  const isWhole = evidence.problem === null || evidence.problem === 'too_many_pages';
  return {
    pdf:
      isWhole && evidence.format === 'pdf'
        ? await pdfTraces(bytes, { drawn, isSigned: evidence.pdf?.signatures.length !== 0 })
        : null,
    picture: isWhole && isPicture(evidence.format) ? await pictureTraces(bytes) : null,
  };
}
