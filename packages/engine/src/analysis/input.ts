import type { ApplicationType } from '@vesta/domain/application-types';
import type { Day } from '@vesta/domain/dates/day';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { HouseholdCount } from '@vesta/domain/validation/household-count';
import type { Finding } from '../checks/finding.ts';
import type { ApplicantData } from '../papers/applicant.ts';
import type { KeptPaper } from '../papers/kept-paper.ts';

/** Everything that the figures of one person are made of. */
export interface AnalysisInput {
  /** What it is for: a loan runs longer than a lease, so a contract that ends weighs less there. */
  readonly kind: ApplicationType;
  readonly today: Day;
  readonly region: RegionCode;
  readonly status: EmploymentStatus;
  /** What the applicant said; the same that the checks were given. */
  readonly applicant: ApplicantData;
  /** Sources beside pay, in the words of the form. */
  readonly declaredSources: readonly string[];
  /** Instalments that no account shows, in cents a month. */
  readonly declaredDebts: number;
  /** Only where a home is bought: the rent of today goes on. */
  readonly keepsRent: boolean;
  /** As the form keeps it: everybody first, of them the minors. */
  readonly household: HouseholdCount;
  /** Other grown-ups who apply together with this person and bring papers of their own. */
  readonly coApplicants: number;
  readonly papers: readonly KeptPaper[];
  readonly findings: readonly Finding[];
}
