import { type Mark, weigh } from '../../recognise/marks.ts';
import type { FiscalForm } from '../form.ts';
import { readRedditi } from './read-redditi.ts';

const receipt = /comunicazione di avvenuto ricevimento/;
const codes = /\b(?:rn|lm|re|rg|rf|rc|rh|rl)\d{1,2}\b/g;
const FEWEST_ROWS = 3;

/** The rows of a return under the name of their part: what is printed of its receipt among them is no receipt. */
export const hasRowsOfReturn = (text: string): boolean =>
  /quadro (?:r[a-z]|lm)\b/.test(text) && new Set(text.match(codes) ?? []).size >= FEWEST_ROWS;

const marks: readonly Mark[] = [
  [/redditi (?:persone fisiche|p\.?f\.?)\s*20\d\d|redditi 20\d\d (?:persone fisiche|p\.?f\.?)\b/, 0.6],
  [/persone fisiche\s*20\d\d/, 0.4],
  [/periodo d'imposta\s*20\d\d/, 0.3],
  [/quadro (?:r[a-z]|lm|cm|ac|fc)\b/, 0.35],
  [/\b(?:rn|lm|re|rh|rl|rt|rm|rr|rs|rp|rx|rv|rb|rc|rg|rf|rw)\d{1,2}\b/, 0.2],
  [/genzia ntrate|agenzia delle entrate|genzia/, 0.05],
];

/** The sheet that says whose return it is. Two returns in one file are two: their sums must not meet. */
const isFirstSheet = (text: string): boolean =>
  /\bcognome\b/.test(text) &&
  /tipo di dichiarazione|dati del contribuente|redditi persone fisiche\s*20\d\d/.test(text) &&
  !/quadro (?:r[a-z]|lm)\b/.test(text);

export const redditiPf: FiscalForm<'redditi_pf'> = {
  type: 'redditi_pf',
  country: 'IT',
  recognise: (text) => {
    const score = receipt.test(text) && !hasRowsOfReturn(text) ? 0 : weigh(text, marks);
    return score < 0.2 ? null : { score, starts: isFirstSheet(text) };
  },
  read: readRedditi,
  needed: ['tax_year', 'fiscal_id', 'gross_income', 'tax'],
};
