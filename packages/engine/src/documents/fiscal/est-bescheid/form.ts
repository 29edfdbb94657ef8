import { type Mark, weigh } from '../../recognise/marks.ts';
import type { FiscalForm } from '../form.ts';
import { readBescheid } from './read-bescheid.ts';

const title = /bescheid\s*fur\s*20\d\d\s*uber\s*(?:die\s*)?einkommensteuer|einkommensteuerbescheid/;

const marks: readonly Mark[] = [
  [title, 0.6],
  [/finanzamt/, 0.1],
  [/festsetzung|festgesetzt/, 0.15],
  [/besteuerungsgrundlagen/, 0.25],
  [/gesamtbetrag der einkunfte/, 0.2],
  [/zu versteuerndes einkommen/, 0.2],
  [/rechtsbehelfsbelehrung/, 0.05],
  // What is to be paid in advance is fixed by an estimate and proves no income.
  [
    /bescheid\s*(?:fur\s*20\d\d\s*)?uber\s*(?:die\s*)?(?:festsetzung\s*(?:von|der)\s*)?vorauszahlungen|vorauszahlungsbescheid/,
    -0.9,
  ],
];

export const estBescheid: FiscalForm<'est_bescheid'> = {
  type: 'est_bescheid',
  country: 'DE',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.25 ? null : { score, starts: title.test(text) && /finanzamt/.test(text) };
  },
  read: readBescheid,
  needed: ['tax_year', 'person_name', 'gross_income', 'taxable_income', 'tax'],
};
