import type { Job } from '../../people/person.ts';
import { share } from '../../wording/money.ts';
import type { Contribution } from './slip.ts';

const EURO = 100;

/** The base is rounded to whole euros before the rates apply. */
export const contributionBase = (gross: number): number => Math.round(gross / EURO) * EURO;

const line = (code: string, label: string, base: number, rate: number): Contribution => ({
  code,
  label,
  base,
  rate,
  amount: share(base, rate),
});

export function contributionsOf(job: Job, gross: number): Contribution[] {
  const base = contributionBase(gross);
  if (job.employer.public) {
    return [line('800/INP', 'RITENUTA INPDAP', base, 880), line('810/FCR', 'FONDO CREDITO', base, 35)];
  }
  if (job.contract === 'apprentice') return [line('Z00005', 'Contributo IVS apprendisti', base, 584)];
  const large = job.employer.agreement.endsWith('Industria');
  if (!large) return [line('Z00000', 'Contributo IVS', base, 919)];
  return [line('Z00000', 'Contributo IVS', base, 919), line('Z00031', 'Contributo CIGS', base, 30)];
}
