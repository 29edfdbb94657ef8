import { singleEdit } from '@vesta/domain/names/edits';
import { plainCapitals } from '@vesta/domain/text/fold';
import { heightOf, widthOf } from '../geometry.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { isFormWord } from './card-language.ts';

/** As bright as paper is after light was made even: a whiter ground would draw edges around the words. */
const PAPER = 240;
/** Room around each word, in its own height: less cuts accents, and what else comes in is not all capitals. */
const BESIDE = 0.8;
const ABOVE_AND_BELOW = 0.5;
const MOST_WORDS = 14;
const SURE = 0.8;
/** White between the words, without which their accents are taken for specks of the edge. */
const GAP = 12;

/** Letters that may have lost or changed their accents in another language: umlauts, and vowels at the end. */
const touched: Record<OcrLanguage, RegExp> = {
  deu: /[AOU@&]|[^A-Z'’-]/,
  ita: /[AEIOU](?:['’]|$)|[^A-Z'’-]/,
  eng: /[^A-Z'’-]/,
};

/** Names of people and places stand in capitals; only they are read again, where it can make a difference. */
const isName =
  (language: OcrLanguage) =>
  ({ text, confidence }: OcrWord): boolean =>
    /^[\p{Lu}'’@&-]{3,}$/u.test(text) && confidence > 0.2 && touched[language].test(text) && !isFormWord(text);

interface Row {
  readonly word: OcrWord;
  readonly part: Raster;
  readonly top: number;
}

/** The words below each other on one small sheet, so that one call reads them all. */
function sheetOf(words: readonly OcrWord[], raster: Raster): { sheet: Raster; rows: Row[] } {
  let height = GAP;
  const rows = words.map((word): Row => {
    const [room, more] = [heightOf(word.box) * BESIDE, heightOf(word.box) * ABOVE_AND_BELOW];
    const { left, top, right, bottom } = word.box;
    const part = cropped(raster, { left: left - room, top: top - more, right: right + room, bottom: bottom + more });
    const row = { word, part, top: height };
    height += part.height + GAP;
    return row;
  });
  const width = Math.max(1, ...rows.map(({ part }) => part.width)) + 2 * GAP;
  const pixels = new Uint8Array(width * height).fill(PAPER);
  for (const { part, top } of rows) {
    for (let y = 0; y < part.height; y += 1) {
      pixels.set(part.pixels.subarray(y * part.width, (y + 1) * part.width), (top + y) * width + GAP);
    }
  }
  return { sheet: { width, height, pixels }, rows };
}

/** How many letters differ, accents aside, in words of the same length. */
function difference(a: string, b: string): number {
  const [one, other] = [[...plainCapitals(a)], [...plainCapitals(b)]];
  if (Math.abs(one.length - other.length) > 1) return Number.POSITIVE_INFINITY;
  return one.filter((letter, place) => letter !== other[place]).length;
}

const isAlike = (a: string, b: string): boolean =>
  plainCapitals(a) === plainCapitals(b) || singleEdit(plainCapitals(a), plainCapitals(b)) !== null;

/** A speck at the edge of the cut is read as a mark. */
const bare = (text: string): string => text.replace(/[:.,-]+$/, '');

/** Two readings that agree, accents aside, bear each other out; otherwise the second must be sure by itself. */
function judged(again: OcrWord, first: OcrWord): OcrWord | null {
  if (difference(bare(again.text), first.text) === 0) {
    const confidence = 1 - (1 - again.confidence) * (1 - first.confidence);
    return { ...first, text: bare(again.text), confidence };
  }
  return again.confidence > SURE ? { ...first, text: bare(again.text), confidence: again.confidence } : null;
}

/** Reads the names on a card again, in the language of the card: another one knows no Ü, or no Ò. */
export async function readNamesAgain(
  words: readonly OcrWord[],
  raster: Raster,
  ocr: Ocr,
  language: OcrLanguage,
): Promise<readonly OcrWord[]> {
  const names = words.filter(isName(language)).toSorted((a, b) => widthOf(b.box) - widthOf(a.box));
  if (names.length === 0) return words;
  const { sheet, rows } = sheetOf(names.slice(0, MOST_WORDS), raster);
  const read = await ocr.read(sheet, { language });
  const better = new Map<OcrWord, OcrWord>();
  for (const { word, part, top } of rows) {
    const inRow = read.filter(({ box, text }) => {
      const middle = (box.top + box.bottom) / 2;
      return middle >= top && middle < top + part.height + GAP && /^[\p{Lu}'’-]{3,}[:.,]?$/u.test(text);
    });
    // A tall cut shows the line above as well: the word that was meant is the one like the first reading.
    const meant = inRow.length > 1 ? inRow.filter(({ text }) => isAlike(bare(text), word.text)) : inRow;
    const [only, ...others] = meant;
    const judgement = only && others.length === 0 ? judged(only, word) : null;
    if (judgement) better.set(word, judgement);
  }
  return words.map((word) => better.get(word) ?? word);
}
