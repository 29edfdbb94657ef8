import type { Word } from '../page.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Fewer letters tell nothing, and a table may be set sideways on an upright page. */
const FEWEST_LETTERS = 40;
const LEAST_SHARE = 0.8;
const QUARTERS = 4;

/** How a page lies as it is shown, clockwise, told by the direction in which most of its letters are written. */
export function lieOf(words: readonly Word[]): Word['angle'] {
  const letters = new Map<Word['angle'], number>();
  for (const { angle, text } of words) letters.set(angle, (letters.get(angle) ?? 0) + text.length);
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most && all >= FEWEST_LETTERS && most[1] >= all * LEAST_SHARE ? most[0] : 0;
}

/** Turns a page of the open file so that what was written at this angle stands upright. */
export function turnBack({ library, document }: OpenPdf, index: number, angle: Word['angle']): void {
  const { calls } = library;
  const page = calls.FPDF_LoadPage(document, index);
  if (!page) return;
  const turned = calls.FPDFPage_GetRotation(page) - angle / 90 + QUARTERS;
  calls.FPDFPage_SetRotation(page, turned % QUARTERS);
  calls.FPDF_ClosePage(page);
}
