import { memoryOf, pdfium } from '../src/picture/pdfium.ts';

/** The text of each page of a PDF, without blanks: printing decides where gaps are, not the words. */
export async function textOf(pdf: Uint8Array): Promise<string[]> {
  const library = await pdfium();
  const { malloc, free } = library.pdfium.wasmExports;
  const memory = malloc(pdf.length);
  memoryOf(library).set(pdf, memory);
  const document = library.FPDF_LoadMemDocument(memory, pdf.length, '');
  const pages: string[] = [];
  for (let number = 0; number < library.FPDF_GetPageCount(document); number += 1) {
    const page = library.FPDF_LoadPage(document, number);
    const text = library.FPDFText_LoadPage(page);
    const letters = Array.from({ length: library.FPDFText_CountChars(text) }, (_, index) =>
      String.fromCodePoint(library.FPDFText_GetUnicode(text, index)),
    );
    pages.push(letters.join('').replace(/\s/g, ''));
    library.FPDFText_ClosePage(text);
    library.FPDF_ClosePage(page);
  }
  library.FPDF_CloseDocument(document);
  free(memory);
  return pages;
}

export const tight = (text: string): string => text.replace(/\s/g, '');
