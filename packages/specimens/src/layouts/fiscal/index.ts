import type { Day } from '@vesta/domain/dates/day';
import { monthOf, yearOf } from '../../calendar.ts';
import { germanYear, italianYear } from '../../pay/year.ts';
import type { Benefit, Person } from '../../people/person.ts';
import { algBescheid } from './alg-bescheid.ts';
import { cedolinoPensione } from './cedolino-pensione.ts';
import { cu } from './cu.ts';
import { elterngeldBescheid } from './elterngeld-bescheid.ts';
import { estBescheid } from './est-bescheid.ts';
import type { FiscalPaper } from './layout.ts';
import { lohnsteuerbescheinigung } from './lohnsteuerbescheinigung.ts';
import { modello730 } from './modello-730.ts';
import { naspi } from './naspi.ts';
import { redditiPf, redditiPfReceipt } from './redditi-pf.ts';
import { rentenanpassung } from './rentenanpassung.ts';

function italianForms(person: Person, today: Day, year: number, seed: string): FiscalPaper[] {
  const { job, practice, benefit, pension } = person;
  const sums = job && job.hired <= `${year}-12-31` ? italianYear(person, job, year, seed) : null;
  return [
    ...(job && sums ? [cu(person, job, sums, year), modello730(person, sums, year)] : []),
    ...(practice ? [redditiPf(person, practice, year), redditiPfReceipt(person, year)] : []),
    ...(benefit ? [naspi(person, benefit)] : []),
    ...(pension ? [cedolinoPensione(person, pension, monthOf(today))] : []),
  ];
}

const germanLetters: Record<Benefit['kind'], (person: Person, benefit: Benefit) => FiscalPaper> = {
  naspi,
  arbeitslosengeld: algBescheid,
  elterngeld: elterngeldBescheid,
};

/** The year in which pensions rose last. */
const lastRiseBefore = (today: Day): number => (today.slice(5) >= '07-01' ? yearOf(today) : yearOf(today) - 1);

function germanForms(person: Person, today: Day, year: number, seed: string): FiscalPaper[] {
  const { job, practice, benefit, pension } = person;
  const sums = job ? germanYear(person, job, year, seed) : null;
  return [
    ...(job && sums ? [lohnsteuerbescheinigung(person, job, sums, year)] : []),
    ...(practice ? [estBescheid(person, practice, sums?.gross ?? 0, year)] : []),
    ...(benefit ? [germanLetters[benefit.kind](person, benefit)] : []),
    ...(pension ? [rentenanpassung(person, pension, lastRiseBefore(today))] : []),
  ];
}

/** The tax papers that this person could show on that day, of the newest year for which all have been issued. */
export function fiscalForms(person: Person, today: Day, seed: string): FiscalPaper[] {
  const forms = (year: number): FiscalPaper[] =>
    person.country === 'IT' ? italianForms(person, today, year, seed) : germanForms(person, today, year, seed);
  const lastYear = forms(yearOf(today) - 1);
  return lastYear.every((form) => form.made <= today) ? lastYear : forms(yearOf(today) - 2);
}
