import type { Day } from '@vesta/domain/dates/day';

/** What the applicant said about themselves, as far as checks hold papers against it. Null was not said. */
export interface ApplicantData {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly birth_date: Day | null;
  readonly birth_place: string | null;
  readonly sex: 'M' | 'F' | null;
  /** ISO 3166 alpha-2. */
  readonly nationality: string | null;
  readonly fiscal_code: string | null;
  readonly address: string | null;
  readonly employment_status: string | null;
  readonly employer: string | null;
  readonly contract_type: string | null;
  readonly paychecks_per_year: number | null;
  /** Cents a month. */
  readonly declared_income: number | null;
  /** Paid for the home of today: 0 for whoever says that they pay none, null where nothing was said. */
  readonly declared_rent: number | null;
  /** Paid off each month for a home of their own; asked of guarantors alone. */
  readonly declared_housing_loan?: number | null;
  readonly declared_other_income: number | null;
  /** Whether sources of other income were named; the form asks for no sums. */
  readonly names_other_income?: boolean | null;
  /** Which sources were named, in the words of the form. */
  readonly income_sources?: readonly string[] | null;
  /** Cents a month of the home applied for. */
  readonly wanted_rent: number | null;
  /** The part of it that a deposit counts, without charges; the whole where it is not told apart. */
  readonly deposit_rent?: number | null;
  /** ABI or BLZ of the bank that was chosen. */
  readonly chosen_bank: string | null;
  readonly lease_start: Day | null;
  /** Whether a spouse or partner will live in the home, and how many children. */
  readonly has_partner?: boolean | null;
  readonly children?: number | null;
}

export type ApplicantFact = keyof ApplicantData;
