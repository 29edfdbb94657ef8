import { monthsFrom } from '../calendar.ts';
import type { Job, Person } from '../people/person.ts';
import { germanSlips } from './de/pay.ts';
import type { GermanSlip } from './de/slip.ts';
import { isEmployedIn } from './gross.ts';
import { italianSlips } from './it/pay.ts';
import type { ItalianSlip } from './it/slip.ts';

const months = (year: number): string[] => monthsFrom(`${year}-01`, `${year}-12`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What an Italian employer certifies for a year. */
export interface ItalianYear {
  readonly taxable: number;
  readonly incomeTax: number;
  readonly grossTax: number;
  readonly credits: number;
  readonly regional: number;
  readonly municipal: number;
  readonly municipalAdvance: number;
  readonly severance: number;
  readonly days: number;
}

export function italianYear(person: Person, job: Job, year: number, seed: string): ItalianYear {
  const slips = months(year).flatMap((month) => italianSlips(person, job, month, seed));
  const total = (of: (slip: ItalianSlip) => number): number => sum(slips.map(of));
  return {
    taxable: total((slip) => slip.taxable),
    incomeTax: total((slip) => slip.incomeTax),
    grossTax: total((slip) => slip.grossTax),
    credits: total((slip) => slip.workCredit + slip.furtherCredit),
    regional: total((slip) => slip.surtaxes.regional),
    municipal: total((slip) => slip.surtaxes.municipal),
    municipalAdvance: total((slip) => slip.surtaxes.municipalAdvance),
    severance: total((slip) => slip.severance),
    days: total((slip) => slip.days),
  };
}

/** What a German employer certifies: the December slip already holds the year's sums, but a job may end before. */
export function germanYear(person: Person, job: Job, year: number, seed: string): GermanSlip['toDate'] | null {
  const last = months(year)
    .filter((month) => isEmployedIn(job, month))
    .at(-1);
  return last ? (germanSlips(person, job, last, seed)[0]?.toDate ?? null) : null;
}
