import { capitaliseWords } from './capitalise-words.ts';
import { textRule } from './text-rule.ts';
import { tidy } from './tidy.ts';

/** Keyboards offer many strokes for an apostrophe or a hyphen; one of each is enough to keep. */
const oneStroke = (value: string): string => value.replace(/[`´‘]/gu, "'").replace(/[‐‑]/gu, '-');

/** Trimmed, single spaces, each word capitalised. */
export const normaliseName = (value: string): string => capitaliseWords(oneStroke(tidy(value))).normalize('NFC');

/** A person's name, first, last or full: letters of any script, digits, dot, comma, apostrophe, space and hyphen. */
export const validateName = textRule({
  normalise: normaliseName,
  allowed: /^[\p{L}\p{M}\d.,'’ -]+$/u,
  needs: /\p{L}/u,
  needsCode: 'noLetters',
});
