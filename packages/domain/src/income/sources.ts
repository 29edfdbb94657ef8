import type { EmploymentStatus } from '../employment.ts';

/** What people live from beside pay and business. Kept and sent in English, whatever the language on screen. */
export const incomeSources = [
  'Rental property',
  'Pension',
  'Alimony',
  'Unemployment benefit',
  'Parental benefit',
  'Other',
] as const;
export type IncomeSource = (typeof incomeSources)[number];

export const isIncomeSource = (source: string): source is IncomeSource =>
  incomeSources.includes(source as IncomeSource);

/** Offered beside a job or a business. */
export const besideWork = ['Rental property', 'Pension', 'Alimony', 'Other'] as const satisfies readonly IncomeSource[];

/** Retired people, people on benefits, people between two jobs: they have an income, and it is not their work. */
export const livesWithoutWork = (status: EmploymentStatus): boolean => status === 'Unemployed';

/** Offered to whoever does not work: what they may live from instead. */
export const insteadOfWork = [
  'Pension',
  'Unemployment benefit',
  'Parental benefit',
  'Rental property',
  'Alimony',
  'Other',
] as const satisfies readonly IncomeSource[];

/** Sources for which an authority writes a letter, and the letter is what proves them. */
export const provedByLetter = [
  'Pension',
  'Unemployment benefit',
  'Parental benefit',
] as const satisfies readonly IncomeSource[];
