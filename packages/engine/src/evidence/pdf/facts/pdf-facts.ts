import type { OpenPdf } from '../open-pdf.ts';
import type { TextLayer } from '../text-layer.ts';
import type { Annotation } from './annotations.ts';
import { type Attachment, attachmentsOf } from './attachments.ts';
import type { FormField } from './form-fields.ts';
import { metadataOf, type PdfMetadata } from './metadata.ts';
import { type Programs, programsOf } from './programs.ts';
import { type Revisions, revisionsOf } from './revisions.ts';
import { type Signature, signaturesOf } from './signatures.ts';
import { type XmpFacts, xmpOf } from './xmp.ts';

export interface PdfPageFacts {
  readonly number: number;
  readonly layer: TextLayer;
  /** Share of the page under pictures, 0 to 1. */
  readonly imageCover: number;
  /** Letters drawn without ink. */
  readonly hiddenLetters: number;
}

/** What a file tells about its own making, page by page and as a whole. */
export interface PdfFacts {
  readonly pageCount: number;
  readonly pages: readonly PdfPageFacts[];
  readonly metadata: PdfMetadata;
  readonly xmp: XmpFacts | null;
  /** Protected with a password that is empty for readers. */
  readonly isProtected: boolean;
  readonly revisions: Revisions;
  readonly annotations: readonly Annotation[];
  readonly fields: readonly FormField[];
  readonly attachments: readonly Attachment[];
  readonly programs: Programs;
  readonly signatures: readonly Signature[];
}

/** What is learned while the pages are read. */
export type PageFindings = Pick<PdfFacts, 'pages' | 'annotations' | 'fields'>;

export function pdfFacts(pdf: OpenPdf, bytes: Uint8Array, findings: PageFindings): PdfFacts {
  const file = new TextDecoder('latin1').decode(bytes);
  return {
    pageCount: pdf.pageCount,
    ...findings,
    metadata: metadataOf(pdf, bytes),
    xmp: xmpOf(file),
    isProtected: pdf.library.calls.EPDF_IsEncrypted(pdf.document) === 1,
    revisions: revisionsOf(file),
    attachments: attachmentsOf(pdf),
    programs: programsOf(pdf, file, findings.annotations),
    signatures: signaturesOf(pdf, file),
  };
}
