import { onDisplay } from '../../../evidence/frame.ts';
import { type Box, middleY, widthOf } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import type { PdfFacts } from '../../../evidence/pdf/facts/pdf-facts.ts';
import type { TextOverPicture } from '../../../traces/pdf/layer/over-picture.ts';
import type { PdfTraces } from '../../../traces/pdf/pdf-traces.ts';

interface Typed extends TextOverPicture {
  readonly page: number;
}

/** Letters come without the gaps between them, so that an amount may stand amid a sentence. */
const hasAmount = (text: string): boolean => /\d,\d{2}(?!\d)/.test(text);

/**
 * Amounts in letters of their own on the picture of a page. Scanners stamp dates and numbers of pages there, people
 * fill in forms; nobody's scanner stamps amounts. Pages that are set in letters throughout merely have a picture behind.
 */
export function typedOnScan({ pages }: PdfFacts, traces: PdfTraces): Typed[] {
  const scans = new Set(
    pages.filter(({ layer }) => layer === 'scan' || layer === 'recognised').map(({ number }) => number),
  );
  return traces.pages
    .filter(({ page }) => scans.has(page))
    .flatMap(({ page, overPicture }) => overPicture.map((text) => ({ page, ...text })))
    .filter(({ text, isOnCover }) => hasAmount(text) || (isOnCover && /\d/.test(text)));
}

/** Words beside a pasted figure may be recognised as one with it: what lies on the patch for the most part stands on it. */
const standsOn = (patch: Box, word: Box): boolean => {
  const wide = Math.min(patch.right, word.right) - Math.max(patch.left, word.left);
  const [middle, narrower] = [middleY(word), Math.min(widthOf(patch), widthOf(word))];
  return middle > patch.top && middle < patch.bottom && wide > narrower / 2;
};

/** Figures that stand on a small picture of their own, pasted on the picture of the page. */
export function pastedOnScan(pages: readonly Page[], traces: PdfTraces): Typed[] {
  return traces.pages.flatMap(({ page: number, patches }) => {
    const page = pages.find((one) => one.number === number && one.origin === 'ocr');
    if (!page) return [];
    return patches.flatMap((patch) =>
      page.words
        .filter(({ text, box }) => /\d/.test(text) && standsOn(patch, onDisplay(page.frame, box)))
        .map(({ text }) => ({ page: number, box: patch, text, isOnCover: false })),
    );
  });
}
