import { type Mark, weigh } from '../../recognise/marks.ts';
import type { FiscalForm } from '../form.ts';
import { read730 } from './read-730.ts';

const marks: readonly Mark[] = [
  [/modello\s*730(?:-3)?\s*\/?\s*20\d\d/, 0.7],
  [/\b730-3\b/, 0.4],
  [/prospetto di liquidazione relativo all'assistenza fiscale/, 0.6],
  [/\b730\/20\d\d/, 0.3],
  [/assistenza fiscale/, 0.1],
  [/reddito complessivo/, 0.1],
  [/dichiarazione (?:semplificata|congiunta)|dichiarante/, 0.1],
  [/quadro [a-g]\b/, 0.15],
  [/certificazione unica 20\d\d|redditi persone fisiche/, -0.3],
];

export const modello730: FiscalForm = {
  type: 'modello_730',
  country: 'IT',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.15 ? null : { score, starts: false };
  },
  read: read730,
  needed: ['tax_year', 'fiscal_id', 'gross_income', 'taxable_income', 'tax', 'protocol'],
};
