import type { Pdfium } from '../pdfium.ts';
import { annotationTypes } from './annotations.ts';
import { wideText } from './library-text.ts';

export interface FormField {
  readonly page: number;
  readonly name: string | null;
  /** Whether something is written in it. */
  readonly isFilled: boolean;
}

const WIDGET = annotationTypes.indexOf('widget');
const MOST = 2000;

/** The fields of a form on a loaded page. What is written in them is read with the words of the page. */
export function formFieldsOf(library: Pdfium, page: number, number: number): FormField[] {
  const { calls, wrapped } = library;
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), MOST);
  const fields: FormField[] = [];
  for (let index = 0; index < count; index += 1) {
    const handle = calls.FPDFPage_GetAnnot(page, index);
    if (!handle) continue;
    if (calls.FPDFAnnot_GetSubtype(handle) === WIDGET) {
      const text = (key: string): string | null =>
        wideText(library, (address, size) => wrapped.FPDFAnnot_GetStringValue(handle, key, address, size));
      fields.push({ page: number, name: text('T'), isFilled: text('V') !== null });
    }
    calls.FPDFPage_CloseAnnot(handle);
  }
  return fields;
}
