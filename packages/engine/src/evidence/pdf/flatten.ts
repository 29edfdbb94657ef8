import { type Annotation, annotationTypes } from './facts/annotations.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium.ts';

const FOR_DISPLAY = 0;
const NORMAL = 0;
const WIDGET = annotationTypes.indexOf('widget');
/** These carry text that a reader sees as part of the page. */
const withText = new Set<Annotation['type']>(['widget', 'freetext', 'stamp']);

/** Some programs store what was filled in and leave the drawing of it to the reader. */
function drawFields({ calls }: Pdfium, page: number): void {
  const count = calls.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const handle = calls.FPDFPage_GetAnnot(page, index);
    if (!handle) continue;
    if (calls.FPDFAnnot_GetSubtype(handle) === WIDGET && calls.EPDFAnnot_HasAppearanceStream(handle, NORMAL) !== 1) {
      calls.EPDFAnnot_GenerateFormFieldAP(handle);
    }
    calls.FPDFPage_CloseAnnot(handle);
  }
}

/**
 * Forms are filled in above the page. What is written there is made part of it, in memory only, so that it is read like
 * everything else. Answers with the page to go on with.
 */
export function loadFlat(
  pdf: OpenPdf,
  index: number,
  page: number,
  found: readonly Pick<Annotation, 'type' | 'hidden'>[],
): number {
  if (!found.some(({ type, hidden }) => withText.has(type) && !hidden)) return page;
  const { calls } = pdf.library;
  drawFields(pdf.library, page);
  calls.FPDFPage_Flatten(page, FOR_DISPLAY);
  calls.FPDF_ClosePage(page);
  return calls.FPDF_LoadPage(pdf.document, index);
}
