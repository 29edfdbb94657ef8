import { offDisplay, unturning } from '../frame.ts';
import type { Page } from '../page.ts';
import { unseenTexts } from './drawing/unseen-texts.ts';
import { type Annotation, annotationsOf } from './facts/annotations.ts';
import type { FormField, FormReader } from './facts/form-fields.ts';
import { loadFlat } from './flatten.ts';
import { isHalfText } from './half/is-half-text.ts';
import { placedImages } from './images.ts';
import { type Letters, readLetters } from './letters.ts';
import { lieOf, turnBack } from './lie-of-page.ts';
import type { OpenPdf } from './open-pdf.ts';
import { type PageView, viewOf } from './page-view.ts';
import { isPictured, judgeTextLayer, type TextLayer } from './text-layer.ts';
import { wordsOf } from './words.ts';

export interface PdfPage {
  readonly page: Page;
  readonly layer: TextLayer;
  readonly hiddenLetters: number;
  readonly annotations: readonly Annotation[];
  readonly fields: readonly FormField[];
}

/** Shown each page while it is open and as its file draws it: opening it again costs as much as reading it. */
export type OnPdfPage = (pdf: OpenPdf, page: number, index: number) => void;

/** Letters that lie outside of the visible part are cropped away for a reader, so they are not letters of this page. */
function visible({ letters }: Letters, { width, height }: PageView): Letters['letters'] {
  return letters.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= 0 && x <= width && y >= 0 && y <= height;
  });
}

function emptyPage(index: number): PdfPage {
  const page = { number: index + 1, width: 0, height: 0, origin: 'none', words: [], fonts: [], images: [] } as const;
  return { page, layer: 'none', hiddenLetters: 0, annotations: [], fields: [] };
}

/** Reads one page, counted from 0. One that lies on its side or head is turned first, in memory only. */
export function readPage(pdf: OpenPdf, index: number, form: FormReader, onPage: OnPdfPage): PdfPage {
  const shown = readAsItLies(pdf, index, form, onPage);
  const angle = lieOf(shown.page.words);
  if (angle === 0) return shown;
  turnBack(pdf, index, angle);
  const upright = readAsItLies(pdf, index, form, onPage);
  const { width, height } = shown.page;
  const { frame } = unturning(width, height, angle);
  // What was laid over the page became a part of it at the first reading.
  const annotations = shown.annotations.map((one) => ({ ...one, box: offDisplay(frame, one.box) }));
  const page = { ...upright.page, frame, shown: { width, height } };
  return { ...upright, page, annotations, fields: shown.fields };
}

/** A page that the library cannot load is an empty one. */
function readAsItLies(pdf: OpenPdf, index: number, form: FormReader, onPage: OnPdfPage): PdfPage {
  const { library, document } = pdf;
  const loaded = library.calls.FPDF_LoadPage(document, index);
  if (!loaded) return emptyPage(index);
  const number = index + 1;
  const view = viewOf(library, loaded);
  onPage(pdf, loaded, index);
  const found = annotationsOf(library, loaded, number, view);
  const fields = form.fieldsOf(loaded, number);
  const handle = loadFlat(pdf, index, loaded, found.placed);
  if (!handle) return emptyPage(index);
  try {
    const { width, height } = view;
    const annotations = found.seenOn(handle);
    const images = placedImages(library, handle, view);
    const unseen = isPictured({ images, width, height }) ? unseenTexts(library, handle, view) : undefined;
    const read = readLetters(library, handle, view, unseen);
    const letters = visible(read, view);
    const judged = judgeTextLayer(letters, read.unmapped, { images, width, height });
    const drawn = letters.filter((letter) => !letter.style.invisible);
    // Under a scan, letters without ink are what its software recognised; elsewhere nobody sees them.
    const words = wordsOf(judged === 'recognised' ? letters : drawn);
    const isWhole = judged !== 'printed' && judged !== 'none';
    const isHalf = !isWhole && isHalfText(library, handle, { view, words, images });
    const layer = isHalf ? 'half' : judged;
    const origin = words.length > 0 ? 'text' : 'none';
    const page: Page = { number, width, height, origin, words, fonts: read.fonts, images };
    return { page, layer, hiddenLetters: letters.length - drawn.length, annotations, fields };
  } finally {
    library.calls.FPDF_ClosePage(handle);
  }
}
