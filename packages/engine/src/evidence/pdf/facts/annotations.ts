import { type Box, heightOf, widthOf } from '../../geometry.ts';
import { lookBelow, type PrintBelow } from '../drawing/print-below.ts';
import { boxInView, type PageView } from '../page-view.ts';
import { borrow, type Pdfium } from '../pdfium.ts';
import { wideText } from './library-text.ts';
import { type PdfDate, pdfDate } from './pdf-date.ts';

/** In the order of the library's numbers. */
export const annotationTypes = [
  'unknown',
  'text',
  'link',
  'freetext',
  'line',
  'square',
  'circle',
  'polygon',
  'polyline',
  'highlight',
  'underline',
  'squiggly',
  'strikeout',
  'stamp',
  'caret',
  'ink',
  'popup',
  'file_attachment',
  'sound',
  'movie',
  'widget',
  'screen',
  'printer_mark',
  'trap_net',
  'watermark',
  'three_d',
  'rich_media',
  'xfa_widget',
  'redact',
] as const;
export type AnnotationType = (typeof annotationTypes)[number];

export const actionTypes = ['other', 'goto', 'remote_goto', 'uri', 'launch', 'embedded_goto'] as const;
export type ActionType = (typeof actionTypes)[number];

/** Something laid over a page after it was made. */
export interface Annotation {
  readonly page: number;
  readonly type: AnnotationType;
  readonly box: Box;
  readonly hidden: boolean;
  readonly created: PdfDate | null;
  readonly modified: PdfDate | null;
  /** What pressing it does. */
  readonly action: ActionType | null;
  /** What is printed where it lies; null where that is blank, or nobody looked because it cannot cover anything. */
  readonly below: PrintBelow | null;
}

const HIDDEN = 1 | 2 | 32;
const MOST = 2000;

function actionOf(library: Pdfium, annotation: number): ActionType | null {
  const { calls } = library;
  const link = calls.FPDFAnnot_GetLink(annotation);
  const action = link ? calls.FPDFLink_GetAction(link) : 0;
  return action ? (actionTypes[calls.FPDFAction_GetType(action)] ?? 'other') : null;
}

/** Before anybody has looked below it. */
type Placed = Omit<Annotation, 'below'>;

function annotationOf(library: Pdfium, handle: number, page: number, view: PageView): Placed {
  const { calls, memory, wrapped } = library;
  const text = (key: string): string | null =>
    wideText(library, (address, size) => wrapped.FPDFAnnot_GetStringValue(handle, key, address, size));
  const box = borrow(library, 16, (address) => {
    calls.FPDFAnnot_GetRect(handle, address);
    const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.subarray(address >> 2, (address >> 2) + 4);
    return boxInView(view, left, bottom, right, top);
  });
  return {
    page,
    type: annotationTypes[calls.FPDFAnnot_GetSubtype(handle)] ?? 'unknown',
    box,
    hidden: (calls.FPDFAnnot_GetFlags(handle) & HIDDEN) !== 0,
    created: pdfDate(text('CreationDate')),
    modified: pdfDate(text('M')),
    action: actionOf(library, handle),
  };
}

/** These have no face of their own that could lie over anything. */
const faceless: readonly AnnotationType[] = ['link', 'popup', 'unknown'];
/** Shown as a small sign beside what they are about, wherever that sign lands. */
const signs: readonly AnnotationType[] = ['text', 'file_attachment', 'sound', 'caret'];
const LARGEST_SIGN = 32;

function canCover({ type, hidden, box }: Placed): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  if (hidden || faceless.includes(type) || width * height <= 0) return false;
  return !signs.includes(type) || Math.max(width, height) > LARGEST_SIGN;
}

/** All annotations of a loaded page. */
export interface FoundAnnotations {
  readonly placed: readonly Placed[];
  /** The same with what is printed below them, for which the page is asked for as people see it. */
  readonly seenOn: (shownPage: number) => Annotation[];
}

export function annotationsOf(library: Pdfium, page: number, number: number, view: PageView): FoundAnnotations {
  const { calls } = library;
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), MOST);
  const placed = Array.from({ length: count }, (_, index) => calls.FPDFPage_GetAnnot(page, index))
    .filter((handle) => handle !== 0)
    .map((handle) => {
      const annotation = annotationOf(library, handle, number, view);
      calls.FPDFPage_CloseAnnot(handle);
      return annotation;
    });
  const covering = placed.filter(canCover);
  const boxes = covering.map(({ box }) => box);
  const look = covering.length > 0 ? lookBelow(library, page, view, boxes) : () => [];
  return {
    placed,
    seenOn: (shownPage) => {
      const below = look(shownPage);
      return placed.map((annotation) => ({ ...annotation, below: below[covering.indexOf(annotation)] ?? null }));
    },
  };
}
