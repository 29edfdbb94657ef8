import type { Box } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import type { Annotation, AnnotationType } from '../../evidence/pdf/facts/annotations.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { fewest, placeOn } from './ground/places.ts';

/** These can hide or replace what is printed under them; the rest comment on it or belong to a form. */
const covering = new Set<AnnotationType>([
  'freetext',
  'stamp',
  'square',
  'polygon',
  'ink',
  'redact',
  'circle',
  'watermark',
]);
const remarks = new Set<AnnotationType>([
  'text',
  'highlight',
  'underline',
  'squiggly',
  'strikeout',
  'caret',
  'line',
  'polyline',
]);

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const isOverWords = ({ page, box }: Annotation, pages: readonly Page[]): boolean =>
  pages.find(({ number }) => number === page)?.words.some((word) => meets(word.box, box)) ?? false;

/** Nothing was laid over the paper afterwards. Marking a line for the reader is fine. */
export const pdfAnnotations: Rule<InspectedPaper> = {
  id: 'R_PDF_ANNOTATIONS',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf, pages, format } }) => {
    if (format !== 'pdf') return null;
    if (!pdf) return inconclusive();
    const relevant = pdf.annotations.filter(({ type }) => covering.has(type) || remarks.has(type));
    const hidden = relevant.filter((annotation) => annotation.hidden);
    const over = relevant.filter(
      (annotation) => !annotation.hidden && covering.has(annotation.type) && isOverWords(annotation, pages),
    );
    const found = [...over, ...hidden];
    if (found.length === 0) {
      const data = { notes: relevant.length };
      return relevant.length > 0 ? passed([], { variant: 'notes', data }) : passed();
    }
    const working = fewest(found).map(({ page, box, type, modified, created }) =>
      placeOn(type, page, box, modified?.at ?? created?.at ?? null),
    );
    return failed(working, { data: { places: found.length }, variant: over.length > 0 ? 'failed' : 'hidden' });
  },
};
