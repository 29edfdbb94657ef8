import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf } from '../../../file-bytes/structure/pages.ts';
import { unpack } from '../../../file-bytes/structure/unpack.ts';
import { entriesOf, isKind, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';

/** A font that draws other digits than it hands to whoever copies the text. */
export interface LyingFont {
  readonly page: number;
  readonly font: string;
}

const digits: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const plainEncodings = ['WinAnsiEncoding', 'StandardEncoding', 'MacRomanEncoding'];
const MOST_RANGE = 256;

/** Which digit each code draws, as far as the font says so by name. */
function drawnDigits(file: FileStructure, state: number, encoding: PdfValue): Map<number, string> {
  const drawn = new Map<number, string>();
  const stored = file.resolve(state, encoding);
  const base = nameIn(stored) ?? nameIn(entriesOf(stored).get('BaseEncoding'));
  if (base !== null && plainEncodings.includes(base))
    for (let code = 48; code < 58; code += 1) drawn.set(code, String(code - 48));
  let code = 0;
  for (const item of itemsOf(file.resolve(state, entriesOf(stored).get('Differences')))) {
    if (typeof item === 'number') code = item;
    const name = nameIn(item);
    if (name === null) continue;
    const digit = digits[name];
    if (digit === undefined) drawn.delete(code);
    else drawn.set(code, digit);
    code += 1;
  }
  return drawn;
}

const number = (hex: string | undefined): number => Number.parseInt(hex ?? '', 16);

/** What each code of a font means to whoever copies the text. */
function toldLetters(map: string): Map<number, string> {
  const told = new Map<number, string>();
  for (const [, body = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code, letter] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]{4})>/gi))
      told.set(number(code), String.fromCharCode(number(letter)));
  for (const [, body = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, letter] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*<([0-9a-f]{4})>/gi))
      for (let code = number(from); code <= Math.min(number(to), number(from) + MOST_RANGE); code += 1)
        told.set(code, String.fromCharCode(number(letter) + code - number(from)));
  return told;
}

/** The digits that each code of a font with single-byte codes draws by its own words; null where it does not say. */
export function namedDigits(file: FileStructure, state: number, font: PdfValue): ReadonlyMap<number, string> | null {
  const entries = entriesOf(font);
  if (nameIn(entries.get('Subtype')) === 'Type0') return null;
  const drawn = drawnDigits(file, state, entries.get('Encoding') ?? null);
  return drawn.size > 0 ? drawn : null;
}

function isLying(file: FileStructure, state: number, font: ReadonlyMap<string, PdfValue>): boolean {
  const map = file.resolve(state, font.get('ToUnicode'));
  if (!isKind(map, 'stream')) return false;
  const drawn = drawnDigits(file, state, font.get('Encoding') ?? null);
  if (drawn.size === 0) return false;
  const told = toldLetters(unpack(map)?.toString('latin1') ?? '');
  return [...drawn].some(([code, digit]) => {
    const letter = told.get(code);
    return letter !== undefined && /\d/.test(letter) && letter !== digit;
  });
}

/** Fonts by whose own words the digits on the page are not those in the text. */
export function lyingFonts(file: FileStructure): LyingFont[] {
  const state = file.states.length - 1;
  const judged = new Map<PdfValue, boolean>();
  return pagesOf(file, state).flatMap(({ entries }, index) => {
    const resources = entriesOf(file.resolve(state, entries.get('Resources')));
    return [...entriesOf(file.resolve(state, resources.get('Font'))).values()].flatMap((value) => {
      const stored = file.resolve(state, value);
      const font = entriesOf(stored);
      const lies = judged.get(stored) ?? isLying(file, state, font);
      judged.set(stored, lies);
      return lies ? [{ page: index + 1, font: nameIn(font.get('BaseFont')) ?? '' }] : [];
    });
  });
}
