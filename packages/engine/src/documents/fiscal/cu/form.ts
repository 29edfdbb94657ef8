import { type Mark, weigh } from '../../recognise/marks.ts';
import type { FiscalForm } from '../form.ts';
import { readCu } from './read-cu.ts';

const marks: readonly Mark[] = [
  [/certificazione\s*unica\s*20\d\d/, 0.6],
  [/\bcu\s*20\d\d\b/, 0.2],
  [/certificazione di cui all'art\.? ?4/, 0.3],
  [/certificazione lavoro (?:dipendente|autonomo)/, 0.4],
  [/tempo\s*indeterminato/, 0.15],
  [/ritenute irpef/, 0.15],
  [/addizionale regionale (?:all'irpef|irpef)/, 0.1],
  [/dati (?:relativi al datore di lavoro|anagrafici)/, 0.1],
  [/sostituto d'imposta/, 0.1],
  [/dati (?:fiscali|previdenziali ed assistenziali)/, 0.2],
  // A return quotes the certificate; it is not one.
  [/modello 730|redditi persone fisiche|quadro r[a-z]\b/, -0.5],
];

export const cu: FiscalForm = {
  type: 'cu',
  country: 'IT',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score === 0 ? null : { score, starts: /certificazione\s*unica\s*20\d\d/.test(text) && /cognome/.test(text) };
  },
  read: readCu,
  needed: ['tax_year', 'fiscal_id', 'payer_name', 'gross_income', 'tax'],
};
