import type { Day } from '@vesta/domain/dates/day';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { Sex } from '@vesta/domain/fiscal-code/birth-code';
import type { Month } from '../calendar.ts';

export type Country = 'IT' | 'DE';

export interface Address {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Two letters in Italy, null in Germany. */
  readonly province: string | null;
}

export interface BirthPlace {
  readonly name: string;
  readonly province: string | null;
  /** Cadastral code, or Z and three digits for a country. */
  readonly code: string;
}

export interface Employer {
  readonly name: string;
  readonly address: Address;
  /** Partita IVA in Italy; Betriebsnummer in Germany. */
  readonly id: string;
  readonly iban: string;
  /** Collective agreement. */
  readonly agreement: string;
  readonly public: boolean;
}

export type ContractKind = 'open_ended' | 'fixed_term' | 'apprentice';

/** What German wage tax and insurance depend on. */
export interface GermanTraits {
  readonly taxClass: 1 | 3 | 4;
  readonly church: 'ev' | 'rk' | null;
  readonly children: number;
  readonly fund: { readonly name: string; readonly extra: number };
  /** Capital-forming savings: paid on by the employer out of the net. */
  readonly savings: boolean;
  readonly group: '101' | '102' | '106' | '109';
  /** What a civil servant pays a month to a private health insurer, in cents: the state's own insurances do not apply. */
  readonly privateHealth?: number;
}

/** Something out of the ordinary on the slip of one month. */
export interface PayEvent {
  readonly month: Month;
  /** Taxed pay, a taxed payment made once, a taxed thing instead of money, what is kept back, what is paid untaxed. */
  readonly kind: 'pay' | 'one_off' | 'in_kind' | 'kept_back' | 'untaxed';
  readonly code: string;
  readonly label: string;
  readonly amount: number;
}

export interface Job {
  readonly employer: Employer;
  readonly hired: Day;
  readonly ends: Day | null;
  readonly contract: ContractKind;
  readonly role: string;
  readonly level: string;
  readonly personnelNumber: string;
  /** Contractual gross per month, in cents, as of each month named; the newest that has begun counts. */
  readonly gross: readonly { readonly from: Month; readonly cents: number }[];
  /** 12, 13 or 14 a year. */
  readonly payments: number;
  /** Percent of full time. */
  readonly partTime: number;
  /** Day of the month, 31 for the last; next month's where `nextMonth` is set. */
  readonly payDay: number;
  readonly paidNextMonth: boolean;
  readonly overtime: boolean;
  readonly german: GermanTraits | null;
  readonly layout: string;
  readonly events?: readonly PayEvent[];
}

/** Work on one's own account. */
export interface Practice {
  readonly activity: string;
  readonly since: Day;
  readonly vatNumber: string;
  /** Yearly receipts in cents; clients pay them in uneven parts. */
  readonly receipts: number;
  /** Part that counts as income: the flat-rate coefficient, or what costs leave, in basis points. */
  readonly incomeShare: number;
  readonly clients: readonly string[];
}

export interface Benefit {
  readonly kind: 'naspi' | 'arbeitslosengeld' | 'elterngeld';
  readonly from: Day;
  readonly days: number;
  /** Average monthly wage before, in cents. */
  readonly wage: number;
}

export interface Pension {
  readonly since: Day;
  /** A month, before anything is taken off, in cents. */
  readonly gross: number;
  readonly number: string;
}

export interface Account {
  /** Name of the statement layout: each bank prints its own. */
  readonly layout: string;
  readonly bank: string;
  readonly iban: string;
  /** At the start of the ledger, in cents. */
  readonly opening: number;
}

/** Household facts that come back on the account month after month. Amounts in cents. */
export interface Household {
  readonly rent: {
    readonly landlord: string;
    readonly amount: number;
    readonly iban: string;
    readonly day: number;
  } | null;
  readonly loan: { readonly lender: string; readonly amount: number; readonly day: number } | null;
  readonly childBenefit: number | null;
  readonly familySupport: number | null;
  readonly grant: number | null;
  readonly savings: number | null;
  /** How much a month goes to shops, in cents. */
  readonly spending: number;
}

export interface IdentityPapers {
  readonly nationality: string;
  readonly cardNumber: string;
  readonly passportNumber: string;
  /** Days of issue; expiry follows from the kind of paper. */
  readonly cardIssued: Day;
  readonly passportIssued: Day;
  readonly permitNumber: string | null;
  readonly height: number;
  readonly eyes: string;
}

export interface Person {
  readonly name: string;
  readonly country: Country;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex;
  readonly birthDay: Day;
  readonly birthPlace: BirthPlace;
  readonly fiscalCode: string | null;
  readonly steuerId: string | null;
  readonly svNumber: string | null;
  readonly address: Address;
  readonly status: EmploymentStatus;
  readonly job: Job | null;
  readonly practice: Practice | null;
  readonly benefit: Benefit | null;
  readonly pension: Pension | null;
  readonly account: Account;
  readonly household: Household;
  readonly papers: IdentityPapers;
}
