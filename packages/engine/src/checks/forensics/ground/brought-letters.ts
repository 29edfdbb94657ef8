import type { Page, Word } from '../../../evidence/page.ts';
import { fontName } from './figures.ts';

/** A word in letters that the file has twice. */
export interface BroughtWord {
  readonly page: number;
  readonly word: Word;
  readonly font: string;
  readonly usual: string;
}

/** Whoever sets a whole paper in such letters made it so. */
const MOST_LETTERS = 120;

/** The face whatever its name is written like: `Carlito-Bold`, `Carlito Bold`. */
const faceOf = (name: string): string =>
  fontName(name)
    .base.replace(/[^A-Za-z0-9]/g, '')
    .replace(/(?:Regular|MT|PS)+$/i, '')
    .toLowerCase();

/**
 * Programs put the letters that a paper needs into its file, each face once. An editor that has the same face at hand
 * brings it along whole, for the few words that it sets anew.
 */
export function broughtWords(pages: readonly Page[]): BroughtWord[] {
  const used = pages.flatMap((page) => page.words.map((word) => ({ page, word, font: page.fonts[word.font] })));
  const letters = new Map<string, number>();
  for (const { font, word } of used) if (font) letters.set(font.name, (letters.get(font.name) ?? 0) + word.text.length);
  const selections = new Map(
    [...letters].filter(([name]) => fontName(name).subset !== null).map(([name]) => [faceOf(name), name]),
  );
  const isBrought = (name: string): boolean =>
    fontName(name).subset === null && (letters.get(name) ?? 0) <= MOST_LETTERS && selections.has(faceOf(name));
  return used.flatMap(({ page, word, font }) =>
    font?.embedded && isBrought(font.name)
      ? [{ page: page.number, word, font: font.name, usual: selections.get(faceOf(font.name)) ?? '' }]
      : [],
  );
}
