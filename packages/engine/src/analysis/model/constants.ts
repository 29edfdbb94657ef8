import type { RegionCode } from '@vesta/domain/regions/codes';

/** Raised whenever a number here or a formula beside it changes: stored reports say which one made them. */
export const MODEL_VERSION = '1.2';

/** Every number that somebody chose. Shares are whole percent, money is cents; all are printed in the report. */
export const constants = {
  /** Part of income that may go into rent: cautious, recommended, at most. */
  RENT_SHARE_MIN: 25,
  RENT_SHARE: 33,
  RENT_SHARE_MAX: 40,
  /** Rent and debts together may take so much more than rent alone. */
  DEBT_ROOM: 10,
  PAYSLIPS_COUNTED: 3,
  /** Payslip and bank may differ by this much before the lower one counts. */
  MISMATCH_PERCENT: 5,
  /** Nets that spread wider than this are variable pay. */
  VARIABLE_PERCENT: 25,
  OPEN_ENDED: 100,
  PROBATION: 90,
  PROBATION_MONTHS: 3,
  FIXED_TERM_12: 100,
  FIXED_TERM_6: 80,
  FIXED_TERM_3: 60,
  FIXED_TERM_ENDING: 40,
  APPRENTICE: 90,
  AGENCY: 80,
  FUTURE_START: 50,
  CONTRACT_UNKNOWN: 80,
  /** Part of a contract's gross that is taken for net while nothing was paid yet. */
  PROSPECTIVE_NET: 60,
  /** Of business credits what is left after contributions, tax and costs, unless the books tell it. */
  BUSINESS_NET: 70,
  BUSINESS_NET_LEAST: 30,
  BUSINESS_NET_MOST: 85,
  BUSINESS_MONTHS: 6,
  BANK_ONLY: 80,
  RETURN_ONLY: 60,
  YOUNG_ACTIVITY: 80,
  YOUNG_ACTIVITY_MONTHS: 12,
  INCOME_FALLING_PERCENT: 60,
  /** Of the result in unaudited books, before personal tax and health insurance. */
  BOOKS_ONLY: 90,
  BOOKS_NET: 65,
  SCHOLARSHIP: 100,
  FAMILY_SUPPORT: 50,
  REGULAR_CREDITS: 3,
  BENEFIT_LASTING: 80,
  BENEFIT_ENDING: 50,
  BENEFIT_LASTING_MONTHS: 6,
  PENSION: 100,
  RENTAL_IN_RETURN: 75,
  RENTAL_NOT_IN_RETURN: 50,
  ALIMONY: 80,
  CHILD_BENEFIT: 100,
  INVESTMENT: 50,
  DEPOSIT_RENTS: 3,
  RENT_TOLERANCE_PERCENT: 5,
  GUARANTOR_SHARE: 40,
  INSTALMENT_SHARE: 35,
  INSTALMENT_SHARE_CAUTIOUS: 33,
  /** In hundredths of a percent a year. */
  MORTGAGE_RATE_BASIS_POINTS: 420,
  OLDEST_AT_END: 75,
  LTV_GOOD: 80,
  LTV_RAISED: 90,
  SENIORITY_MONTHS: 6,
} as const;

export interface RegionConstants {
  /** What an extra salary is worth, in percent of an ordinary one. */
  readonly EXTRA_PAY: number;
  /** Whether an extra salary has to be seen before it counts. */
  readonly EXTRA_PAY_EVIDENCED: number;
  readonly LIVING_FIRST_ADULT: number;
  readonly LIVING_ADULT: number;
  readonly LIVING_MINOR: number;
  /** What a cold rent is multiplied by where only that is known. */
  readonly WARM_PERCENT: number;
  readonly ANCILLARY_FROM: number;
  readonly ANCILLARY_TO: number;
}

export const regionConstants: Readonly<Record<RegionCode, RegionConstants>> = {
  it: {
    EXTRA_PAY: 83,
    EXTRA_PAY_EVIDENCED: 0,
    LIVING_FIRST_ADULT: 60_000,
    LIVING_ADULT: 30_000,
    LIVING_MINOR: 20_000,
    WARM_PERCENT: 100,
    ANCILLARY_FROM: 3,
    ANCILLARY_TO: 5,
  },
  de: {
    EXTRA_PAY: 55,
    EXTRA_PAY_EVIDENCED: 1,
    LIVING_FIRST_ADULT: 56_300,
    LIVING_ADULT: 50_600,
    LIVING_MINOR: 39_000,
    WARM_PERCENT: 125,
    ANCILLARY_FROM: 9,
    ANCILLARY_TO: 12,
  },
};
