import type { Page, Word } from '../../../evidence/page.ts';

/** An amount as printed: thousands apart or not, two decimals, perhaps a sign or a mark around it. */
const amount = /^[-+−]?\d{1,3}(?:[.'’ ]?\d{3})*,\d{2}[-+]?$|^[-+−]?\d{1,3}(?:[,'’ ]?\d{3})*\.\d{2}[-+]?$/;

/** Tax offices count in whole euros; only the grouping then tells an amount from a number of something else. */
const wholeAmount = /^[-+−]?[1-9]\d{0,2}(?:\.\d{3})+[-+]?$/;

export const isAmount = (text: string): boolean => amount.test(text) || wholeAmount.test(text);

/** Amounts, dates and other figures with a separator: what a forger is after. */
export const hasFigure = (text: string): boolean => /\d[.,]\d{2}|\d{1,2}[./-]\d{1,2}/.test(text);

export const amountsOn = ({ words }: Page): Word[] => words.filter(({ text, angle }) => angle === 0 && isAmount(text));

/** `ABCDEF+Arial,Bold` as its parts; the prefix tells one embedded selection of letters from another. */
export function fontName(name: string): { readonly subset: string | null; readonly base: string } {
  const match = /^([A-Z]{6})\+(.+)$/.exec(name);
  return { subset: match?.[1] ?? null, base: match?.[2] ?? name };
}

const weights = 'Bold|Italic|Oblique|Regular|Roman|Medium|Semi|Demi|Light|Black|Heavy|Book|MT|PS|Std|Pro';
const withoutWords = (words: string, name: string): string =>
  fontName(name)
    .base.replace(new RegExp(`[-, ]?(?:${words})`, 'gi'), '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

/** `Arial-BoldMT` and `ArialMT` are one family: bold figures are no oddity. */
export const familyOf = (name: string): string => withoutWords(`${weights}|Cond(?:ensed)?|Narrow`, name);

/** The family and its cut: a narrow figure among wide ones is an oddity. */
export const cutOf = (name: string): string => withoutWords(weights, name);
