import { type Mark, weigh } from '../../recognise/marks.ts';
import type { FiscalForm } from '../form.ts';
import { isNamedFirst } from '../ground/named-first.ts';
import { read730 } from './read-730.ts';

const marks: readonly Mark[] = [
  [/modello\s*730(?:-3)?\s*\/?\s*20\d\d/, 0.7],
  [/\b730-3\b/, 0.4],
  [/(?:modello|mod\.?|dichiarazione)? ?\b730 (?:precompilat|ordinari|semplificat|editabil)/, 0.5],
  [/prospetto di liquidazione relativo all'assistenza fiscale/, 0.6],
  [/\b730\/20\d\d/, 0.3],
  [/assistenza fiscale/, 0.1],
  [/reddito complessivo/, 0.1],
  [/dichiarazione (?:semplificata|congiunta)|dichiarante/, 0.1],
  [/quadro [a-g]\b/, 0.15],
  [/certificazione unica 20\d\d|redditi persone fisiche/, -0.3],
  // Leave to look at a return is no return.
  [/delega ?\/ ?revoca|conferisce delega|revoca (?:la|della) delega/, -2],
];

const certificate = /certificazione\s*unica\s*20\d\d/;
const COUNTER_WEIGHT = 0.6;
/** The sheet that says whose return it is; the liquidation belongs to it. */
const firstSheet = /dati del contribuente|dichiarazione semplificata dei contribuenti/;

export const modello730: FiscalForm<'modello_730'> = {
  type: 'modello_730',
  country: 'IT',
  recognise: (text) => {
    const isQuoted = isNamedFirst(text, certificate, /modello\s*730|\b730[-/]/);
    const score = Math.max(0, weigh(text, marks) - (isQuoted ? COUNTER_WEIGHT : 0));
    return score < 0.15 ? null : { score, starts: firstSheet.test(text) };
  },
  read: read730,
  needed: ['tax_year', 'fiscal_id', 'gross_income', 'taxable_income', 'tax', 'protocol'],
};
