import type { Page } from '../../../evidence/page.ts';
import type { InspectedPaper } from '../../subject.ts';

/** The pages of a PDF whose letters a program set, and no scanner or recogniser; null where it is no PDF. */
export function printedPages({ evidence: { pdf, pages } }: InspectedPaper): Page[] | null {
  if (!pdf) return null;
  const printed = new Set(pdf.pages.filter(({ layer }) => layer === 'printed').map(({ number }) => number));
  return pages.filter(({ number }) => printed.has(number));
}
