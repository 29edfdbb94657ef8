import { type Mark, weigh } from '../../recognise/marks.ts';
import type { FiscalForm } from '../form.ts';
import { isNamedFirst } from '../ground/named-first.ts';
import { readCu } from './read-cu.ts';

const marks: readonly Mark[] = [
  [/certificazione\s*unica\s*20\d\d/, 0.6],
  [/\bc\.?\s?u\.?\s*20\d\d\b/, 0.2],
  [/certificazione (?:dei|di) (?:redditi|compensi)|certificazione (?:dei )?redditi assimilati/, 0.3],
  [/certificazione di cui all'art\.? ?4/, 0.3],
  [/certificazione lavoro (?:dipendente|autonomo)/, 0.4],
  [/tempo\s*indeterminato/, 0.15],
  [/ritenute irpef/, 0.15],
  [/addizionale regionale (?:all'irpef|irpef)/, 0.1],
  [/altri redditi assimilati|redditi di pensione/, 0.1],
  [/dati (?:relativi al datore di lavoro|anagrafici)/, 0.1],
  [/sostituto d'imposta/, 0.1],
  [/dati (?:fiscali|previdenziali ed assistenziali)/, 0.2],
];

const title = /certificazione\s*unica\s*20\d\d/;
/** A return quotes the certificate and is not one; a certificate tells what it is good for in a return. */
const returns = /modello 730|redditi persone fisiche|quadro r[a-z]\b/;
const COUNTER_WEIGHT = 0.5;

/** Only the first sheet names both sides; the one for the donation of taxes names the person again. */
const isFirstSheet = (text: string): boolean =>
  (title.test(text) || /certificazione di cui all'art|dati relativi al datore/.test(text)) &&
  /cognome/.test(text) &&
  !/\bper mille\b/.test(text);

export const cu: FiscalForm<'cu'> = {
  type: 'cu',
  country: 'IT',
  recognise: (text) => {
    const isQuoted = returns.test(text) && !isNamedFirst(text, title, returns);
    const score = Math.max(0, weigh(text, marks) - (isQuoted ? COUNTER_WEIGHT : 0));
    return score === 0 ? null : { score, starts: isFirstSheet(text) };
  },
  read: readCu,
  needed: ['tax_year', 'fiscal_id', 'payer_name', 'gross_income', 'tax'],
};
