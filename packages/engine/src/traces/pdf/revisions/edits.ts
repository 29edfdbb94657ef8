import { around, type Box } from '../../../evidence/geometry.ts';
import { withLetters } from '../../../evidence/pdf/drawing/letters-of-runs.ts';
import { readDrawing } from '../../../evidence/pdf/drawing/read-drawing.ts';
import { type OpenPdf, withPdf } from '../../../evidence/pdf/open-pdf.ts';
import { viewOf } from '../../../evidence/pdf/page-view.ts';

/** A place where a later state draws something else than the one before. */
export interface Edit {
  readonly page: number;
  readonly box: Box;
  readonly before: string | null;
  readonly after: string | null;
}

interface Line {
  readonly text: string;
  readonly box: Box;
}

const MOST_EDITS = 30;

function linesOf({ library, document }: OpenPdf, index: number): Line[] {
  const page = library.calls.FPDF_LoadPage(document, index);
  if (!page) return [];
  try {
    const view = viewOf(library, page);
    const { runs } = readDrawing(library, page, index + 1, view);
    return withLetters(library, page, view, (lettersOf) =>
      runs.flatMap(({ handle, box }) => {
        const text = lettersOf(handle)
          .map((letter) => letter.text)
          .join('');
        return text === '' ? [] : [{ text, box }];
      }),
    );
  } finally {
    library.calls.FPDF_ClosePage(page);
  }
}

const keyOf = ({ text, box }: Line): string => `${text}@${Math.round(box.left)},${Math.round(box.bottom)}`;

function without(lines: readonly Line[], others: readonly Line[]): Line[] {
  const known = new Set(others.map(keyOf));
  return lines.filter((line) => !known.has(keyOf(line)));
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

function compared(page: number, before: readonly Line[], after: readonly Line[]): Edit[] {
  const [gone, added] = [without(before, after), without(after, before)];
  const taken = new Set<Line>();
  const edits = added.map((line): Edit => {
    const old = gone.find((other) => !taken.has(other) && meets(other.box, line.box)) ?? null;
    if (old) taken.add(old);
    return { page, box: old ? around([old.box, line.box]) : line.box, before: old?.text ?? null, after: line.text };
  });
  const removed = gone
    .filter((line) => !taken.has(line))
    .map((line): Edit => ({ page, box: line.box, before: line.text, after: null }));
  return [...edits, ...removed].slice(0, MOST_EDITS);
}

const linesIn = async (bytes: Uint8Array, page: number): Promise<Line[] | null> => {
  const lines = await withPdf(bytes, async (pdf) => linesOf(pdf, page - 1));
  return typeof lines === 'string' ? null : lines;
};

/** What a page said before and after. The earlier state is the file cut off where that state ended. */
export async function editsOf(bytes: Uint8Array, page: number, ends: readonly [number, number]): Promise<Edit[]> {
  const [before, after] = [await linesIn(bytes.slice(0, ends[0]), page), await linesIn(bytes.slice(0, ends[1]), page)];
  return before && after ? compared(page, before, after) : [];
}
