import { headerOf } from '../../../file-bytes/structure/file-header.ts';
import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf, type StoredPage } from '../../../file-bytes/structure/pages.ts';
import { unpack } from '../../../file-bytes/structure/unpack.ts';
import {
  entriesOf,
  isKind,
  itemsOf,
  nameIn,
  type PdfStream,
  type PdfValue,
} from '../../../file-bytes/structure/value.ts';
import { hasBlackBars } from './black-bars.ts';
import { isOnePerLine } from './one-per-line.ts';

/** The print of a page: how it is packed, and how it is written. */
interface Print {
  readonly page: number;
  readonly packing: string;
  readonly isTakenApart: boolean;
  /** The words of a later program, put in as they were: it packs them tightest, and writes none that read so itself. */
  readonly isPutIn: boolean;
  /** Fractions without the nought before their point. */
  readonly isShortened: boolean;
  /** The objects of its fonts. */
  readonly fonts: readonly number[];
}

/** The mark of qpdf, which most libraries that change files save with. */
const copier = /^%PDF-\d\.\d[\r\n]+%\xbf\xf7\xa2\xfe/;
/** The mark of MuPDF, another library that files are changed with. */
const changer = /^%PDF-\d\.\d[\r\n]+%\xc2\xb5\xc2\xb6/;
const HEAD = 40;
/** How what is packed tightest begins: MuPDF packs so what it is handed, and less tightly what it packs while saving. */
const TIGHTEST = '\x78\xda';

/** What packs a stream writes its entries in an order of its own, and begins with bytes of its own. */
function packingOf({ entries, raw }: PdfStream): string {
  const keys = [...entries.keys()].filter((key) => key === 'Filter' || key === 'Length');
  const filters = [entries.get('Filter') ?? null].flatMap((filter) => (isKind(filter, 'list') ? filter.items : filter));
  return [...keys, ...filters.map(nameIn), filters.length > 0 ? raw.slice(0, 2) : ''].join(' ');
}

const streamsOf = (file: FileStructure, state: number, value: PdfValue | undefined): PdfStream[] => {
  const stored = file.resolve(state, value);
  const listed = isKind(stored, 'list') ? itemsOf(stored) : [stored];
  return listed.map((item) => file.resolve(state, item)).filter((item) => isKind(item, 'stream'));
};

/** A form that is laid over all the rest, as stamps and watermarks are. */
const endsWithLayer = /\/\S+\s+Do(?:\s+(?:Q|EMC))*\s*$/;

const writesLetters = (content: string): boolean => /\b(?:Tj|TJ)\b/.test(content);

function fontsOf(file: FileStructure, state: number, { entries }: StoredPage): PdfValue[] {
  const resources = entriesOf(file.resolve(state, entries.get('Resources')));
  return [...entriesOf(file.resolve(state, resources.get('Font'))).values()];
}

/** Letters as most programs write them; MuPDF puts its own out by their numbers. */
const literal = /\)\s*(?:\]\s*)?T[jJ]\b/;

const short = /(?:^|[\s[])-?\.\d/;
const long = /(?:^|[\s[])-?0\.\d/;

/** The stream that a habit can be told of: the longest, or all together where the print was written in many pieces. */
function contentOf(streams: readonly PdfStream[]): string {
  const [longest] = streams;
  const own = longest ? (unpack(longest)?.toString('latin1') ?? '') : '';
  if (streams.length === 1 || isOnePerLine(own) !== null) return own;
  return streams.map((stream) => unpack(stream)?.toString('latin1') ?? '').join('\n');
}

function printOf(file: FileStructure, state: number, page: StoredPage, number: number): Print | null {
  // What is added before or behind the print, such as a stamp or a bar, leaves the print itself as it was.
  const streams = streamsOf(file, state, page.entries.get('Contents')).toSorted((a, b) => b.raw.length - a.raw.length);
  const [longest] = streams;
  const content = contentOf(streams);
  // Whoever blackens what is nobody's business, or lays a stamp over the page, has it written anew as well, and may.
  const isLeft = !writesLetters(content) || hasBlackBars(content) || endsWithLayer.test(content);
  const isTakenApart = isLeft ? null : isOnePerLine(content);
  if (!longest || isTakenApart === null) return null;
  const fonts = fontsOf(file, state, page).flatMap((font) => (isKind(font, 'ref') ? font.number : []));
  const isPutIn = longest.raw.startsWith(TIGHTEST) && literal.test(content);
  const isShortened = short.test(content) && !long.test(content);
  return { page: number, packing: packingOf(longest), isTakenApart, isPutIn, isShortened, fonts };
}

/** How the letters that the pages are set in are packed. */
function fontPackings(file: FileStructure, state: number, pages: readonly StoredPage[]): string[] {
  const at = (value: PdfValue | undefined) => entriesOf(file.resolve(state, value));
  return pages
    .flatMap((page) => fontsOf(file, state, page))
    .flatMap((font) => {
      const entries = at(font);
      const [below] = itemsOf(file.resolve(state, entries.get('DescendantFonts')));
      const described = [entries, at(below)].map((one) => at(one.get('FontDescriptor')));
      const streams = [
        entries.get('ToUnicode'),
        ...described.flatMap((one) => [one.get('FontFile'), one.get('FontFile2'), one.get('FontFile3')]),
      ].flatMap((value) => streamsOf(file, state, value));
      return streams.map(packingOf);
    });
}

/**
 * Of two hands in one file that of a library is the later one. Sheets of another program that an issuer adds bring
 * their own letters: pages that share them came from one hand.
 */
const isLater = (print: Print, prints: readonly Print[]): boolean =>
  print.isTakenApart &&
  prints.some(
    (other) =>
      !other.isTakenApart && print.packing !== other.packing && other.fonts.some((font) => print.fonts.includes(font)),
  );

/** qpdf writes the entries of what it copies by the alphabet. */
const isCopy = (packing: string): boolean => packing.startsWith('Filter');

const numbersOf = (prints: readonly Print[]): number[] => prints.map(({ page }) => page);

/** Pages whose print was written anew after the file was made. */
export interface Rewritten {
  readonly pages: readonly number[];
  /** Whether other pages, the letters, which stayed as they were, or the hand itself bear it out. */
  readonly isBorneOut: boolean;
  /** Whether the program that saved the file last only copied its print, and its letters with it. */
  readonly isCopied: boolean;
}

export const untold: Rewritten = { pages: [], isBorneOut: false, isCopied: false };

/** Whether everything packed in the file begins as what is packed tightest does: then its maker packs so. */
const isTight = (packing: string): boolean => packing.endsWith(TIGHTEST);

/**
 * MuPDF copies what is packed and packs what is not, but not as tightly as the words that it is handed. It writes a page
 * from which words were taken anew, one instruction a line.
 */
function rewrittenByMuPdf(prints: readonly Print[], letters: readonly string[]): Rewritten {
  const others = [...letters, ...prints.filter(({ isPutIn }) => !isPutIn).map(({ packing }) => packing)];
  const putIn = others.some(isTight) ? [] : prints.filter(({ isPutIn }) => isPutIn);
  if (putIn.length > 0) return { ...untold, pages: numbersOf(putIn), isBorneOut: true };
  // Letters that it brings for the new words lie beside those that it copied.
  const anew = letters.some(isCopy)
    ? prints.filter((print) => print.isTakenApart && print.isShortened && !isCopy(print.packing))
    : [];
  return { ...untold, pages: numbersOf(anew), isBorneOut: anew.length > 0 };
}

/**
 * Whoever changes the words of a page has it written anew, while the other pages and the letters stay packed as they
 * were. Either shows: pages of two hands in one file, or print that the last program packed itself amid letters that it
 * only copied, which qpdf tells apart by the order of their entries. A page with nothing beside it to compare may still
 * be written as a library puts out what it took apart, and print may be packed anew as it was; either alone says little.
 */
export function rewrittenPages(file: FileStructure, text: string): Rewritten {
  if (file.isEncrypted || file.states.length > 1) return untold;
  const state = file.states.length - 1;
  const pages = pagesOf(file, state);
  const prints = pages.flatMap((page, index) => printOf(file, state, page, index + 1) ?? []);
  const later = prints.filter((print) => isLater(print, prints));
  if (later.length > 0) return { ...untold, pages: numbersOf(later), isBorneOut: true };
  const header = headerOf(text);
  const head = text.slice(header, header + HEAD);
  if (changer.test(head)) return rewrittenByMuPdf(prints, fontPackings(file, state, pages));
  if (!copier.test(head)) return untold;
  const packed = prints.filter(({ packing }) => packing.startsWith('Length Filter'));
  const letters = fontPackings(file, state, pages);
  const areCopied = letters.every(isCopy);
  if (packed.length === 0)
    return { ...untold, isCopied: prints.length > 0 && areCopied && prints.every(({ packing }) => isCopy(packing)) };
  const takenApart = packed.filter(({ isTakenApart }) => isTakenApart);
  if (letters.length === 0) return { ...untold, pages: numbersOf(takenApart) };
  if (!areCopied) return untold;
  // What something was merely added to is packed anew as it was written: only what was taken apart was changed within.
  return takenApart.length > 0
    ? { ...untold, pages: numbersOf(takenApart), isBorneOut: true }
    : { ...untold, pages: numbersOf(packed) };
}
