import type { Box } from '../../geometry.ts';
import { boxInView, type PageView } from '../page-view.ts';
import { borrow, type Pdfium } from '../pdfium.ts';

export interface RunLetter {
  readonly text: string;
  readonly box: Box;
}

/** The letters of single runs, without blanks. Costs a second look at the page, so it is asked for when there is a suspicion. */
export type LettersOf = (handle: number) => readonly RunLetter[];

const none: readonly RunLetter[] = [];

function indexLetters(library: Pdfium, text: number): ReadonlyMap<number, number[]> {
  const { calls } = library;
  const places = new Map<number, number[]>();
  const count = calls.FPDFText_CountChars(text);
  for (let i = 0; i < count; i += 1) {
    const object = calls.FPDFText_GetTextObject(text, i);
    if (!object) continue;
    const list = places.get(object);
    if (list) list.push(i);
    else places.set(object, [i]);
  }
  return places;
}

/** Lends the letters of a page for the time of one piece of work. Nothing is read before the first question. */
export function withLetters<T>(library: Pdfium, page: number, view: PageView, work: (lettersOf: LettersOf) => T): T {
  const { calls, memory } = library;
  let opened: { readonly text: number; readonly places: ReadonlyMap<number, number[]> } | null = null;
  const lettersOf: LettersOf = (handle) => {
    if (!opened) {
      const text = calls.FPDFText_LoadPage(page);
      opened = { text, places: text ? indexLetters(library, text) : new Map() };
    }
    const { text, places } = opened;
    const list = places.get(handle);
    if (!list) return none;
    return borrow(library, 32, (scratch) =>
      list.flatMap((index) => {
        const code = calls.FPDFText_GetUnicode(text, index) >>> 0;
        if (code <= 32 || code === 160 || code > 0x10ffff) return [];
        calls.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
        const at = scratch >> 3;
        const [left = 0, right = 0, bottom = 0, top = 0] = memory.HEAPF64.subarray(at, at + 4);
        return [{ text: String.fromCodePoint(code), box: boxInView(view, left, bottom, right, top) }];
      }),
    );
  };
  try {
    return work(lettersOf);
  } finally {
    const last = opened as { readonly text: number } | null;
    if (last?.text) calls.FPDFText_ClosePage(last.text);
  }
}
