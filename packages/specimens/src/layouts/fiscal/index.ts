import type { Day } from '@vesta/domain/dates/day';
import { yearOf } from '../../calendar.ts';
import { germanYear, italianYear } from '../../pay/year.ts';
import type { Person } from '../../people/person.ts';
import { cu } from './cu.ts';
import { estBescheid } from './est-bescheid.ts';
import type { FiscalPaper } from './layout.ts';
import { lohnsteuerbescheinigung } from './lohnsteuerbescheinigung.ts';
import { modello730 } from './modello-730.ts';
import { naspi } from './naspi.ts';
import { redditiPf, redditiPfReceipt } from './redditi-pf.ts';

function italianForms(person: Person, year: number, seed: string): FiscalPaper[] {
  const { job, practice, benefit } = person;
  const sums = job && job.hired <= `${year}-12-31` ? italianYear(person, job, year, seed) : null;
  return [
    ...(job && sums ? [cu(person, job, sums, year), modello730(person, sums, year)] : []),
    ...(practice ? [redditiPf(person, practice, year), redditiPfReceipt(person, year)] : []),
    ...(benefit ? [naspi(person, benefit)] : []),
  ];
}

function germanForms(person: Person, year: number, seed: string): FiscalPaper[] {
  const { job, practice } = person;
  const sums = job ? germanYear(person, job, year, seed) : null;
  return [
    ...(job && sums ? [lohnsteuerbescheinigung(person, job, sums, year)] : []),
    ...(practice ? [estBescheid(person, practice, sums?.gross ?? 0, year)] : []),
  ];
}

/** The tax papers that this person could show on that day, of the newest year for which all have been issued. */
export function fiscalForms(person: Person, today: Day, seed: string): FiscalPaper[] {
  const forms = (year: number): FiscalPaper[] =>
    person.country === 'IT' ? italianForms(person, year, seed) : germanForms(person, year, seed);
  const lastYear = forms(yearOf(today) - 1);
  return lastYear.every((form) => form.made <= today) ? lastYear : forms(yearOf(today) - 2);
}
