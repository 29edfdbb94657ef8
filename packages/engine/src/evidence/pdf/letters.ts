import type { FontFact } from '../page.ts';
import { fontLookup } from './fonts.ts';
import type { PageView } from './page-view.ts';
import { borrow, type Pdfium } from './pdfium.ts';

/** What all letters of one piece of text have in common. */
export interface Style {
  readonly size: number;
  readonly font: number;
  /** Direction of writing as seen, of length 1. */
  readonly dx: number;
  readonly dy: number;
  /** Drawn without ink, as scanners put the words that they recognised under the picture. */
  readonly invisible: boolean;
}

/** One letter of a text layer as a reader sees it: points from the top left corner. */
export interface Letter {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the pen stood: on the line, where the letter begins. */
  readonly x: number;
  readonly y: number;
  readonly style: Style;
}

export interface Letters {
  readonly letters: readonly Letter[];
  readonly fonts: readonly FontFact[];
  /** Glyphs drawn for which the file does not say what letter they are. */
  readonly unmapped: number;
}

const RECT = 0;
const ORIGIN = 16;
const MATRIX = 32;
const SCRATCH_BYTES = 64;
const INVISIBLE = 3;
/** A hyphen at the end of a line is told as this. */
const LINE_END_HYPHEN = 2;

const ligatures: Readonly<Record<number, string>> = {
  64256: 'ff',
  64257: 'fi',
  64258: 'fl',
  64259: 'ffi',
  64260: 'ffl',
  64261: 'st',
  64262: 'st',
};

/** Letter sizes by which the parts of one glyph lie apart at most. */
const SEAM = 0.02;

/**
 * A glyph of several letters is told as letters that all begin where it does, each with its own part of its room: each
 * but the first is put where its part begins, or what follows would stand as far behind as the others are wide.
 */
function penned(before: Letter, letter: Letter): Letter {
  const { dx, dy, size } = letter.style;
  const isNext = (end: number, start: number): boolean => Math.abs(end - start) < size * SEAM;
  if (before.style !== letter.style) return letter;
  if (dx > 0.99 && isNext(before.right, letter.left)) return { ...letter, x: letter.left };
  if (dx < -0.99 && isNext(before.left, letter.right)) return { ...letter, x: letter.right };
  if (dy > 0.99 && isNext(before.bottom, letter.top)) return { ...letter, y: letter.top };
  if (dy < -0.99 && isNext(before.top, letter.bottom)) return { ...letter, y: letter.bottom };
  return letter;
}

const isPrivate = (code: number): boolean => (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code === 0;

const none: ReadonlySet<number> = new Set();

/**
 * Reads the letters of a page in the order in which they were drawn. Gaps are left to whoever joins them. `unseen` are
 * the texts that lie below a picture, by their handles.
 */
export function readLetters(
  library: Pdfium,
  page: number,
  view: PageView,
  unseen: ReadonlySet<number> = none,
): Letters {
  const text = library.calls.FPDFText_LoadPage(page);
  if (!text) return { letters: [], fonts: [], unmapped: 0 };
  try {
    return borrow(library, SCRATCH_BYTES, (scratch) => collect(library, text, view, scratch, unseen));
  } finally {
    library.calls.FPDFText_ClosePage(text);
  }
}

function collect(library: Pdfium, text: number, view: PageView, scratch: number, unseen: ReadonlySet<number>): Letters {
  const { calls, memory } = library;
  const fonts: FontFact[] = [];
  const fontOf = fontLookup(library, fonts);
  const letters: Letter[] = [];
  const count = calls.FPDFText_CountChars(text);
  let unmapped = 0;
  let lastObject = -1;
  let style: Style | null = null;
  let lastPlace: Letter | null = null;
  for (let i = 0; i < count; i += 1) {
    // Blanks that the library inferred are not on the page; the gap itself will speak.
    if (calls.FPDFText_IsGenerated(text, i) === 1) continue;
    const code = calls.FPDFText_GetUnicode(text, i) >>> 0;
    if (isPrivate(code) || calls.FPDFText_HasUnicodeMapError(text, i) === 1) unmapped += 1;
    if (code === 0 || code > 0x10ffff) continue;
    const object = calls.FPDFText_GetTextObject(text, i);
    if (object !== lastObject || !style) {
      const own = styleOf(library, text, i, object, view, scratch, fontOf);
      style = unseen.has(object) ? { ...own, invisible: true } : own;
      lastObject = object;
    }
    calls.FPDFText_GetLooseCharBox(text, i, scratch + RECT);
    calls.FPDFText_GetCharOrigin(text, i, scratch + ORIGIN, scratch + ORIGIN + 8);
    const rect = (scratch + RECT) >> 2;
    const [l = 0, t = 0, r = 0, b = 0] = [
      memory.HEAPF32[rect],
      memory.HEAPF32[rect + 1],
      memory.HEAPF32[rect + 2],
      memory.HEAPF32[rect + 3],
    ];
    const px = memory.HEAPF64[(scratch + ORIGIN) >> 3] ?? l;
    const py = memory.HEAPF64[(scratch + ORIGIN + 8) >> 3] ?? b;
    const x1 = view.a * l + view.c * b + view.e;
    const x2 = view.a * r + view.c * t + view.e;
    const y1 = view.b * l + view.d * b + view.f;
    const y2 = view.b * r + view.d * t + view.f;
    const hyphen = code === LINE_END_HYPHEN && calls.FPDFText_IsHyphen(text, i) === 1;
    const letter: Letter = {
      text: hyphen ? '-' : (ligatures[code] ?? String.fromCodePoint(code)),
      left: x1 < x2 ? x1 : x2,
      right: x1 < x2 ? x2 : x1,
      top: y1 < y2 ? y1 : y2,
      bottom: y1 < y2 ? y2 : y1,
      x: view.a * px + view.c * py + view.e,
      y: view.b * px + view.d * py + view.f,
      style,
    };
    const behind = lastPlace && lastPlace.x === letter.x && lastPlace.y === letter.y ? letters.at(-1) : undefined;
    lastPlace = letter;
    letters.push(behind ? penned(behind, letter) : letter);
  }
  return { letters, fonts, unmapped };
}

function styleOf(
  library: Pdfium,
  text: number,
  index: number,
  object: number,
  view: PageView,
  scratch: number,
  fontOf: (object: number) => number,
): Style {
  const { calls, memory } = library;
  calls.FPDFText_GetMatrix(text, index, scratch + MATRIX);
  const at = (scratch + MATRIX) >> 2;
  const [a = 1, b = 0, c = 0, d = 1] = memory.HEAPF32.subarray(at, at + 4);
  const x = view.a * a + view.c * b;
  const y = view.b * a + view.d * b;
  const length = Math.hypot(x, y) || 1;
  // The size that the file names is before scaling by the matrix: many write size 1 and scale by 12.
  const size = Math.abs(calls.FPDFText_GetFontSize(text, index)) * (Math.hypot(c, d) || 1);
  const invisible = object !== 0 && calls.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
  return { size, font: fontOf(object), dx: x / length, dy: y / length, invisible };
}
