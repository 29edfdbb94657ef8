import type { Evidence } from '../evidence.ts';
import { openForm } from './facts/form-fields.ts';
import { pdfFacts } from './facts/pdf-facts.ts';
import { withPdf } from './open-pdf.ts';
import { type OnPdfPage, readPage } from './read-page.ts';
import { type RecogniseScansOptions, recogniseScans } from './recognise-scans.ts';
import { imageCover } from './text-layer.ts';

type PdfContent = Pick<Evidence, 'pages' | 'pdf' | 'problem'>;

export interface ReadPdfOptions extends RecogniseScansOptions {
  readonly onPdfPage: OnPdfPage;
}

/** Reads the pages of a PDF and what it tells about its making. */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions): Promise<PdfContent> {
  const { limits } = options;
  const content = await withPdf(bytes, async (pdf): Promise<PdfContent> => {
    if (pdf.pageCount === 0) return { pages: [], pdf: null, problem: 'corrupt' };
    const count = Math.min(pdf.pageCount, limits.pages);
    const form = openForm(pdf);
    const read = Array.from({ length: count }, (_, index) => readPage(pdf, index, form, options.onPdfPage));
    form.close();
    const { pages, isCutShort } = await recogniseScans(pdf, read, options);
    const facts = pdfFacts(pdf, bytes, {
      pages: read.map(({ page, layer, hiddenLetters }) => ({
        number: page.number,
        layer,
        imageCover: imageCover(page),
        hiddenLetters,
      })),
      annotations: read.flatMap((page) => page.annotations),
      fields: read.flatMap((page) => page.fields),
    });
    const problem = pdf.pageCount > limits.pages ? 'too_many_pages' : isCutShort;
    return { pages, pdf: facts, problem };
  });
  return typeof content === 'string' ? { pages: [], pdf: null, problem: content } : content;
}
