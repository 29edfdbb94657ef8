import type { Month } from '../../calendar.ts';
import type { Insurance } from './insurance.ts';

export interface GermanPayItem {
  readonly code: string;
  readonly label: string;
  /** L for the running month, E for a one-off payment. */
  readonly mark: 'L' | 'E';
  readonly amount: number;
}

export interface GermanYearToDate {
  readonly gross: number;
  readonly taxGross: number;
  readonly wageTax: number;
  readonly churchTax: number;
  readonly solidarity: number;
  readonly health: number;
  readonly pension: number;
  readonly unemployment: number;
  readonly care: number;
}

export interface GermanSlip extends Insurance {
  readonly country: 'DE';
  readonly month: Month;
  readonly items: readonly GermanPayItem[];
  readonly gross: number;
  readonly wageTax: number;
  readonly churchTax: number;
  readonly solidarity: number;
  readonly taxDeductions: number;
  readonly socialDeductions: number;
  readonly net: number;
  /** After the net: savings, ticket; negative where they are taken off. */
  readonly netItems: readonly GermanPayItem[];
  readonly paid: number;
  readonly toDate: GermanYearToDate;
}
