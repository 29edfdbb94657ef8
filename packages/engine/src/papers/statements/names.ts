import { holdersIn } from '@vesta/domain/names/compare-holders';
import type { Asked } from '../asked.ts';
import { textIn } from '../fields.ts';
import type { PaperSet } from '../kept-paper.ts';
import { readPapersOf } from '../read-papers.ts';

const unique = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.flatMap((name) => (name === null || name.trim() === '' ? [] : [name]))),
];

/** The applicant and whoever else the accounts are held by: money between them is their own. */
export function holderNames(set: PaperSet, { applicant }: Asked): string[] {
  const own = [applicant?.first_name, applicant?.last_name].filter(Boolean).join(' ');
  const printed = readPapersOf(set, 'bank_statement').flatMap(({ reading }) => textIn(reading, 'holder') ?? []);
  return unique([own, ...printed.flatMap(holdersIn)]);
}

/** Everybody who is called the employer, by the applicant or on a paper. */
export function employerNames(set: PaperSet, { applicant }: Asked): string[] {
  const slips = readPapersOf(set, 'payslip').map(({ reading }) => textIn(reading, 'employer_name'));
  const contracts = readPapersOf(set, 'work_contract').map(({ reading }) => textIn(reading, 'payer_name'));
  return unique([applicant?.employer ?? null, ...slips, ...contracts]);
}
