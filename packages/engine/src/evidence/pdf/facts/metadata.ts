import type { OpenPdf } from '../open-pdf.ts';
import { wideText } from './library-text.ts';
import { type PdfDate, pdfDate } from './pdf-date.ts';

export interface PdfMetadata {
  /** As `1.7`; null when the header does not say. */
  readonly version: string | null;
  readonly producer: string | null;
  readonly creator: string | null;
  readonly created: PdfDate | null;
  readonly modified: PdfDate | null;
}

/** Only what tells how the file was made: titles and authors are the person's business. */
export function metadataOf({ library, document }: OpenPdf, bytes: Uint8Array): PdfMetadata {
  const { wrapped } = library;
  const text = (name: string): string | null =>
    wideText(library, (address, size) => wrapped.FPDF_GetMetaText(document, name, address, size));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return {
    version: /%PDF-(\d\.\d)/.exec(head)?.[1] ?? null,
    producer: text('Producer'),
    creator: text('Creator'),
    created: pdfDate(text('CreationDate')),
    modified: pdfDate(text('ModDate')),
  };
}
