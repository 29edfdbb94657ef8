/** Sources of patterns that the wordings of all languages are built from. */
const numericDate = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{4}`;
const spelledDate = String.raw`\d{1,2}(?:[.°º]|\s?o|st|nd|rd|th)?\s+(?:of\s+)?[a-z]{3,10}\.?,?\s+\d{4}`;
const americanDate = String.raw`[a-z]{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,\s*\d{4}`;
export const ANY_DATE = `(?:${numericDate}|${spelledDate}|${americanDate})`;
export const DATE = `(?<value>${ANY_DATE})`;

const figures = String.raw`\d{1,3}(?:[.'’]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:[,.]\d{2})?`;
export const AMOUNT = String.raw`(?<value>${figures})(?:,-+|\.-+)?`;
export const ANY_AMOUNT = String.raw`(?:${figures})(?:,-+|\.-+)?`;
export const CURRENCY = '(?:€|euro|eur)';

/** Up to so many characters without another figure between a keyword and its value. */
export const near = (letters: number): string => `[^0-9;]{0,${letters}}?`;

/** The same with the day in between from which the value holds: "beträgt ab dem 01.01.2026 43.440,00 EUR". */
export const nearDated = (letters: number): string => `(?:[^0-9;]|${ANY_DATE}){0,${letters}}?(?!${ANY_DATE})`;

export const COUNT = String.raw`(?<value>\d{1,3}|[a-z]{2,12})(?:\s*\([a-z0-9]+\))?`;
/** A name of two to five words; what folding leaves of foreign letters is part of it. */
export const NAME = String.raw`(?<value>[a-z\u00df-\u024f'.-]+(?:\s+[a-z\u00df-\u024f'.-]+){1,4}?)`;

export const pattern = (source: string): RegExp => new RegExp(source, 'd');

const counts: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  einen: 1,
  one: 1,
  due: 2,
  zwei: 2,
  two: 2,
  tre: 3,
  drei: 3,
  three: 3,
  quattro: 4,
  vier: 4,
  four: 4,
  cinque: 5,
  funf: 5,
  five: 5,
  sei: 6,
  sechs: 6,
  six: 6,
  dodici: 12,
  zwolf: 12,
  twelve: 12,
  tredici: 13,
  dreizehn: 13,
  quattordici: 14,
  tredicesima: 13,
  quattordicesima: 14,
  vierzehn: 14,
};

/** A count in figures or in words; null for a word that is none. */
export const countOf = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : (counts[text.trim()] ?? null);
