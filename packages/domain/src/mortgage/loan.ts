import { parseMoney } from '../money/parse-money.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { ValidationCode } from '../validation/codes.ts';

/** The loan in whole percent of the value; null while one of them is unknown. */
export const loanPercentage = (valueCents: number | null, loanCents: number | null): number | null =>
  valueCents && loanCents !== null ? Math.round((loanCents / valueCents) * 100) : null;

/** What the buyer brings along; null while unknown, and when the loan is larger than the value. */
export const requiredFunds = (valueCents: number | null, loanCents: number | null): number | null =>
  valueCents && loanCents !== null && loanCents <= valueCents ? valueCents - loanCents : null;

interface LoanAnswers {
  property_value: string;
  loan_amount: string;
}

/** What value and loan get wrong together. What cannot be read is refused elsewhere. */
export function refusedLoan(answers: LoanAnswers, region: RegionCode): ValidationCode | null {
  const value = parseMoney(answers.property_value, region);
  const loan = parseMoney(answers.loan_amount, region);
  if (!value || !loan || loan < value) return null;
  return loan === value ? 'loanEqualsValue' : 'loanOverValue';
}
