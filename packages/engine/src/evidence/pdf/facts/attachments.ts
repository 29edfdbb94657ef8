import type { OpenPdf } from '../open-pdf.ts';
import { borrow } from '../pdfium.ts';
import { wideText } from './library-text.ts';

export interface Attachment {
  readonly name: string | null;
  readonly size: number | null;
}

const MOST = 100;

/** Files inside of the file, by name and size; they are not opened. */
export function attachmentsOf({ library, document }: OpenPdf): Attachment[] {
  const { calls, memory } = library;
  const count = Math.min(calls.FPDFDoc_GetAttachmentCount(document), MOST);
  return Array.from({ length: count }, (_, index) => {
    const handle = calls.FPDFDoc_GetAttachment(document, index);
    if (!handle) return { name: null, size: null };
    const name = wideText(library, (address, size) => calls.FPDFAttachment_GetName(handle, address, size));
    const size = borrow(library, 4, (address) =>
      calls.FPDFAttachment_GetFile(handle, 0, 0, address) === 1 ? (memory.HEAPU32[address >> 2] ?? null) : null,
    );
    return { name, size };
  });
}
