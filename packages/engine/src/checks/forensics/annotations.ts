import type { Box } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';
import type { Annotation, AnnotationType } from '../../evidence/pdf/facts/annotations.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { isContract } from './ground/papers.ts';
import { fewest, placeShownOn } from './ground/places.ts';

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

const wordsUnder = ({ page, box }: Annotation, pages: readonly Page[]): Word[] =>
  pages.find(({ number }) => number === page)?.words.filter((word) => meets(word.box, box)) ?? [];

/**
 * What is printed under a note; empty where it lies on blank paper. The words of a page include those of its notes, so
 * that they only count where they were read from pixels and nothing else is known.
 */
const printUnder = (annotation: Annotation, pages: readonly Page[]): string => {
  const isRead = pages.some(({ number, origin }) => number === annotation.page && origin === 'ocr');
  const words = isRead ? wordsUnder(annotation, pages).map(({ text }) => text) : [];
  return [annotation.below?.text ?? '', ...words].join(' ').trim();
};

/** Whatever it calls itself, a note that takes a printed figure from sight stands in its place. */
const hidesFigure = ({ hidden, below }: Annotation): boolean =>
  !hidden && below !== null && below.isHidden && hasFigure(below.text);

/** Pages of pictures in which nobody has read anything: what lies under a note there is not known. */
const isUnread = ({ page }: Annotation, pages: readonly Page[]): boolean => {
  const under = pages.find(({ number }) => number === page);
  return under !== undefined && under.words.length === 0 && under.images.length > 0;
};

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const shared = (a: Box, b: Box): number =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

/** A word of the note itself lies in it, and not beside. */
const WITHIN = 0.6;

/** Letters of one text never lie this far over each other. */
const OVERLAP = 0.25;

const overlap = (a: Word, b: Word): boolean => shared(a.box, b.box) > OVERLAP * Math.min(areaOf(a.box), areaOf(b.box));

/** Fields of a form stand on blank paper. One that shows its figure on top of a printed one stands in its place. */
function isFieldOverFigure({ type }: Annotation, under: readonly Word[]): boolean {
  if (type !== 'widget' || under.filter(({ text }) => hasFigure(text)).length < 2) return false;
  return under.some((a, place) => under.slice(place + 1).some((b) => overlap(a, b)));
}

/**
 * A note that hides a figure and shows another one says something else than the paper. Bars and stamps show none, and
 * the words of a page include those of its notes.
 */
function replacesFigure(annotation: Annotation, pages: readonly Page[]): boolean {
  const { below, hidden } = annotation;
  if (hidden || below === null || !hasFigure(below.text)) return false;
  const printed = below.text.replace(/\s/g, '');
  return wordsUnder(annotation, pages).some(
    ({ text, box }) => hasFigure(text) && !printed.includes(text) && shared(box, annotation.box) > WITHIN * areaOf(box),
  );
}

/** Contracts are signed on tablets: strokes across the line where one signs, with no figure under them. */
const isSigning = ({ type }: Annotation, under: string): boolean =>
  (type === 'ink' || type === 'stamp') && !hasFigure(under);

/** Nothing was laid over the paper afterwards. Marking a line for the reader is fine. */
export const pdfAnnotations: Rule<InspectedPaper, 'R_PDF_ANNOTATIONS'> = {
  id: 'R_PDF_ANNOTATIONS',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: (paper) => {
    const { pdf, pages, format } = paper.evidence;
    if (format !== 'pdf') return null;
    if (!pdf) return inconclusive();
    const relevant = pdf.annotations.filter(({ type }) => covering.has(type) || remarks.has(type));
    const fields = pdf.annotations.filter(
      (annotation) =>
        (!annotation.hidden && isFieldOverFigure(annotation, wordsUnder(annotation, pages))) ||
        (!covering.has(annotation.type) && hidesFigure(annotation)),
    );
    const hidden = relevant.filter((annotation) => annotation.hidden);
    const over = relevant.filter((annotation) => {
      if (annotation.hidden || !covering.has(annotation.type)) return false;
      const under = printUnder(annotation, pages);
      return under !== '' && !(isContract(paper) && isSigning(annotation, under));
    });
    const found = [...over, ...fields, ...hidden];
    if (found.length === 0) {
      const open = relevant.filter((annotation) => covering.has(annotation.type) && isUnread(annotation, pages));
      if (open.length > 0)
        return inconclusive(fewest(open).map(({ page, box, type }) => placeShownOn(pages, type, page, box)));
      const data = { notes: relevant.length };
      return relevant.length > 0 ? passed([], { variant: 'notes', data }) : passed();
    }
    const working = fewest(found).map(({ page, box, type, modified, created }) =>
      placeShownOn(pages, type, page, box, modified?.at ?? created?.at ?? null),
    );
    const isReplaced = [...over, ...fields].some(
      (annotation) => annotation.type === 'widget' || replacesFigure(annotation, pages),
    );
    return failed(working, {
      data: { places: found.length },
      level: isReplaced ? 'critical' : 'warning',
      variant: over.length + fields.length > 0 ? 'failed' : 'hidden',
    });
  },
};
