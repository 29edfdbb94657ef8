import type { OpenPdf } from '../open-pdf.ts';
import { annotationTypes } from './annotations.ts';
import { wideText } from './library-text.ts';

export interface FormField {
  readonly page: number;
  readonly name: string | null;
  /** Whether something is written in it. */
  readonly isFilled: boolean;
}

/** Reads the fields of a form on a loaded page. What is written in them is read with the words of the page. */
export interface FormReader {
  readonly fieldsOf: (page: number, number: number) => FormField[];
  readonly close: () => void;
}

const WIDGET = annotationTypes.indexOf('widget');
const MOST = 2000;
const noForm: FormReader = { fieldsOf: () => [], close: () => undefined };

export function openForm({ library, document }: OpenPdf): FormReader {
  const { calls } = library;
  if (calls.FPDF_GetFormType(document) === 0) return noForm;
  const info = calls.PDFiumExt_OpenFormFillInfo();
  const form = calls.PDFiumExt_InitFormFillEnvironment(document, info);
  const fieldOf = (annotation: number, page: number): FormField => {
    const name = wideText(library, (at, room) => calls.FPDFAnnot_GetFormFieldName(form, annotation, at, room));
    const value = wideText(library, (at, room) => calls.FPDFAnnot_GetFormFieldValue(form, annotation, at, room));
    return { page, name, isFilled: value !== null };
  };
  return {
    fieldsOf: (page, number) => {
      const fields: FormField[] = [];
      const count = Math.min(calls.FPDFPage_GetAnnotCount(page), MOST);
      for (let index = 0; index < count; index += 1) {
        const annotation = calls.FPDFPage_GetAnnot(page, index);
        if (!annotation) continue;
        if (calls.FPDFAnnot_GetSubtype(annotation) === WIDGET) fields.push(fieldOf(annotation, number));
        calls.FPDFPage_CloseAnnot(annotation);
      }
      return fields;
    },
    close: () => {
      calls.PDFiumExt_ExitFormFillEnvironment(form);
      calls.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}
