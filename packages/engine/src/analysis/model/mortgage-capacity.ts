import { loanTerms } from '@vesta/domain/mortgage/vocabulary';
import type { Maturity } from '@vesta/domain/report/mortgage';
import { instalmentOf, loanOf } from './annuity.ts';
import { tenths } from './cents.ts';
import { constants } from './constants.ts';
import type { Purse } from './rent-capacity.ts';

const HUNDRED_EUROS = 10_000;

export interface MortgageWish extends Purse {
  readonly loan: number;
  /** Of the oldest borrower today; null where no birth date is known. */
  readonly age: number | null;
}

export interface MortgageCapacity {
  /** What may go into instalments, in cents with fractions: a loan is computed from the exact one. */
  readonly budget: number;
  readonly cautious: number;
  readonly maturities: readonly Maturity[];
  readonly suggested: Maturity | null;
  /** The longest that age allows; null where it allows none. */
  readonly longest: Maturity | null;
}

const budgetAt = (share: number, { income, commitments, living }: Purse): number =>
  Math.max(0, Math.min(share * income - 100 * commitments, 100 * (income - commitments - living))) / 100;

export const sustainableLoan = (budget: number, years: number): number =>
  Math.floor(loanOf(budget, years) / HUNDRED_EUROS) * HUNDRED_EUROS;

/** Loans of usual lengths held against what an income carries; the shortest that fits is suggested. */
export function mortgageCapacity(wish: MortgageWish): MortgageCapacity {
  const budget = budgetAt(constants.INSTALMENT_SHARE, wish);
  const isAllowed = (years: number): boolean => wish.age === null || wish.age + years <= constants.OLDEST_AT_END;
  const fits = (years: number): boolean =>
    wish.loan > 0 && isAllowed(years) && instalmentOf(wish.loan, years) <= budget;
  const shortest = loanTerms.find(fits) ?? null;
  const maturities = loanTerms.map((years): Maturity => {
    const instalment = instalmentOf(wish.loan, years);
    return {
      years,
      instalment: Math.round(instalment),
      dti: wish.income > 0 ? tenths(((instalment + wish.commitments) * 100) / wish.income) : null,
      could_borrow: sustainableLoan(budget, years),
      fits: fits(years),
      allowed: isAllowed(years),
      suggested: years === shortest,
    };
  });
  return {
    budget,
    cautious: budgetAt(constants.INSTALMENT_SHARE_CAUTIOUS, wish),
    maturities,
    suggested: maturities.find(({ suggested }) => suggested) ?? null,
    longest: maturities.findLast(({ allowed }) => allowed) ?? null,
  };
}
