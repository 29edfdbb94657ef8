import { type Pdfium, pdfium, release } from './pdfium.ts';

export type PdfRefusal = 'encrypted' | 'corrupt';

export interface OpenPdf {
  readonly library: Pdfium;
  readonly document: number;
  readonly pageCount: number;
}

const PASSWORD_NEEDED = 4;
const UNKNOWN_PROTECTION = 5;

function load(library: Pdfium, memory: number, size: number): OpenPdf | PdfRefusal {
  const document = library.wrapped.FPDF_LoadMemDocument(memory, size, '');
  if (document) return { library, document, pageCount: library.calls.FPDF_GetPageCount(document) };
  const reason = library.calls.FPDF_GetLastError();
  return reason === PASSWORD_NEEDED || reason === UNKNOWN_PROTECTION ? 'encrypted' : 'corrupt';
}

/**
 * Opens a PDF from memory for the time of one piece of work and closes it whatever happens. A file that needs a
 * password, that is none, or that makes the library fail is named instead.
 */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: OpenPdf) => Promise<T>): Promise<T | PdfRefusal> {
  const library = await pdfium();
  let failed = true;
  try {
    const memory = library.malloc(bytes.length);
    library.memory.HEAPU8.set(bytes, memory);
    const opened = load(library, memory, bytes.length);
    try {
      const result = typeof opened === 'string' ? opened : await work(opened);
      failed = false;
      return result;
    } finally {
      if (typeof opened !== 'string') library.calls.FPDF_CloseDocument(opened.document);
      library.free(memory);
    }
  } catch (error) {
    // A trap inside the library: a fault of the file, not of ours. Our own errors go on.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return 'corrupt';
    throw error;
  } finally {
    release(library, failed);
  }
}
