import type { ApplicationType } from '../application-types.ts';
import type { EmploymentStatus } from '../employment.ts';
import type { IncomeSource } from '../income/sources.ts';
import type { IncomeCheckField } from '../occupation.ts';
import type { ApplicantRole } from '../roles.ts';
import type { StepRouter } from '../workflow/steps.ts';
import type { RegionCode } from './codes.ts';

/** A paper that an occupation asks for; `oneOf` groups alternatives. */
export interface DocumentDemand {
  ref: 'payslip' | 'work_contract' | 'fiscal_doc' | 'cud' | 'bank_statement' | 'other';
  oneOf?: true;
  /** Whoever began after the last year that such a paper is made for has none yet. */
  notInFirstYear?: true;
  /** Asked only of people who named one of these sources. */
  forSources?: readonly IncomeSource[];
}

/** An occupation as the region defines it; its words come from the texts by `status`. */
export interface OccupationRow {
  status: EmploymentStatus;
  icon: string;
  documents: readonly DocumentDemand[];
  fields: readonly IncomeCheckField[];
  /** What these people may live from, where it is not their work. */
  sources?: readonly IncomeSource[];
  /** Roles to which this occupation is not offered. */
  hiddenFor?: readonly ApplicantRole[];
}

/** All that differs between countries. A new country is a new folder with one of these. */
export interface Region {
  code: RegionCode;
  country: string;
  /** Whose midnight ends a day here. */
  timeZone: string;
  phonePrefix: string;
  currency: 'EUR';
  /** The ordered steps per application type. */
  workflow: Record<ApplicationType, readonly StepRouter[]>;
  occupations: readonly OccupationRow[];
}
