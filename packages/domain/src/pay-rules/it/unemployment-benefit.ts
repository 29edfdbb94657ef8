import { CENTS } from '../share.ts';
import type { ItalianPayRules } from './rules.ts';

const LOWER_SHARE = 0.75;
const UPPER_SHARE = 0.25;
const MONTHLY_FALL = 0.97;

/** Monthly NASpI in cents on an average wage in cents: three quarters up to the reference, a quarter above, capped. */
export function unemploymentBenefit(wage: number, { unemployment }: ItalianPayRules): number {
  const reference = unemployment.reference * CENTS;
  const full = Math.min(wage, reference) * LOWER_SHARE + Math.max(0, wage - reference) * UPPER_SHARE;
  return Math.min(Math.round(full), highestBenefit({ unemployment }));
}

export const highestBenefit = ({ unemployment }: Pick<ItalianPayRules, 'unemployment'>): number =>
  Math.round(unemployment.cap * CENTS);

/** It falls month by month after the first half year. */
export const reducedBenefit = (benefit: number, reductions: number): number =>
  Math.round(benefit * MONTHLY_FALL ** reductions);
