import type { Page, Word } from '../../../evidence/page.ts';
import { amountsOn, familyOf, fontName } from './figures.ts';
import { oddInColumns } from './odd-in-column.ts';

/** A figure in letters that hardly anything else is printed in. */
export interface OddFigure {
  readonly page: number;
  readonly word: Word;
  readonly font: string;
  readonly usual: string;
}

interface Use {
  letters: number;
  digits: number;
  embedded: boolean;
}

const FEWEST_AMOUNTS = 6;
const USUAL_SHARE = 0.75;
/** A font that serves more letters than these has a part in the layout. */
const FEW_LETTERS = 24;
const MOSTLY_DIGITS = 0.6;
/** A row that somebody adds has no more. */
const LETTERS_OF_ROW = 90;

const nameOf = (page: Page, word: Word): string => page.fonts[word.font]?.name ?? '';

function usesOf(pages: readonly Page[]): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const page of pages) {
    for (const word of page.words) {
      const name = nameOf(page, word);
      const use = uses.get(name) ?? { letters: 0, digits: 0, embedded: page.fonts[word.font]?.embedded ?? false };
      use.letters += word.text.length;
      use.digits += word.text.replace(/[^\d.,]/g, '').length;
      uses.set(name, use);
    }
  }
  return uses;
}

/** The letters of the figures themselves: the font that three in four of them share. */
function usualFont(pages: readonly Page[]): string | null {
  const counts = new Map<string, number>();
  let total = 0;
  for (const page of pages) {
    for (const word of amountsOn(page)) {
      counts.set(nameOf(page, word), (counts.get(nameOf(page, word)) ?? 0) + 1);
      total += 1;
    }
  }
  if (total < FEWEST_AMOUNTS) return null;
  const families = new Map<string, number>();
  for (const [name, count] of counts) families.set(familyOf(name), (families.get(familyOf(name)) ?? 0) + count);
  const best = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return best !== undefined && (families.get(familyOf(best)) ?? 0) >= total * USUAL_SHARE ? best : null;
}

const glued = /\p{L}[^\s\d]*\d[\d.]*,\d{2}\D{0,4}$/u;

/**
 * Figures that were set so close to the word before them that they read as one: the font that they brought along then
 * begins no word on the page.
 */
function gluedFigures(page: Page, uses: ReadonlyMap<string, Use>): OddFigure[] {
  const names = page.fonts.map(({ name }) => name);
  const brought = names.find(
    (name) =>
      !uses.has(name) &&
      fontName(name).subset !== null &&
      names.some((other) => other !== name && fontName(other).base === fontName(name).base),
  );
  if (brought === undefined) return [];
  return page.words
    .filter(({ text, angle }) => angle === 0 && glued.test(text))
    .map((word) => ({ page: page.number, word, font: brought, usual: nameOf(page, word) }));
}

/**
 * In running text there is no column to go by. What an editor brings along is a second selection of the letters that
 * the text itself is set in, for a figure or two.
 */
function oddInText(pages: readonly Page[], uses: ReadonlyMap<string, Use>): OddFigure[] {
  const usual = [...uses].toSorted((a, b) => b[1].letters - a[1].letters)[0]?.[0] ?? '';
  const isSecond = (name: string): boolean => {
    const [own, body, use] = [fontName(name), fontName(usual), uses.get(name)];
    if (!use || own.subset === null || own.base !== body.base || own.subset === body.subset) return false;
    return use.letters <= FEW_LETTERS && use.digits >= use.letters * MOSTLY_DIGITS;
  };
  const apart = pages.flatMap((page) =>
    amountsOn(page)
      .filter((word) => isSecond(nameOf(page, word)))
      .map((word) => ({ page: page.number, word, font: nameOf(page, word), usual })),
  );
  return [...apart, ...pages.flatMap((page) => gluedFigures(page, uses))];
}

/** A second selection of letters of a font that the paper is set in besides: what an editor brings along for a figure. */
function isSecondCopy(name: string, uses: ReadonlyMap<string, Use>): boolean {
  const own = fontName(name);
  if (own.subset === null) return false;
  return [...uses].some(([other, { letters }]) => {
    const { base, subset } = fontName(other);
    return base === own.base && subset !== own.subset && letters > FEW_LETTERS;
  });
}

/** Null where there are too few figures, or no font that most of them share. */
export function oddFigures(pages: readonly Page[]): OddFigure[] | null {
  const rare = inRareFonts(pages);
  const known = new Set(rare?.map(({ word }) => word));
  const typed = pages.flatMap(oddInColumns).filter(({ word }) => !known.has(word));
  return rare === null && typed.length === 0 ? null : [...(rare ?? []), ...typed];
}

/** Figures in letters that hardly anything else is printed in. */
function inRareFonts(pages: readonly Page[]): OddFigure[] | null {
  const uses = usesOf(pages);
  const usual = usualFont(pages);
  if (usual === null) {
    const odd = oddInText(pages, uses);
    return odd.length > 0 ? odd : null;
  }
  const usualUse = uses.get(usual);
  const isAlien = (name: string, use: Use): boolean =>
    use.letters <= LETTERS_OF_ROW && usualUse?.embedded === true && !use.embedded && familyOf(name) !== familyOf(usual);
  const isOdd = (name: string): boolean => {
    const use = uses.get(name);
    if (!use || name === usual) return false;
    // A row in letters that the file does not even bring along, amid figures whose letters it does.
    if (isAlien(name, use)) return true;
    if (use.letters > FEW_LETTERS || use.digits < use.letters * MOSTLY_DIGITS) return false;
    // Bold figures of the same family are a matter of style; another copy of the same font is not.
    const isTwin =
      fontName(name).base === fontName(usual).base || use.embedded !== usualUse?.embedded || isSecondCopy(name, uses);
    return isTwin || familyOf(name) !== familyOf(usual);
  };
  return pages.flatMap((page) =>
    amountsOn(page)
      .filter((word) => isOdd(nameOf(page, word)))
      .map((word) => ({ page: page.number, word, font: nameOf(page, word), usual })),
  );
}
